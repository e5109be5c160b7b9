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
  version: number,
): Promise<void> {
  const [stored, contact, address] = await Promise.all([
    deps.enquiries.find(enquiry_id),
    deps.contacts.find(user_id, enquiry_id),
    deps.addressOf(user_id),
  ])
  const offer = contact?.offer ?? null
  if (stored?.enquiry.kind !== 'private_sale' || offer === null || address === null) return
  // the row of the offer knows of its first mail
  const mark =
    version === 1
      ? deps.contacts.mark('forwarded', user_id, stored.enquiry)
      : deps.enquiries.markNews(stored.enquiry, `${offer.product_id}#${version}`)
  const page = `${deps.siteOrigin}${enquiriesPage}/messages/${enquiry_id}`
  const mail = offerMail(stored.enquiry, offer, address, page)
  await sendOnce(mark, deps.now, () => deps.sendMail(deps.contactMail, mail, { replyTo: address }))
}
