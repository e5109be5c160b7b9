import { describe, expect, it } from 'vitest'
import { noFacts } from '../portfolio/no-facts.ts'
import type { ProductPrice } from '../portfolio/product.ts'
import type { PriceLimit } from '../tenders/criterion.ts'
import { highestPrice, limitOnPack, statedPrice } from './highest-price.ts'

const price: ProductPrice = {
  amount_minor: 300,
  currency: 'EUR',
  per: 'unit',
  units_per_case: null,
  basis: 'ex_works',
  raw: null,
}
const offered = (more: Partial<ProductPrice> = {}) => ({
  facts: { name: 'Test', ...noFacts, volume_ml: 750, price: { ...price, ...more } },
  pack: {
    market: 'SE',
    currency: more.currency ?? 'EUR',
    drink: 'wine',
    abv: 13,
    litres: 0.75,
    assumptions: {},
    day: '2027-03-01',
  } as const,
})
const limit = (more: Partial<PriceLimit>): PriceLimit => ({
  basis: 'retail',
  currency: 'SEK',
  min_minor: null,
  max_minor: 9900,
  max_inclusive: true,
  min_inclusive: true,
  per_volume_ml: 750,
  ...more,
})

describe('the highest price under a limit', () => {
  // the guide's way back from SEK 99: SEK 25.87 = EUR 2.32
  it('leads back from the shelf', () => {
    expect(highestPrice(offered(), limit({}))).toEqual({ ok: true, minor: 232 })
    expect(highestPrice(offered({ currency: 'SEK' }), limit({}))).toEqual({ ok: true, minor: 2587 })
  })

  it.each([
    ['to the limit itself', {}, 160],
    ['a cent below a limit that is too much', { max_inclusive: false }, 159],
    ['converted', { currency: 'SEK', max_minor: 1783 }, 159],
    ['by the volume it speaks of', { per_volume_ml: 375 }, 320],
  ])('of the offer\u2019s own term goes %s', (_, more, minor) => {
    const own = limit({ basis: 'ex_works', currency: 'EUR', max_minor: 160, ...more })
    expect(highestPrice(offered(), own)).toEqual({ ok: true, minor })
  })

  it('is none where the limit is on another term or has no upper end', () => {
    expect(highestPrice(offered(), limit({ basis: 'fob' }))).toBeNull()
    expect(highestPrice(offered(), limit({ max_minor: null }))).toBeNull()
    expect(limitOnPack(limit({ max_minor: null }), 750)).toBeNull()
  })

  it('is stated as the offer states its price, and never as more', () => {
    expect(statedPrice(232, offered())).toBe('2.32')
    expect(statedPrice(232, offered({ per: 'case', units_per_case: 6 }))).toBe('13.92')
    // 3.0933 a litre
    expect(statedPrice(232, offered({ per: 'litre' }))).toBe('3.09')
    expect(statedPrice(240, offered({ per: 'litre' }))).toBe('3.20')
  })
})
