import { describe, expect, it } from 'vitest'
import { clockOf, workingDayLater } from './working-day-later.ts'

describe('one working day later', () => {
  it.each([
    ['on the day after', 'SE', '2026-11-23T09:30:00Z', '2026-11-24 10:30'],
    ['after the weekend', 'NO', '2026-11-20T16:00:00Z', '2026-11-23 17:00'],
    ['from a Saturday on', 'FI', '2026-11-21T08:00:00Z', '2026-11-23 10:00'],
    // Thursday before Easter: Good Friday and Easter Monday are days off
    ['after Easter', 'SE', '2027-03-25T09:00:00Z', '2027-03-30 10:00'],
    // 17 May is Norway's own, and a Whit Monday
    ['after a holiday of the market alone', 'NO', '2028-05-16T09:00:00Z', '2028-05-18 11:00'],
    ['where that is no holiday', 'SE', '2028-05-16T09:00:00Z', '2028-05-17 11:00'],
    ['after Epiphany', 'FI', '2027-01-05T09:00:00Z', '2027-01-07 11:00'],
  ] as const)('is %s', (_, market, at, expected) => {
    expect(workingDayLater(market, new Date(at))).toBe(expected)
  })

  it('is compared with the clocks of the market, not with ours', () => {
    // half past eleven in the evening in UTC is the next day in Helsinki
    expect(clockOf('FI', new Date('2026-11-23T23:30:00Z'))).toBe('2026-11-24 01:30')
  })
})
