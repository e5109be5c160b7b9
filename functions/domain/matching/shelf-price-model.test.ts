import { describe, expect, it } from 'vitest'
import { ladderOfPrice } from '../prices/price-line.ts'
import { shelfPriceModel } from './shelf-price-model.ts'

const model = shelfPriceModel()
const facts = {
  categories: ['red_wine'],
  subtype: null,
  volume_ml: 750,
  alcohol_tenths: 130,
  container: null,
} as const
const price = {
  market: 'SE',
  day: '2027-03-01',
  basis: 'ex_works',
  amount_minor: 300,
  currency: 'EUR',
} as const

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
    ['Norway, where what importers take is not published', { market: 'NO' }],
    ['a day of which no duty is known', { day: '2012-06-01' }],
    ['a price without a known way to the ship', { basis: 'fob' }],
    ['a currency without a rate', { currency: 'MXN' }],
  ] as const)('is not computed for %s', (_, other) => {
    const asked = { ...price, ...other, facts: { ...facts, categories: ['red_wine' as const] } }
    expect(model(asked)).toEqual({ ok: false, missing_field: null, reason: 'not_computed' })
  })

  it('is not computed for Swedish spirits: their fixed mark-up was not found', () => {
    const spirits = { ...facts, categories: ['spirits' as const], alcohol_tenths: 400 }
    expect(model({ ...price, facts: spirits })).toMatchObject({ reason: 'not_computed' })
  })

  it('is not computed for a Swedish wine can: the mark-up of small packs was not found', () => {
    const can = { ...facts, categories: ['white_wine' as const], volume_ml: 250 }
    const asked = { ...price, amount_minor: 160, facts: can }
    expect(model(asked)).toEqual({ ok: false, missing_field: null, reason: 'small_pack' })
    expect(model({ ...asked, facts: { ...can, volume_ml: 500 } })).toMatchObject({ ok: true })
  })

  it('is not computed with a figure whose year has ended', () => {
    // Norway's figures of 2026 are the last known ones; what importers take is given
    const assumptions = { freight: 0, importer_margin_percent: 0 }
    const norwegian = shelfPriceModel((pack, minor) =>
      ladderOfPrice({ ...pack, market: 'NO', assumptions }, minor),
    )
    const on = (day: string) =>
      norwegian({ ...price, day, facts: { ...facts, categories: ['red_wine'] } })
    expect(on('2026-12-31')).toMatchObject({ ok: true })
    expect(on('2027-01-01')).toEqual({ ok: false, missing_field: null, reason: 'outdated' })
  })
})
