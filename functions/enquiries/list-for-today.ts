import { mostCounted } from '#domain/desk/today.ts'
import { enquiryKinds, referenceOf } from '#domain/enquiries/enquiry.ts'
import { offerDay } from '#domain/enquiries/offer.ts'
import { placeOn } from '#domain/enquiries/offer-steps.ts'
import type { Clock } from '../platform/clock.ts'
import { firstOf } from '../platform/http/take-page.ts'
import type { TodayItem } from '../platform/today-item.ts'
import type { EnquiryStore } from './enquiry-store.ts'
import type { PrivateSaleContactStore } from './private-sale-contact-store.ts'

/** Offers for private-sales requests that nobody has shown to the buyer, and accepted ones that nobody has confirmed. */
export async function listOffersForToday({
  enquiries,
  contacts,
  now,
}: {
  readonly enquiries: Pick<EnquiryStore, 'find'>
  readonly contacts: Pick<PrivateSaleContactStore, 'listWaiting'>
  readonly now: Clock
}): Promise<TodayItem[]> {
  const most = mostCounted + 1
  const waiting = await firstOf(contacts.listWaiting(most), most)
  const items = waiting.map(async ({ enquiry_id, offer, due }): Promise<TodayItem[]> => {
    const sale = (await enquiries.find(enquiry_id))?.enquiry
    if (sale?.kind !== 'private_sale') return []
    // what nobody showed in time can be shown no more
    if (placeOn(offer, offerDay(sale.market, now())) === 'expired') return []
    const { product_name, company_name } = offer
    return [
      {
        kind: 'private_offer',
        path: `messages/${enquiry_id}`,
        due,
        since: offer.events.at(-1)?.at ?? offer.offered_at,
        about: [referenceOf(enquiry_id), product_name, company_name]
          .filter(Boolean)
          .join(' \u00b7 '),
        tender_id: null,
        responsible: sale.responsible?.email ?? null,
      },
    ]
  })
  return (await Promise.all(items)).flat()
}

/** Messages and private-sales requests that nobody has answered, and consultations that are not over, oldest first. */
export async function listEnquiriesForToday({
  enquiries,
}: {
  readonly enquiries: Pick<EnquiryStore, 'listWaiting'>
}): Promise<TodayItem[]> {
  const most = enquiryKinds.length * (mostCounted + 1)
  const waiting = await firstOf(enquiries.listWaiting(most), most)
  return waiting.map((enquiry) => {
    const reference = referenceOf(enquiry.enquiry_id)
    return {
      kind: enquiry.kind,
      path: `messages/${enquiry.enquiry_id}`,
      due: enquiry.due,
      since: enquiry.received_at,
      about: [reference, enquiry.company].filter(Boolean).join(' \u00b7 '),
      tender_id: null,
      responsible: enquiry.responsible?.email ?? null,
    }
  })
}
