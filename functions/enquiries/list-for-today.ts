import { mostCounted } from '#domain/desk/today.ts'
import { enquiryKinds, referenceOf } from '#domain/enquiries/enquiry.ts'
import { firstOf } from '../platform/http/take-page.ts'
import type { TodayItem } from '../platform/today-item.ts'
import type { EnquiryStore } from './enquiry-store.ts'

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
