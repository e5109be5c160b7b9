import { expect, it } from 'vitest'
import type { ProductFacts } from '../portfolio/product.ts'
import { tenderIdSchema } from '../shared/ids.ts'
import type { Criterion, OriginChoice } from '../tenders/criterion.ts'
import { factsToComplete } from './facts-to-complete.ts'
import { currentMatchContext } from './match-context.ts'
import { criterion, inNorway, silentFacts } from './product-for-tests.ts'

const from = (country: string, regions: string[] = []): OriginChoice[] => [
  { country, group: null, regions, appellations: [] },
]
const gin = criterion('category', { any_of: ['spirits'], subtypes: ['gin'] })
const red = criterion('category', { any_of: ['red_wine'], subtypes: [] })
const france = criterion('origin', { any_of: from('FR') })
const burgundy = criterion('origin', { any_of: from('FR', ['Burgundy']) })
const size = criterion('size', { any_of_ml: [750], launched_together: false })

it.each<[string, Criterion[], Partial<ProductFacts>, string[]]>([
  ['kind, style and country', [gin, france], {}, ['categories', 'subtype', 'country_code']],
  ['country and region', [red, burgundy], { categories: ['red_wine'] }, ['country_code', 'region']],
  ['region', [red, burgundy], { categories: ['red_wine'], country_code: 'FR' }, ['region']],
  ['style', [gin], { categories: ['spirits'] }, ['subtype']],
  ['colour', [red], { categories: ['red_wine', 'white_wine'] }, ['categories']],
  ['kind, though none is asked for', [size], { volume_ml: 750 }, ['categories']],
  [
    'no origin that helps where the words for it are not understood',
    [red, { ...france, any_of: [], unread: ['Flurbia'] }],
    { categories: ['red_wine'] },
    [],
  ],
  ['nothing', [red, france], { categories: ['red_wine'], country_code: 'FR' }, []],
  [
    'nothing of what is merely preferred',
    [{ ...red, required: false }],
    { categories: ['beer'] },
    [],
  ],
])('%s', (_, criteria, facts, expected) => {
  const tender = {
    ...inNorway,
    tender_id: tenderIdSchema.parse(1),
    version: 1,
    offer_deadline: null,
    completeness: 'full' as const,
    criteria,
  }
  expect(factsToComplete(tender, { ...silentFacts, ...facts }, currentMatchContext)).toEqual(
    expected,
  )
})
