import type { Appointment } from '#domain/enquiries/consultation.ts'
import type { Consultation } from '#domain/enquiries/enquiry.ts'
import { referenceOf } from '#domain/enquiries/enquiry.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { writeInstant } from '#domain/shared/written-date.ts'
import { pageOf } from '../../platform/http/page-of.ts'
import { type ComposedMail, layOutMail, oneLine } from '../../platform/mail/lay-out-mail.ts'
import { de } from './appointment-words/de.ts'
import { en } from './appointment-words/en.ts'
import { es } from './appointment-words/es.ts'
import { fr } from './appointment-words/fr.ts'
import { it } from './appointment-words/it.ts'

/** What a mail tells of a talk, over what the enquirer was told last. */
export interface News {
  readonly happened: 'agreed' | 'moved' | 'changed' | 'cancelled'
  /** When the talk is; of one that is called off, when the enquirer thinks it is. */
  readonly at: Instant
}

/** `{day}` stands for the day of the talk. */
export interface AppointmentWords {
  /** What the calendar of the enquirer calls it. */
  readonly event: string
  readonly subject: Readonly<Record<News['happened'], string>>
  readonly line: Readonly<Record<News['happened'], string>>
  /** What to do with the file. */
  readonly file: Readonly<Record<Appointment['state'], string>>
  readonly time: string
  readonly length: string
  readonly where: string
  readonly reference: string
  /** Where the times stop suiting. */
  readonly after: string
  readonly button: string
  /** For whom somebody else gave this address. */
  readonly unasked: string
}

const words: Readonly<Record<Locale, AppointmentWords>> = { en, de, fr, es, it }
export const wordsOfAppointment = (locale: Locale): AppointmentWords => words[locale]

/** "America/Argentina/Buenos_Aires" is known by its city; "Etc/GMT-3" has none. */
const cityOf = (time_zone: string) =>
  time_zone.startsWith('Etc/')
    ? time_zone
    : time_zone.slice(time_zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** In the zone by which the enquirer chose, with its city. */
function timeOf({ language, time_zone }: Consultation, at: Instant): string {
  const time = writeInstant(language, at, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: time_zone,
  })
  return `${time} (${cityOf(time_zone)})`
}

/**
 * That the time of a talk is agreed, moved, otherwise changed or called off. Nobody has verified the address: the
 * mail follows from what an operator did and holds no word that the visitor wrote.
 */
export function appointmentMail(
  enquiry: Consultation,
  appointment: Appointment,
  { happened, at }: News,
  siteOrigin: string,
): ComposedMail {
  const { language, time_zone, enquiry_id } = enquiry
  const own = words[language]
  const day = writeInstant(language, at, { dateStyle: 'long', timeZone: time_zone })
  const length = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(appointment.minutes)
  const isOn = appointment.state === 'agreed'
  return layOutMail(
    language,
    {
      subject: own.subject[happened].replace('{day}', day),
      lines: [own.line[happened].replace('{day}', day), own.file[appointment.state]],
      facts: [
        [own.time, timeOf(enquiry, at)],
        ...(isOn
          ? ([
              [own.length, length],
              [own.where, oneLine(appointment.where)],
            ] as const)
          : []),
        [own.reference, referenceOf(enquiry_id)],
      ],
      after: isOn ? [own.after] : [],
      button: own.button,
      unasked: own.unasked,
    },
    { link: pageOf(siteOrigin, language, '/consultation') },
  )
}
