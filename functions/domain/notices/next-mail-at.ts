import type { MailRhythm } from '../accounts/mail-kind.ts'
import { addDays, type CalendarDate, dateIn } from '../shared/calendar-date.ts'

/** When mails of the day go out, by the reader's clock. */
export const mailHour = 8

const hourMs = 3_600_000

/** The instant at which the wall clock of a zone shows this hour of a day; it never is one that a change of the clocks leaves out. */
export function instantIn(timeZone: string, day: CalendarDate, hour: number): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * hourMs
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

/** When what is to be told now goes out: at once, next morning, or on the morning of next Monday. */
export function nextMailAt(rhythm: MailRhythm, timeZone: string, now: Date): Date {
  if (rhythm === 'at_once') return now
  const today = dateIn(timeZone, now)
  const days = Array.from({ length: 9 }, (_, ahead) => addDays(today, ahead))
  const isOn = (day: CalendarDate) => rhythm === 'daily' || new Date(day).getUTCDay() === 1
  const mornings = days.filter(isOn).map((day) => instantIn(timeZone, day, mailHour))
  return mornings.find((morning) => morning > now) ?? now
}

/** The zone of a country that has only one; of others, and of no country, the Nordic one by which deadlines count. */
export function timeZoneOf(country_code: string | null): string {
  const zones = country_code === null ? [] : zonesOf(country_code)
  return zones.length === 1 ? (zones[0] ?? nordicZone) : nordicZone
}
const nordicZone = 'Europe/Stockholm'

/** ECMA-402 has it as a method; its first form, which older browsers and the compiler's library know, is a field. */
function zonesOf(region: string): readonly string[] {
  const locale = new Intl.Locale('und', { region }) as Intl.Locale & {
    readonly getTimeZones?: () => string[] | undefined
    readonly timeZones?: string[]
  }
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
