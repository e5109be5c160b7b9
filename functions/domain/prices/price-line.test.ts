import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missingRate } from './exchange-rates.ts'
import { highestExWorks, ladderOfPrice, oneMoreMinor, type PricedPack } from './price-line.ts'

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

  it('stays below a limit that is itself too much', () => {
    const shelfAt = (minor: number) => ladderOfPrice(swedish, minor).shelf_price
    const below = highestExWorks(swedish, 99, false)
    if (!below.ok || below.minor === null) throw new Error('no price')
    expect([shelfAt(below.minor), shelfAt(below.minor + 1)]).toEqual([98, 99])
    // 98.50 is no Swedish shelf price: the same for "up to" and "below"
    expect(highestExWorks(swedish, 98.5, false)).toEqual(highestExWorks(swedish, 98.5))
    const free = shelfAt(0) ?? Number.NaN
    expect(highestExWorks(swedish, free)).toMatchObject({ ok: true, minor: expect.any(Number) })
    expect(highestExWorks(swedish, free, false)).toEqual({ ok: true, minor: null })
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

describe('a missing exchange rate', () => {
  const rate = (from: string, until: string | null) =>
    ({
      from,
      until,
      value: 11,
      unit: 'per_euro',
      status: 'published',
      source: { title: 'A bank', url: null },
    }) as const
  const of2025 = rate('2025-01-01', '2025-12-31')
  // the rate of 2026 is known, that of 2025 has ended later than the one of the other currency
  const known = [rate('2025-01-01', '2026-05-31'), rate('2026-06-01', null)]
  const day = '2026-06-15'

  it('is that of the currency whose figure is missing, never of the one that is known', () => {
    const rates = { SEK: known, NOK: [of2025] }
    const missing = { key: 'exchange_rate', reason: 'ended', last: of2025 }
    expect(missingRate({ from: 'SEK', to: 'NOK', day }, rates)).toEqual(missing)
    expect(missingRate({ from: 'NOK', to: 'SEK', day }, rates)).toEqual(missing)
    expect(missingRate({ from: 'EUR', to: 'NOK', day }, rates)).toEqual(missing)
  })

  it('has no last day where the currency has never had one', () => {
    const missing = { key: 'exchange_rate', reason: 'no_rate' }
    expect(missingRate({ from: 'MXN', to: 'SEK', day }, { SEK: known })).toEqual(missing)
  })
})
