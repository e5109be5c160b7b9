import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { formatTyped } from '../../ui/typed-number.ts'
import { draftOf, newFacts, type ProductDraft } from './product-draft.ts'
import { readDraft } from './read-draft.ts'

const inEnglish = (value: number | null) => formatTyped(value, 'en')
const blank = draftOf(newFacts, inEnglish)
const read = (change: Partial<ProductDraft>) =>
  readDraft({ ...blank, name: 'Wine', ...change }, newFacts)
const problemsOf = (change: Partial<ProductDraft>) => {
  const result = read(change)
  return result.ok ? [] : result.problems
}
const factsOf = (change: Partial<ProductDraft>) => {
  const result = read(change)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.facts
}

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null })
const word = fc.stringMatching(/^[A-Za-z]{1,12}$/)
const facts: fc.Arbitrary<ProductFacts> = fc.record({
  name: word,
  producer: orNull(word),
  type: orNull(word),
  categories: fc.subarray(['red_wine', 'beer'] as const).map((kept) => [...kept]),
  subtype: orNull(word),
  country_code: orNull(fc.constantFrom('FR', 'IT')),
  region: orNull(word),
  vintage: orNull(fc.oneof(fc.integer({ min: 1800, max: 2099 }), fc.constant('NV' as const))),
  volume_ml: orNull(fc.integer({ min: 1, max: 1_000_000 })),
  alcohol_tenths: orNull(fc.integer({ min: 0, max: 1000 })),
  sugar_mg_l: orNull(fc.integer({ min: 0, max: 500_000 })),
  price: orNull(
    fc.record({
      amount_minor: fc.integer({ min: 0, max: 10_000_000 }),
      currency: orNull(fc.constantFrom('EUR', 'JPY', 'SEK')),
      per: orNull(fc.constantFrom('unit' as const, 'case' as const, 'litre' as const)),
      units_per_case: orNull(fc.integer({ min: 1, max: 48 })),
      basis: orNull(fc.constantFrom('ex_works' as const, 'fob' as const)),
      raw: fc.constant(null),
    }),
  ),
  grapes: fc.array(fc.record({ variety: word, share: orNull(fc.integer({ min: 0, max: 100 })) }), {
    maxLength: 3,
  }),
  container: orNull(fc.constantFrom('glass_bottle' as const, 'keg' as const)),
  container_weight_g: orNull(fc.integer({ min: 1, max: 2000 })),
  closure: orNull(fc.constantFrom('cork' as const, 'screw_cap' as const)),
  organic: orNull(fc.boolean()),
  certifications: fc.array(word, { maxLength: 3 }),
  quantity_available: orNull(fc.integer({ min: 0, max: 1_000_000 })),
  oak: orNull(fc.boolean()),
  months_in_oak: orNull(fc.integer({ min: 0, max: 60 })),
  months_on_lees: orNull(fc.integer({ min: 0, max: 60 })),
  gtin: orNull(fc.constantFrom('6291041500213', '14567815983469')),
})

describe('the correction form', () => {
  it.each(['en', 'de', 'fr'])('gives back what it was given, in %s', (language) => {
    fc.assert(
      fc.property(facts, (given) => {
        const draft = draftOf(given, (value) => formatTyped(value, language))
        expect(readDraft(draft, given)).toEqual({ ok: true, facts: given })
      }),
    )
  })

  it('takes decimal comma and point', () => {
    expect(factsOf({ alcohol_tenths: '12,5' }).alcohol_tenths).toBe(125)
    expect(factsOf({ alcohol_tenths: '12.5' }).alcohol_tenths).toBe(125)
    expect(factsOf({ sugar_mg_l: '3,2' }).sugar_mg_l).toBe(3200)
    expect(factsOf({ price: '8,40', currency: 'eur' }).price).toMatchObject({
      amount_minor: 840,
      currency: 'EUR',
    })
  })

  it('reads grapes with and without shares', () => {
    expect(factsOf({ grapes: 'Syrah 80 %\nGrenache 20\n' }).grapes).toEqual([
      { variety: 'Syrah', share: 80 },
      { variety: 'Grenache', share: 20 },
    ])
    expect(factsOf({ grapes: '62,5 % Pinot noir; Meunier' }).grapes).toEqual([
      { variety: 'Pinot noir', share: 62.5 },
      { variety: 'Meunier', share: null },
    ])
  })

  it.each([
    [{ name: ' ' }, 'name', 'name'],
    [{ vintage: 'last year' }, 'vintage', 'vintage'],
    [{ volume_ml: '0.75' }, 'volume_ml', 'wholeNumber'],
    [{ alcohol_tenths: 'strong' }, 'alcohol_tenths', 'alcohol'],
    [{ alcohol_tenths: '120' }, 'alcohol_tenths', 'alcohol'],
    [{ price: '8,40 EUR' }, 'price', 'price'],
    [{ currency: 'EUR' }, 'price', 'priceMissing'],
    [{ price: '8', currency: 'euros' }, 'currency', 'currency'],
    [{ grapes: 'Syrah 180' }, 'grapes', 'grapes'],
    [{ gtin: '5.01E+12' }, 'gtin', 'gtin'],
    [{ gtin: '6291041500214' }, 'gtin', 'gtin'],
    [{ producer: 'x'.repeat(301) }, 'producer', 'tooLong'],
  ] as const)('says what is wrong with %o', (change, field, key) => {
    expect(problemsOf(change)).toEqual([{ field, key }])
  })

  it('keeps the words of the file that it does not show', () => {
    const price = {
      amount_minor: 840,
      currency: 'EUR',
      per: null,
      units_per_case: null,
      basis: null,
      raw: '8,40 €',
    }
    const before: ProductFacts = { ...newFacts, name: 'Wine', price }
    const result = readDraft({ ...draftOf(before, inEnglish), price: '9' }, before)
    expect(result.ok && result.facts.price).toEqual({ ...price, amount_minor: 900 })
  })
})
