import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alcoholDutyOf } from './alcohol-duty.ts'
import type { LadderInput } from './ladder.ts'
import { computeLadder, highestExWorks } from './price-ladder.ts'

const wine = { drink: 'wine', abv: 13, litres: 0.75, assumptions: {} } as const
const noImporter = {
  freight: 0,
  warehouse: 0,
  inland_transport: 0,
  packaging_fee: 0,
  importer_margin_percent: 0,
}

function computed(market: 'SE' | 'NO' | 'FI', input: LadderInput) {
  const result = computeLadder(market, input)
  if (!result.ok) throw new Error(`missing: ${result.missing.join(', ')}`)
  return result.ladder
}

describe('duty', () => {
  it.each([
    ['SE', 'beer', 5, 200, 2280],
    ['SE', 'wine', 13, 0.75, 22.185],
    ['SE', 'spirits', 40, 0.7, 147.5516],
    ['NO', 'wine', 13, 0.75, 51.5775],
    ['NO', 'beer', 4.5, 0.5, 11.84],
    ['FI', 'wine', 13, 0.75, 3.42],
    ['FI', 'beer', 6.5, 0.33, 0.77649],
  ] as const)('%s %s of %f %% and %f l: %f', (market, drink, abv, litres, amount) => {
    expect(alcoholDutyOf(market, { drink, abv }, litres)?.amount).toBeCloseTo(amount, 6)
  })

  it('is not known for a wine stronger than wines are', () => {
    expect(alcoholDutyOf('SE', { drink: 'wine', abv: 19 }, 1)).toBeNull()
  })
})

describe('the ladder', () => {
  it('gives Systembolaget\u2019s own example with the duty of 2025: SEK 101', () => {
    const ladder = computed('SE', { ...wine, ex_works: 46.3, assumptions: noImporter })
    expect(ladder).toMatchObject({ supplier_price: 46.3, shelf_price: 101 })
    const beforeRounding = ladder.steps.find(({ key }) => key === 'rounding')?.amount ?? 0
    expect(101 - beforeRounding).toBeCloseTo(100.86, 2)
  })

  it('gives the Norwegian example: NOK 151.44', () => {
    const assumptions = { freight: 0, importer_margin_percent: 0 }
    expect(computed('NO', { ...wine, ex_works: 50, assumptions }).shelf_price).toBe(151.44)
  })

  it('says what has to be given where no figure was found', () => {
    expect(computeLadder('FI', { ...wine, ex_works: 3 })).toEqual({
      ok: false,
      missing: ['freight', 'importer_margin_percent', 'monopoly_margin_percent'],
    })
    expect(computeLadder('SE', { ...wine, drink: 'spirits', abv: 40, ex_works: 50 })).toEqual({
      ok: false,
      missing: ['markup_fixed'],
    })
  })

  it('is the sum of its steps, and never falls when the producer asks more', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('SE', 'NO', 'FI'),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 10, max: 600 }),
        (market, minor, more, centilitres) => {
          const input = {
            ...wine,
            litres: centilitres / 100,
            assumptions: { freight: 2, importer_margin_percent: 15, monopoly_margin_percent: 30 },
          }
          const low = computed(market, { ...input, ex_works: minor / 100 })
          const high = computed(market, { ...input, ex_works: (minor + more) / 100 })
          const sum = low.steps.reduce((total, { amount }) => total + amount, 0)
          expect(sum).toBeCloseTo(low.shelf_price + low.deposit, 6)
          expect(high.shelf_price).toBeGreaterThanOrEqual(low.shelf_price)
        },
      ),
    )
  })
})

describe('the price that is needed', () => {
  it('is the highest with which the shelf price keeps the limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 80, max: 2000 }), (limit) => {
        const found = highestExWorks('SE', wine, limit)
        if (!found.ok) throw new Error('nothing is missing')
        if (found.minor === null) return
        const shelfAt = (minor: number) =>
          computed('SE', { ...wine, ex_works: minor / 100 }).shelf_price
        expect(shelfAt(found.minor)).toBeLessThanOrEqual(limit)
        expect(shelfAt(found.minor + 1)).toBeGreaterThan(limit)
      }),
    )
  })

  it('is none where duty and costs alone exceed the limit', () => {
    expect(highestExWorks('SE', wine, 50)).toEqual({ ok: true, minor: null })
  })
})
