import { describe, expect, it } from 'vitest'
import { exchangeRates } from './exchange-rates.ts'
import { shelfPriceModel } from './shelf-price-model.ts'

const model = shelfPriceModel(exchangeRates)
const facts = {
  categories: ['red_wine'],
  subtype: null,
  volume_ml: 750,
  alcohol_tenths: 130,
  container: null,
} as const
const price = { market: 'SE', basis: 'ex_works', amount_minor: 300, currency: 'EUR' } as const

describe('the shelf price of a product', () => {
  it('of Swedish wine follows the ladder, in whole kronor', () => {
    // EUR 3 = SEK 33.4395; + 10.40; / 0.8 = 54.799; * 1.147 + 5.40 + 22.185 = 90.44; * 1.25 = 113.05
    expect(model({ ...price, facts: { ...facts, categories: ['red_wine'] } })).toEqual({
      ok: true,
      amount_minor: 11_300,
      currency: 'SEK',
    })
  })

  it.each([
    ['volume_ml', { volume_ml: null }],
    ['alcohol_tenths', { alcohol_tenths: null }],
    ['categories', { categories: [] }],
  ])('needs %s', (missing_field, silent) => {
    const asked = { ...facts, categories: ['red_wine' as const], ...silent }
    expect(model({ ...price, facts: asked })).toEqual({ ok: false, missing_field })
  })

  it.each([
    ['Norway, whose current margin was not found', { market: 'NO' }],
    ['a price without a known way to the ship', { basis: 'fob' }],
    ['a currency without a rate', { currency: 'MXN' }],
  ] as const)('is not computed for %s', (_, other) => {
    const asked = { ...price, ...other, facts: { ...facts, categories: ['red_wine' as const] } }
    expect(model(asked)).toEqual({ ok: false, missing_field: null })
  })

  it('is not computed for Swedish spirits: their fixed mark-up was not found', () => {
    const spirits = { ...facts, categories: ['spirits' as const], alcohol_tenths: 400 }
    expect(model({ ...price, facts: spirits })).toEqual({ ok: false, missing_field: null })
  })
})
