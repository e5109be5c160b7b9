import type { Appointment } from '#domain/enquiries/consultation.ts'
import type { ConsultationId } from '#domain/shared/ids.ts'
import { sendOnce } from '../platform/mail/send-once.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import type { Told } from './enquiry-store.ts'
import { appointmentMail, type News } from './mails/appointment-mail.ts'
import { methodOf, writeInvitation } from './write-invitation.ts'

/** Mails the enquirer the time of the talk, or that it is called off, unless that was done or another time is agreed since. */
export async function tellOfAppointment(
  deps: Pick<EnquiryDeps, 'enquiries' | 'sendMail' | 'contactMail' | 'siteOrigin' | 'now'>,
  enquiry_id: ConsultationId,
  sequence: number,
): Promise<void> {
  const enquiry = (await deps.enquiries.find(enquiry_id))?.enquiry
  if (enquiry?.kind !== 'consultation') return
  const { appointment } = enquiry
  if (appointment === null || appointment.sequence !== sequence) return
  const told = await deps.enquiries.findTold(enquiry_id, sequence, deps.now())
  const news = newsOf(appointment, told)
  if (news === null) return
  const { contactMail, siteOrigin } = deps
  const mail = appointmentMail(enquiry, appointment, news, siteOrigin)
  const file = writeInvitation(enquiry, appointment, { contactMail, siteOrigin })
  const invitation = {
    name: 'nordgate.ics',
    content_type: `text/calendar; charset=utf-8; method=${methodOf(appointment)}`,
    bytes: new TextEncoder().encode(file),
  }
  await sendOnce(deps.enquiries.markAppointment(enquiry, appointment), deps.now, () =>
    deps.sendMail(enquiry.email, mail, { replyTo: contactMail, attachments: [invitation] }),
  )
}

/** What is new to an enquirer who was told that last; null where they know of no talk that could be called off. */
function newsOf({ state, starts_at }: Appointment, told: Told | null): News | null {
  const knownTime = told?.state === 'agreed' ? told.starts_at : null
  if (state === 'cancelled') {
    return knownTime === null ? null : { happened: 'cancelled', at: knownTime }
  }
  if (knownTime === null) return { happened: 'agreed', at: starts_at }
  const isMoved = Date.parse(knownTime) !== Date.parse(starts_at)
  return { happened: isMoved ? 'moved' : 'changed', at: starts_at }
}
