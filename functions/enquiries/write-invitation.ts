import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import type { Appointment } from '#domain/enquiries/consultation.ts'
import type { Consultation } from '#domain/enquiries/enquiry.ts'
import { referenceOf } from '#domain/enquiries/enquiry.ts'
import { labelled } from '#domain/shared/typeset.ts'
import { wordsOfAppointment } from './mails/appointment-mail.ts'

/** What a calendar is told to do with it (RFC 5546 3.2): a change is asked for again, with the next number. */
export const methodOf = ({ state }: Appointment) =>
  state === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST

/** Kept for ever: calendars know the talk again by it, whatever becomes of our address. */
const uidOf = ({ enquiry_id }: Consultation): string => `${enquiry_id}@nordgate`

interface Sender {
  /** The mailbox of the operator: the organizer. */
  readonly contactMail: string
  readonly siteOrigin: string
}

/** The talk for the enquirer's calendar (RFC 5545), as of one change of it. It holds no word that the enquirer wrote. */
export function writeInvitation(
  enquiry: Consultation,
  appointment: Appointment,
  { contactMail, siteOrigin }: Sender,
): string {
  const words = wordsOfAppointment(enquiry.language)
  const start = new Date(appointment.starts_at)
  const changed = new Date(appointment.changed_at)
  const calendar = ical({
    prodId: {
      company: 'Nordgate',
      product: 'Consultations',
      language: enquiry.language.toUpperCase(),
    },
    method: methodOf(appointment),
  })
  calendar.createEvent({
    id: uidOf(enquiry),
    sequence: appointment.sequence,
    stamp: changed,
    lastModified: changed,
    start,
    end: new Date(start.getTime() + appointment.minutes * 60_000),
    summary: words.event,
    location: appointment.where,
    description: labelled(enquiry.language, words.reference, referenceOf(enquiry.enquiry_id)),
    url: siteOrigin,
    organizer: { name: 'Nordgate', email: contactMail },
    attendees: [
      {
        email: enquiry.email,
        role: ICalAttendeeRole.REQ,
        // the enquirer offered the time
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
    status:
      appointment.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
  })
  return calendar.toString()
}
