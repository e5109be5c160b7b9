import type { MailRhythm } from '../accounts/mail-kind.ts'
import { addDays, type CalendarDate, dateIn } from '../shared/calendar-date.ts'
import { instantIn } from '../shared/time-zone.ts'

/** When mails of the day go out, by the reader's clock. */
export const mailHour = 8

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
