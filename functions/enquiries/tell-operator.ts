import type { EnquiryId, PrivateSaleId, UserId } from '#domain/shared/ids.ts'
import { sendOnce } from '../platform/mail/send-once.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import { enquiryMail, offerMail } from './mails/operator-mails.ts'

const enquiriesPage = '/admin'

/** Mails an enquiry to the operator, unless that was done. */
export async function tellOperator(deps: EnquiryDeps, enquiry_id: EnquiryId): Promise<void> {
  const stored = await deps.enquiries.find(enquiry_id)
  if (stored === null) return
  const mail = enquiryMail(stored.enquiry, `${deps.siteOrigin}${enquiriesPage}`)
  await sendOnce(deps.enquiries.mark(enquiry_id), deps.now, () =>
    deps.sendMail(deps.contactMail, mail, { replyTo: stored.enquiry.email }),
  )
}

/** Mails a producer's offer to the operator, unless that was done. */
export async function tellOfOffer(
  deps: EnquiryDeps,
  user_id: UserId,
  enquiry_id: PrivateSaleId,
): Promise<void> {
  const [stored, contact, address] = await Promise.all([
    deps.enquiries.find(enquiry_id),
    deps.contacts.find(user_id, enquiry_id),
    deps.addressOf(user_id),
  ])
  const offer = contact?.offer ?? null
  if (stored?.enquiry.kind !== 'private_sale' || offer === null || address === null) return
  const mark = deps.contacts.mark('forwarded', user_id, enquiry_id, deps.now())
  const mail = offerMail(stored.enquiry, offer, address, `${deps.siteOrigin}${enquiriesPage}`)
  await sendOnce(mark, deps.now, () => deps.sendMail(deps.contactMail, mail, { replyTo: address }))
}
