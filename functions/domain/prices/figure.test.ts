import { describe, expect, it } from 'vitest'
import { type Figure, figureOn, yearOf } from './figure.ts'

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
    ['2025-12-31', 2025, false],
    ['2026-01-01', 2026, false],
    ['2026-12-31', 2026, false],
    ['2027-06-01', 2027, false],
    ['2028-01-01', 2027, true],
  ])('%s: the row of %d, outdated: %s', (day, value, outdated) => {
    expect(figureOn(rows, day)).toMatchObject({ value, outdated })
  })

  it('is unknown before the first row, and without any', () => {
    expect(figureOn(rows, '2024-12-31')).toBeNull()
    expect(figureOn([], '2026-01-01')).toBeNull()
  })

  it('holds without end until another follows', () => {
    const open = [
      row(1, { from: null, until: null }),
      row(2, { from: '2024-09-01', until: null }),
      row(3, { from: '2026-01-01', until: '2026-06-30' }),
    ]
    expect(figureOn(open, '2020-01-01')).toMatchObject({ value: 1, outdated: false })
    expect(figureOn(open, '2025-01-01')).toMatchObject({ value: 2, outdated: false })
    expect(figureOn(open, '2026-03-01')).toMatchObject({ value: 3, outdated: false })
    expect(figureOn(open, '2026-07-01')).toMatchObject({ value: 2, outdated: false })
  })
})
