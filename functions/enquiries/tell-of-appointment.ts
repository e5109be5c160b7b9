import type { ConsultationId } from '#domain/shared/ids.ts'
import { sendOnce } from '../platform/mail/send-once.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import { appointmentMail } from './mails/appointment-mail.ts'
import { methodOf, writeInvitation } from './write-invitation.ts'

/** Mails the asker the time of the talk, or that it is called off, unless that was done or another time is agreed since. */
export async function tellOfAppointment(
  deps: Pick<EnquiryDeps, 'enquiries' | 'sendMail' | 'contactMail' | 'siteOrigin' | 'now'>,
  enquiry_id: ConsultationId,
  sequence: number,
): Promise<void> {
  const enquiry = (await deps.enquiries.find(enquiry_id))?.enquiry
  if (enquiry?.kind !== 'consultation') return
  const { appointment } = enquiry
  if (appointment === null || appointment.sequence !== sequence) return
  const { contactMail, siteOrigin } = deps
  const mail = appointmentMail(enquiry, appointment, siteOrigin)
  const file = writeInvitation(enquiry, appointment, { contactMail, siteOrigin })
  const invitation = {
    name: 'nordgate.ics',
    content_type: `text/calendar; charset=utf-8; method=${methodOf(appointment)}`,
    bytes: new TextEncoder().encode(file),
  }
  await sendOnce(deps.enquiries.markAppointment(enquiry, sequence), deps.now, () =>
    deps.sendMail(enquiry.email, mail, { replyTo: contactMail, attachments: [invitation] }),
  )
}
