import { describe, expect, it } from 'vitest'
import { addDays, addMonths, lastDayOf, weekdayOf, weeksOf } from './month.ts'

describe('the page of a month', () => {
  it('begins on a Monday and holds six weeks without a gap', () => {
    for (const month of ['2026-02', '2027-02', '2027-03', '2028-02', '2026-11']) {
      const days = weeksOf(month).flat()
      expect(days).toHaveLength(42)
      expect(weekdayOf(days[0] ?? '')).toBe(0)
      expect(days).toContain(`${month}-01`)
      expect(days).toContain(lastDayOf(month))
      expect(days.every((day, n) => n === 0 || day === addDays(days[n - 1] ?? '', 1))).toBe(true)
    }
  })

  it('counts days on which clocks change like any other', () => {
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29')
    expect(addDays('2027-10-30', 2)).toBe('2027-11-01')
  })

  it('goes over the end of the year, both ways', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2027-01', -1)).toBe('2026-12')
    expect(lastDayOf('2028-02')).toBe('2028-02-29')
  })
})
