import type { CalendarDate } from './calendar-date.ts'

const hourMs = 3_600_000

/** The instant at which the wall clock of a zone shows this hour of a day (13.5: half past one); it never is one that a change of the clocks leaves out. */
export function instantIn(timeZone: string, day: CalendarDate, hour: number): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + Math.round(hour * hourMs)
  const guess = wanted - offsetAt(timeZone, wanted)
  // the offset at the guess counts, which a change of the clocks makes another one
  return new Date(wanted - offsetAt(timeZone, guess))
}

/** How far the wall clock of the zone is ahead of UTC, in milliseconds. */
function offsetAt(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return shown - Math.floor(at / 60_000) * 60_000
}

/** Whether clocks know the zone, by its name in the IANA database. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
