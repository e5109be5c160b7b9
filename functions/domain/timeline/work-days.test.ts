import Holidays from 'date-holidays'
import { describe, expect, it, test } from 'vitest'
import { markets } from '../shared/market.ts'
import { procedureBook } from './procedures.ts'
import {
  addWorkingDays,
  easterOf,
  holidaysOf,
  isWorkingDay,
  nearestWorkingDay,
} from './work-days.ts'

const { calendars } = procedureBook()

describe('holidays', () => {
  const years = Array.from({ length: 26 }, (_, index) => 2015 + index)

  test.each(markets)('of %s agree with an independent package, 2015 to 2040', (market) => {
    const independent = new Holidays(market)
    for (const year of years) {
      const theirs = independent
        .getHolidays(year)
        .filter(({ type }) => type === 'public')
        .map(({ date }) => date.slice(0, 10))
        .filter((day) => isWorkingDayOfWeek(day))
      const ours = statutoryOf(market, year).filter(isWorkingDayOfWeek)
      expect(new Set(ours), `${market} ${year}`).toEqual(new Set(theirs))
    }
  })

  it('has the eves on which nobody works', () => {
    expect([...holidaysOf(calendars.SE, 2026)]).toContain('2026-06-19')
    expect([...holidaysOf(calendars.SE, 2026)]).toContain('2026-12-24')
    expect([...holidaysOf(calendars.NO, 2026)]).not.toContain('2026-06-19')
  })
})

const isWorkingDayOfWeek = (day: string) => ![0, 6].includes(new Date(day).getUTCDay())

function statutoryOf(market: (typeof markets)[number], year: number): string[] {
  const { holidays, ...calendar } = calendars[market]
  const statutory = holidays.filter(({ kind }) => kind === 'statutory')
  return [...holidaysOf({ ...calendar, holidays: statutory }, year)]
}

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
])('Easter of %i is %s', (year, day) => {
  expect(easterOf(year)).toBe(day)
})

describe('working days', () => {
  test.each([
    // Maundy Thursday, Good Friday and Easter Monday are off in Norway
    ['NO', '2026-04-08', -3, '2026-03-31'],
    ['SE', '2026-04-08', -3, '2026-04-01'],
    // Midsummer Eve
    ['SE', '2026-06-22', -1, '2026-06-18'],
    // Christmas to New Year
    ['FI', '2026-12-23', 3, '2026-12-30'],
    ['NO', '2026-05-15', 1, '2026-05-18'],
    // the days on which clocks are put forward and back are days like any other
    ['SE', '2026-03-27', 1, '2026-03-30'],
    ['FI', '2026-10-23', 1, '2026-10-26'],
  ] as const)('%s: %s and %i is %s', (market, from, count, to) => {
    expect(addWorkingDays(calendars[market], from, count)).toBe(to)
  })

  it('go back over weekends and holidays', () => {
    expect(nearestWorkingDay(calendars.NO, '2026-04-06', -1)).toBe('2026-04-01')
    expect(isWorkingDay(calendars.NO, '2026-04-01')).toBe(true)
  })
})
