import { describe, expect, it } from 'vitest'
import { calendarDateSchema } from '../shared/calendar-date-schema.ts'
import { markets } from '../shared/market.ts'
import { exchangeRates } from './exchange-rates.ts'
import { type Figure, figureOn, lastBefore, yearOf } from './figure.ts'
import { marketFigures } from './market-figures.ts'

const row = (value: number, period: Pick<Figure, 'from' | 'until'>): Figure => ({
  ...period,
  value,
  unit: 'pack',
  status: 'published',
  source: { title: 'a table', url: null },
})

describe('the figure of a day', () => {
  const rows = [row(2027, yearOf(2027)), row(2025, yearOf(2025)), row(2026, yearOf(2026))]

  it.each([
    ['2025-12-31', 2025],
    ['2026-01-01', 2026],
    ['2026-12-31', 2026],
    ['2027-06-01', 2027],
  ])('%s: the row of %d', (day, value) => {
    expect(figureOn(rows, day)).toMatchObject({ value })
  })

  it('is unknown before the first row, behind the last one, and without any', () => {
    expect(figureOn(rows, '2024-12-31')).toBeNull()
    expect(figureOn(rows, '2028-01-01')).toBeNull()
    expect(figureOn([], '2026-01-01')).toBeNull()
  })

  it('holds without end until another follows', () => {
    const open = [
      row(1, { from: null, until: null }),
      row(2, { from: '2024-09-01', until: null }),
      row(3, { from: '2026-01-01', until: '2026-06-30' }),
    ]
    expect(figureOn(open, '2020-01-01')).toMatchObject({ value: 1 })
    expect(figureOn(open, '2025-01-01')).toMatchObject({ value: 2 })
    expect(figureOn(open, '2026-03-01')).toMatchObject({ value: 3 })
    expect(figureOn(open, '2026-07-01')).toMatchObject({ value: 2 })
  })

  it('that ended last can be named', () => {
    expect(lastBefore(rows, '2028-01-01')).toMatchObject({ value: 2027, until: '2027-12-31' })
    expect(lastBefore(rows, '2026-06-01')).toMatchObject({ value: 2025 })
    expect(lastBefore(rows, '2025-06-01')).toBeNull()
    expect(lastBefore([row(1, { from: null, until: null })], '2030-01-01')).toBeNull()
  })
})

describe('the rows that we have', () => {
  const all = [
    ...markets.flatMap((market) =>
      Object.entries(marketFigures[market]).map(
        ([name, rows]): readonly [string, readonly Figure[]] => [`${market} ${name}`, rows],
      ),
    ),
    ...Object.entries(exchangeRates).map(
      ([currency, rows]): readonly [string, readonly Figure[]] => [currency, rows],
    ),
  ]

  it.each(all)('%s: each with real days in order and where it was found', (_, rows) => {
    expect(rows.length).toBeGreaterThan(0)
    for (const { from, until, value, source } of rows) {
      for (const day of [from, until])
        if (day !== null) expect(calendarDateSchema.safeParse(day).success, day).toBe(true)
      if (until !== null) expect(until >= (from ?? '')).toBe(true)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(source.title).not.toBe('')
      if (source.url !== null) expect(new URL(source.url).protocol).toMatch(/^https?:$/)
    }
  })

  it.each(all)('%s: no two rows of one thing begin on the same day', (_, rows) => {
    const begun = rows.map((figure) =>
      JSON.stringify({ ...figure, value: null, until: null, status: null, source: null }),
    )
    expect(new Set(begun).size).toBe(begun.length)
  })
})
