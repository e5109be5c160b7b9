import type { Appointment } from '#domain/enquiries/consultation.ts'
import type { Consultation } from '#domain/enquiries/enquiry.ts'
import { referenceOf } from '#domain/enquiries/enquiry.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { pageOf } from '../../platform/http/page-of.ts'
import { type ComposedMail, layOutMail, oneLine } from '../../platform/mail/lay-out-mail.ts'
import { de } from './appointment-words/de.ts'
import { en } from './appointment-words/en.ts'
import { es } from './appointment-words/es.ts'
import { fr } from './appointment-words/fr.ts'
import { it } from './appointment-words/it.ts'

/** `{day}` stands for the day of the talk. */
export interface AppointmentWords {
  /** What the calendar of the asker calls it. */
  readonly event: string
  readonly subject: Readonly<Record<'agreed' | 'moved' | 'cancelled', string>>
  readonly line: Readonly<Record<'agreed' | 'moved' | 'cancelled', string>>
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

/** In the zone by which the asker chose, with its name. */
function timeOf({ language, time_zone }: Consultation, { starts_at }: Appointment): string {
  const time = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: time_zone,
  }).format(new Date(starts_at))
  return `${time} (${time_zone.replaceAll('_', ' ')})`
}

/**
 * That the time of a talk is agreed, moved or called off. Nobody has verified the address: the mail follows from what an
 * operator did and holds no word that the visitor wrote.
 */
export function appointmentMail(
  enquiry: Consultation,
  appointment: Appointment,
  siteOrigin: string,
): ComposedMail {
  const { language, time_zone, enquiry_id } = enquiry
  const own = words[language]
  const happened =
    appointment.state === 'cancelled' ? 'cancelled' : appointment.sequence > 0 ? 'moved' : 'agreed'
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: time_zone }).format(
    new Date(appointment.starts_at),
  )
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
        [own.time, timeOf(enquiry, appointment)],
        ...(isOn
          ? ([
              [own.length, length],
              [own.where, oneLine(appointment.where)],
            ] as const)
          : []),
        [own.reference, referenceOf(enquiry_id)],
      ],
      after: [own.after],
      button: own.button,
      unasked: own.unasked,
    },
    { link: pageOf(siteOrigin, language, '/consultation') },
  )
}
