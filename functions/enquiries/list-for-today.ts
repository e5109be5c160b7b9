import { mostCounted } from '#domain/desk/today.ts'
import { enquiryKinds, referenceOf } from '#domain/enquiries/enquiry.ts'
import { offerDay } from '#domain/enquiries/offer.ts'
import { placeOn } from '#domain/enquiries/offer-steps.ts'
import type { Clock } from '../platform/clock.ts'
import { firstOf } from '../platform/http/take-page.ts'
import type { TodayItem } from '../platform/today-item.ts'
import type { EnquiryStore } from './enquiry-store.ts'
import type { PrivateSaleContactStore, WaitingOffer } from './private-sale-contact-store.ts'

/** So many rows are looked at for offers at most; what expired or is of a closed request stays among them until it goes. */
const mostLookedAt = 1000

interface OfferReading {
  readonly enquiries: Pick<EnquiryStore, 'find'>
  readonly contacts: Pick<PrivateSaleContactStore, 'listWaiting'>
  readonly now: Clock
}

/** Offers for private-sales requests that nobody has shown to the buyer, and accepted ones that nobody has confirmed. */
export async function listOffersForToday(deps: OfferReading): Promise<TodayItem[]> {
  const most = mostCounted + 1
  const items: TodayItem[] = []
  let rows: WaitingOffer[] = []
  let looked = 0
  const take = async () => {
    const found = await Promise.all(rows.map((row) => itemOf(deps, row)))
    items.push(...found.filter((item) => item !== null))
    rows = []
  }
  for await (const row of deps.contacts.listWaiting(most)) {
    rows.push(row)
    looked++
    if (rows.length === most) await take()
    if (items.length >= most || looked === mostLookedAt) break
  }
  await take()
  return items.slice(0, most)
}

async function itemOf(
  { enquiries, now }: OfferReading,
  { enquiry_id, offer, due, waits_since }: WaitingOffer,
): Promise<TodayItem | null> {
  const sale = (await enquiries.find(enquiry_id))?.enquiry
  if (sale?.kind !== 'private_sale') return null
  const place = placeOn(offer, offerDay(sale.market, now()))
  // what nobody showed in time, or before the request was closed, can be shown no more
  if (place === 'expired' || (place === 'offered' && sale.status === 'closed')) return null
  const { product_name, company_name } = offer
  return {
    kind: 'private_offer',
    path: `messages/${enquiry_id}`,
    due,
    since: waits_since ?? offer.offered_at,
    about: [referenceOf(enquiry_id), product_name, company_name].filter(Boolean).join(' \u00b7 '),
    tender_id: null,
    responsible: sale.responsible?.email ?? null,
  }
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
