import { describe, expect, it } from 'vitest'
import { mendedFields } from '#domain/portfolio/evidence.ts'
import { noFacts } from '#domain/portfolio/no-facts.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { formatTyped } from '../../../ui/typed-number.ts'
import type { ProductDraft } from '../product-draft.ts'
import { isBlank, readMend, typedFacts } from './mend-value.ts'

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
  grapes: [{ variety: 'Syrah', share: 80 }],
  organic: false,
  price,
}
const typed = (of: ProductFacts) => typedFacts(of, (value) => formatTyped(value, 'de'))
const mend = (field: (typeof mendedFields)[number], change: Partial<ProductDraft>) =>
  readMend(field, { ...typed(facts), ...change }, facts)

describe('a value mended in the dialog', () => {
  it('is confirmed, and not written, when nothing was typed', () => {
    for (const field of mendedFields) {
      expect(readMend(field, typed(facts), facts)).toEqual({ ok: true, confirm: true })
    }
  })

  it.each([
    ['vintage', { vintage: '2019' }, 2019],
    ['vintage', { vintage: 'nv' }, 'NV'],
    ['volume_ml', { volume_ml: '375' }, 375],
    ['alcohol_tenths', { alcohol_tenths: '13,5' }, 135],
    ['price', { price: '9,10' }, { ...price, amount_minor: 910 }],
    ['price', { per: 'unit', units_per_case: '' }, { ...price, per: 'unit', units_per_case: null }],
    ['price', { basis: 'ex_works' }, { ...price, basis: 'ex_works' }],
    ['price', { price: '' }, null],
    ['producer', { producer: 'B' }, 'B'],
    ['categories', { categories: ['beer'] }, ['beer']],
    ['container', { container: 'aluminium_can' }, 'aluminium_can'],
    ['organic', { organic: '' }, null],
    [
      'grapes',
      { grapes: 'Syrah 80\nMerlot 20' },
      [
        { variety: 'Syrah', share: 80 },
        { variety: 'Merlot', share: 20 },
      ],
    ],
  ] as const)('reads %s from %j', (field, change, value) => {
    expect(mend(field, change as Partial<ProductDraft>)).toEqual({
      ok: true,
      confirm: false,
      value,
    })
  })

  it.each([
    ['vintage', { vintage: '19' }, 'vintage'],
    ['volume_ml', { volume_ml: '0' }, 'wholeNumber'],
    ['alcohol_tenths', { alcohol_tenths: '130' }, 'alcohol'],
    ['name', { name: ' ' }, 'name'],
    ['gtin', { gtin: '12' }, 'gtin'],
    ['price', { currency: 'Euro' }, 'currency'],
  ] as const)('refuses %s from %j', (field, change, key) => {
    expect(mend(field, change)).toMatchObject({ ok: false, problem: { key } })
  })

  it('has none of several categories chosen: an answer is a change', () => {
    const mixed: ProductFacts = { ...facts, categories: ['red_wine', 'white_wine'] }
    const draft = typed(mixed)
    expect(isBlank(draft, 'categories')).toBe(true)
    const value = ['red_wine']
    expect(readMend('categories', { ...draft, categories: ['red_wine'] }, mixed)).toEqual({
      ok: true,
      confirm: false,
      value,
    })
  })
})
