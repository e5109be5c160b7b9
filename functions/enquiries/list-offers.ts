import type { privateSaleRoutes } from '#contracts/private-sales.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import type { PrivateSaleId } from '#domain/shared/ids.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { takePage } from '../platform/http/take-page.ts'
import type { EnquiryStore } from './enquiry-store.ts'
import { offerAtDesk } from './offer-view.ts'
import { offerPositionSchema, type PrivateSaleContactStore } from './private-sale-contact-store.ts'

type Route = (typeof privateSaleRoutes)['listOffers']

interface OfferReading {
  readonly enquiries: Pick<EnquiryStore, 'find'>
  readonly contacts: Pick<PrivateSaleContactStore, 'listOffers'>
  readonly now: Clock
}

/** What producers offered for a request, oldest offer first. */
export async function listOffers(
  { enquiries, contacts, now }: OfferReading,
  query: RouteInput<Route>['query'] & { readonly enquiry_id: PrivateSaleId },
): Promise<Result<RouteOutput<Route>, 'invalid_cursor'>> {
  const position = readCursor(offerPositionSchema, query.cursor)
  if (!position.ok) return position
  const sale = (await enquiries.find(query.enquiry_id))?.enquiry
  if (sale?.kind !== 'private_sale') return succeed({ offers: [], next_cursor: null })
  const found = contacts.listOffers(query.enquiry_id, position.value)
  const { page, next_cursor } = await takePage(found, query.limit, ({ user_id, offer }) => ({
    user_id,
    offered_at: offer.offered_at,
  }))
  return succeed({ offers: page.map(({ offer }) => offerAtDesk(offer, sale, now())), next_cursor })
}
