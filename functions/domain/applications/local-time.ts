import type { Instant } from '../shared/calendar-date.ts'

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(timeZone, clock)
  return clock
}

/** What a clock in the zone shows, as `YYYY-MM-DDTHH:mm`. */
export const localTimeIn = (timeZone: string, at: Date): string =>
  clockIn(timeZone).format(at).replace(' ', 'T')

/** The instant at which a clock in the zone shows `YYYY-MM-DDTHH:mm`; null: it never does. */
export function instantOf(timeZone: string, local: string): Instant | null {
  const asUtc = Date.parse(`${local}:00Z`)
  if (Number.isNaN(asUtc)) return null
  // the zones of the markets are one to three hours ahead
  for (const hours of [1, 2, 3]) {
    const at = new Date(asUtc - hours * 3_600_000)
    if (localTimeIn(timeZone, at) === local) return at.toISOString()
  }
  return null
}
