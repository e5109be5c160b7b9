import { expect, it } from 'vitest'
import { siteDay } from './site-day.ts'

it.each([
  ['2026-11-23T22:59:59Z', '2026-11-23'],
  ['2026-11-23T23:30:00Z', '2026-11-24'],
  ['2026-07-01T22:30:00Z', '2026-07-02'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('is for %s the day in Sweden: %s', (at, day) => {
  expect(siteDay(at)).toBe(day)
})
