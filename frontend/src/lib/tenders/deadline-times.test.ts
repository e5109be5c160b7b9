import { expect, it } from 'vitest'
import { lastMinuteOf } from './deadline-times.ts'

it.each([
  ['2026-11-19', 'Europe/Oslo', '2026-11-19T22:59:00.000Z'],
  ['2026-07-01', 'Europe/Stockholm', '2026-07-01T21:59:00.000Z'],
  ['2026-11-19', 'Europe/Helsinki', '2026-11-19T21:59:00.000Z'],
  // the day on which the clocks go back ends in winter time
  ['2026-10-25', 'Europe/Oslo', '2026-10-25T22:59:00.000Z'],
  ['2026-03-29', 'Europe/Helsinki', '2026-03-29T20:59:00.000Z'],
])('the last minute of %s in %s', (day, zone, instant) => {
  expect(lastMinuteOf(day, zone).toISOString()).toBe(instant)
})
