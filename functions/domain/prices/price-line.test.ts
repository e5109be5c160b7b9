import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerPriceLine,
  highestExWorks,
  ladderOfPrice,
  oneMoreMinor,
  type PricedPack,
} from './price-line.ts'

const swedish: PricedPack = {
  market: 'SE',
  currency: 'SEK',
  drink: 'wine',
  abv: 13,
  litres: 0.75,
  assumptions: {},
  day: '2027-03-01',
}
const noImporter = { freight: 0, importer_margin_percent: 0 }
const norwegian: PricedPack = {
  ...swedish,
  market: 'NO',
  currency: 'NOK',
  day: '2026-06-01',
  assumptions: noImporter,
}
const finnish: PricedPack = {
  ...swedish,
  market: 'FI',
  currency: 'EUR',
  assumptions: { ...noImporter, monopoly_margin_percent: 170 / 7.968 },
}
const can: PricedPack = { ...swedish, currency: 'EUR', litres: 0.25 }

describe('the way back from the shelf', () => {
  it.each([
    ['SE', swedish, 99, 2587],
    ['SE in euro', { ...swedish, currency: 'EUR' }, 99, 232],
    ['NO, Vinmonopolet\u2019s own example', norwegian, 199.9, 8067],
    ['FI 2025', { ...finnish, day: '2025-06-01' }, 10, 196],
    // of EUR 1.60 the shelf price is EUR 10.01
    ['FI 2026', { ...finnish, day: '2026-06-01' }, 10, 159],
    ['FI 2027', finnish, 10, 152],
  ] as const)('%s', (_, pack, limit, minor) => {
    expect(highestExWorks(pack, limit)).toEqual({ ok: true, minor })
  })

  it('finds the highest price that keeps the limit: one cent more does not', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(swedish, norwegian, finnish),
        fc.constantFrom('EUR', 'SEK', 'NOK'),
        fc.constantFrom('wine', 'beer', 'fermented', 'spirits'),
        fc.integer({ min: 25, max: 300 }),
        fc.integer({ min: 100, max: 200_000 }),
        (market, currency, drink, centilitres, limit) => {
          const pack = {
            ...market,
            currency,
            drink,
            litres: centilitres / 100,
            abv: drink === 'spirits' ? 40 : 6,
            assumptions: { ...market.assumptions, markup_fixed: 3 },
          }
          const found = highestExWorks(pack, limit / 100)
          if (!found.ok) throw new Error(`missing: ${found.missing.map(({ key }) => key).join()}`)
          const shelfAt = (minor: number) => ladderOfPrice(pack, minor).shelf_price
          if (found.minor === null) {
            expect(shelfAt(0)).toBeGreaterThan(limit / 100)
            return
          }
          expect(shelfAt(found.minor)).toBeLessThanOrEqual(limit / 100)
          expect(shelfAt(found.minor + 1)).toBeGreaterThan(limit / 100)
        },
      ),
    )
  })

  it('is none where duty and costs alone exceed the limit', () => {
    expect(highestExWorks(swedish, 50)).toEqual({ ok: true, minor: null })
  })

  it('names what is missing', () => {
    const missing = [{ key: 'markup_fixed', reason: 'small_pack' }]
    expect(highestExWorks(can, 49)).toEqual({ ok: false, missing })
    const rateless = { ...swedish, currency: 'EUR', day: '2025-06-29' }
    expect(highestExWorks(rateless, 99)).toEqual({
      ok: false,
      missing: [{ key: 'exchange_rate', reason: 'no_rate' }],
    })
    expect(ladderOfPrice({ ...swedish, currency: 'MXN' }, 300).shelf_price).toBeNull()
  })
})

describe('one more cent ex works', () => {
  // (0.01 / 0.8) * 1.147 * 1.25 = 0.0179, in whole kronor nothing until the next half krona
  it('moves a Swedish shelf price only where it passes half a krona', () => {
    const eur = { ...swedish, currency: 'EUR' } as const
    const more = oneMoreMinor(eur, 300)
    expect(more?.adds).toBeCloseTo(0.0179 * 11.1465, 3)
    expect(more).toMatchObject({ shelf_price: 113, free_up_to: 302 })
    expect(ladderOfPrice(eur, 302).shelf_price).toBe(113)
    expect(ladderOfPrice(eur, 303).shelf_price).toBe(114)
    expect(oneMoreMinor(eur, 302)).toMatchObject({ shelf_price: 114, free_up_to: 302 })
  })

  // 1.21 * 1.25
  it('is one and a half on a Norwegian shelf', () => {
    expect(oneMoreMinor(norwegian, 8067)?.adds).toBeCloseTo(0.015125, 6)
  })

  it('is not known where a figure is missing', () => {
    expect(oneMoreMinor(can, 160)).toBeNull()
  })
})

describe('the lines of a tender', () => {
  it('are answered each for itself: two sizes, and a segment of another price', () => {
    const lines = [
      { pack: { ...swedish, currency: 'EUR' }, ex_works: 232, shelf_limit: 99 },
      { pack: { ...swedish, currency: 'EUR' }, ex_works: 300, shelf_limit: 99 },
      { pack: { ...swedish, currency: 'EUR' }, ex_works: 300, shelf_limit: null },
      { pack: can, ex_works: 160, shelf_limit: 49 },
    ]
    const answers = lines.map(answerPriceLine)
    expect(answers.map(({ limit }) => limit)).toEqual(['kept', 'exceeded', 'none', 'unknown'])
    expect(answers.map(({ highest }) => highest)).toEqual([
      { ok: true, minor: 232 },
      { ok: true, minor: 232 },
      null,
      { ok: false, missing: [{ key: 'markup_fixed', reason: 'small_pack' }] },
    ])
  })
})
