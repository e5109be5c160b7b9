import type { enquiryRoutes } from '#contracts/enquiries.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import type { PrivateSaleId } from '#domain/shared/ids.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { takePage } from '../platform/http/take-page.ts'
import { offerPositionSchema, type PrivateSaleContactStore } from './private-sale-contact-store.ts'

type Route = (typeof enquiryRoutes)['listOffers']

/** What producers offered for a request, oldest offer first. */
export async function listOffers(
  contacts: Pick<PrivateSaleContactStore, 'listOffers'>,
  query: RouteInput<Route>['query'] & { readonly enquiry_id: PrivateSaleId },
): Promise<Result<RouteOutput<Route>, 'invalid_cursor'>> {
  const position = readCursor(offerPositionSchema, query.cursor)
  if (!position.ok) return position
  const found = contacts.listOffers(query.enquiry_id, position.value)
  const { page, next_cursor } = await takePage(found, query.limit, ({ user_id, offered_at }) => ({
    user_id,
    offered_at,
  }))
  return succeed({ offers: page, next_cursor })
}
