import { describe, expect, it } from 'vitest'
import { reviewedFields } from '#domain/portfolio/evidence.ts'
import { noFacts } from '#domain/portfolio/no-facts.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { columnLetter } from './column-letter.ts'
import { mendedValue, mendTyped, typedValue } from './mend-value.ts'

const price = {
  amount_minor: 840,
  currency: 'EUR',
  per: 'case',
  units_per_case: 6,
  basis: null,
  raw: '8,40',
} as const
const facts: ProductFacts = {
  ...noFacts,
  name: 'A',
  vintage: 2020,
  alcohol_tenths: 125,
  sugar_mg_l: 2500,
  organic: false,
  certifications: ['HVE', 'Fairtrade'],
  grapes: [
    { variety: 'Syrah', share: 80 },
    { variety: 'Grenache', share: null },
  ],
  price,
}

describe('a value mended in place', () => {
  it('comes back as it was when nothing is typed', () => {
    for (const field of reviewedFields) {
      expect(mendedValue(field, typedValue(field, facts), facts)).toEqual(facts[field])
    }
  })

  it.each([
    ['vintage', '2019', 2019],
    ['vintage', 'nv', 'NV'],
    ['vintage', '19', undefined],
    ['volume_ml', '0', undefined],
    ['volume_ml', '375', 375],
    ['alcohol_tenths', '12,5', 125],
    ['alcohol_tenths', '130', undefined],
    ['price', '9,10', { ...price, amount_minor: 910 }],
    ['name', ' ', undefined],
    ['producer', '', null],
    ['categories', '', []],
    ['categories', 'beer', ['beer']],
    ['container', 'keg', 'keg'],
    ['closure', '', null],
    ['organic', 'yes', true],
    ['oak', '', null],
    ['sugar_mg_l', '4,5', 4500],
    [
      'grapes',
      'Merlot 60; Syrah',
      [
        { variety: 'Merlot', share: 60 },
        { variety: 'Syrah', share: null },
      ],
    ],
    ['certifications', 'HVE, Demeter', ['HVE', 'Demeter']],
    ['quantity_available', '1200', 1200],
    ['gtin', '4006381333931', '4006381333931'],
    ['gtin', '123', undefined],
  ] as const)('reads %s %j', (field, typed, value) => {
    expect(mendedValue(field, typed, facts)).toEqual(value)
  })

  it('is confirmed when nothing was changed, and written when something was', () => {
    for (const field of reviewedFields) {
      expect(mendTyped(field, typedValue(field, facts), facts)).toEqual({ confirm: true })
    }
    expect(mendTyped('vintage', '2019', facts)).toEqual({ confirm: false, value: 2019 })
    expect(mendTyped('vintage', '19', facts)).toBeUndefined()
    // of several that it may be none is chosen: an answer is a change
    const mixed: ProductFacts = { ...facts, categories: ['red_wine', 'white_wine'] }
    const value = ['red_wine']
    expect(mendTyped('categories', 'red_wine', mixed)).toEqual({ confirm: false, value })
  })

  it('names columns as spreadsheets do', () => {
    expect([0, 25, 26, 701, 702].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
  })
})
