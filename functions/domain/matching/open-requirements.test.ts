import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { PublishedTender } from '../tenders/published-tender.ts'
import { published } from '../tenders/read-criteria/published-for-tests.ts'
import { readCriteria } from '../tenders/read-criteria/read-criteria.ts'
import { partCriteria } from './open-requirements.ts'

const partOf = (given: Partial<PublishedTender>) => partCriteria(readCriteria(published(given)))
const wordsOf = (given: Partial<PublishedTender>) =>
  partOf(given).open.map(({ kind, text }) => [kind, text])

describe('what everybody may read of a tender', () => {
  it('is what the fields of drink, origin, vintage, container and size say', () => {
    expect(
      wordsOf({
        product_type: 'Red wine',
        country_of_origin: 'France',
        vintage: '2021 or 2022',
        container_type: 'Light weight glass bottle max. 420 g',
        container_volume_ml: 750,
      }),
    ).toEqual([
      ['category', 'Red wine'],
      ['origin', 'France'],
      ['vintage', '2021 or 2022'],
      ['container', 'Light weight glass bottle max. 420 g'],
      ['size', '750 ml'],
    ])
  })

  it.each<[string, Partial<PublishedTender>]>([
    [
      '<160',
      {
        container_volume_ml: 375,
        price: [
          {
            basis: 'retail',
            currency: 'NOK',
            min: null,
            max: 160,
            per_volume_ml: 750,
            text: '<160 (75 cl) and <85 (37,5 cl)',
          },
        ],
      },
    ],
    ['5 % ABV', { product_type: 'Beer', requirements: ['IPA with min 5 % ABV'] }],
    [
      'front label',
      {
        country_of_origin: 'France',
        requirements: [
          '100 % of the grapes must come from Avize or Cramant and name of village must appear on front label',
        ],
      },
    ],
    [
      'packaging',
      {
        category: 'spirits',
        style: 'Mojito (The cocktail type must appear on the front of the packaging)',
      },
    ],
  ])('never tells %s of %j', (secret, given) => {
    const { open, closed } = partOf(given)
    expect(JSON.stringify(closed)).toContain(secret)
    expect(JSON.stringify(open)).not.toContain(secret)
  })

  const file = new URL('../../../../shared/data/tenders.json', import.meta.url)
  it.skipIf(!existsSync(file))(
    'quotes no other field of a tender of ../shared/data/tenders.json (skipped where it is absent)',
    () => {
      const tenders = JSON.parse(readFileSync(file, 'utf8')) as PublishedTender[]
      expect(tenders.length).toBeGreaterThan(100)
      for (const tender of tenders) {
        const { open } = partCriteria(readCriteria(tender))
        const { category, product_type, country_of_origin, region, appellation, vintage } = tender
        const said = [category, product_type, country_of_origin, region, appellation, vintage].map(
          String,
        )
        const told = open.filter(({ kind }) => kind !== 'size' && kind !== 'container')
        for (const { text } of told) {
          const parts = text.split('; ')
          expect(parts.filter((part) => !said.some((one) => one.includes(part)))).toEqual([])
        }
      }
    },
  )
})
