import { describe, expect, it } from 'vitest'
import { ladderOfPrice } from '#domain/prices/price-line.ts'
import { heightOf, waterfallOf } from './waterfall.ts'

const bottle = {
  market: 'SE',
  currency: 'SEK',
  drink: 'wine',
  abv: 13,
  litres: 0.75,
  assumptions: {},
  day: '2027-03-01',
} as const

describe('the waterfall of a ladder', () => {
  it('begins each step where the one before ended, and ends at the shelf price', () => {
    const ladder = ladderOfPrice(bottle, 3344)
    const rows = waterfallOf(ladder)
    let height = 0
    for (const row of rows) {
      if (row.kind === 'step') {
        expect(row.span?.from).toBeCloseTo(height, 1)
        height = row.span?.to ?? Number.NaN
      } else {
        expect(row.span).toEqual({ from: 0, to: row.amount })
        expect(row.amount).toBeCloseTo(height, 1)
      }
    }
    expect(rows.filter(({ kind }) => kind !== 'step')).toMatchObject([
      { kind: 'subtotal', amount: ladder.supplier_price },
      { kind: 'total', amount: 113 },
    ])
    expect(rows.at(-1)?.kind).toBe('total')
    expect(heightOf(rows)).toBeCloseTo(113.06, 1)
  })

  it('puts the deposit behind the shelf price', () => {
    const rows = waterfallOf(ladderOfPrice({ ...bottle, deposit_pack: 'plastic' }, 3344))
    expect(rows.at(-2)).toMatchObject({ kind: 'total' })
    expect(rows.at(-1)).toMatchObject({ step: { key: 'deposit' }, span: { to: 115 } })
  })

  it('draws what is known and leaves what follows a missing figure without a bar', () => {
    const rows = waterfallOf(ladderOfPrice({ ...bottle, litres: 0.25 }, 1783))
    const spanOf = (wanted: string) =>
      rows.find((row) => row.kind === 'step' && row.step.key === wanted)?.span
    expect(spanOf('markup_percent')).not.toBeNull()
    for (const key of ['markup_fixed', 'duty', 'vat']) expect(spanOf(key), key).toBeNull()
    expect(rows.some(({ kind }) => kind === 'total')).toBe(false)
  })
})
