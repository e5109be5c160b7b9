import { describe, expect, it } from 'vitest'
import { instantIn, isTimeZone } from '../shared/time-zone.ts'
import { nextMailAt, timeZoneOf } from './next-mail-at.ts'

describe('the time of a mail', () => {
  it.each([
    // Thursday
    ['at_once', 'Europe/Rome', '2026-11-19T20:15:00Z', '2026-11-19T20:15:00Z'],
    ['daily', 'Europe/Rome', '2026-11-19T06:59:00Z', '2026-11-19T07:00:00Z'],
    ['daily', 'Europe/Rome', '2026-11-19T07:00:00Z', '2026-11-20T07:00:00Z'],
    ['daily', 'America/Los_Angeles', '2026-11-20T02:00:00Z', '2026-11-20T16:00:00Z'],
    ['daily', 'Pacific/Auckland', '2026-11-19T20:15:00Z', '2026-11-20T19:00:00Z'],
    ['weekly', 'Europe/Rome', '2026-11-19T20:15:00Z', '2026-11-23T07:00:00Z'],
    // Monday, before and after the hour
    ['weekly', 'Europe/Rome', '2026-11-23T06:00:00Z', '2026-11-23T07:00:00Z'],
    ['weekly', 'Europe/Rome', '2026-11-23T07:00:00Z', '2026-11-30T07:00:00Z'],
    // the clocks go forward in the night, and back
    ['daily', 'Europe/Rome', '2027-03-27T12:00:00Z', '2027-03-28T06:00:00Z'],
    ['daily', 'Europe/Rome', '2027-10-30T12:00:00Z', '2027-10-31T07:00:00Z'],
    ['daily', 'America/New_York', '2027-03-13T18:00:00Z', '2027-03-14T12:00:00Z'],
  ] as const)('%s in %s, asked at %s', (rhythm, zone, now, then) => {
    expect(nextMailAt(rhythm, zone, new Date(now))).toEqual(new Date(then))
  })

  it('knows the hour of every day of two years in zones that change their clocks', () => {
    for (const zone of ['Europe/Rome', 'America/New_York', 'Australia/Sydney', 'Asia/Kolkata']) {
      for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2028, 0, 1); day += 86_400_000) {
        const date = new Date(day).toISOString().slice(0, 10)
        const shown = new Intl.DateTimeFormat('sv', {
          timeZone: zone,
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(instantIn(zone, date, 8))
        expect(shown).toBe(`${date} 08:00`)
      }
    }
  })
})

describe('the zone of a producer', () => {
  it('is that of the country where it has one, else that of the deadlines', () => {
    expect(timeZoneOf('IT')).toBe('Europe/Rome')
    expect(timeZoneOf('US')).toBe('Europe/Stockholm')
    expect(timeZoneOf(null)).toBe('Europe/Stockholm')
  })

  it('is one that clocks know', () => {
    expect(isTimeZone('Europe/Rome')).toBe(true)
    expect(isTimeZone('Europe/Nowhere')).toBe(false)
    expect(isTimeZone('')).toBe(false)
  })
})
