import type { enquiryRoutes } from '#contracts/enquiries.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { type Enquiry, referenceOf } from '#domain/enquiries/enquiry.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { takePage } from '../platform/http/take-page.ts'
import { type EnquiryPosition, type EnquiryStore, enquiryPositionSchema } from './enquiry-store.ts'

type Route = (typeof enquiryRoutes)['listEnquiries']

/** Behind which enquiry the next page begins. */
export const positionOf = ({ received_at, enquiry_id }: Enquiry): EnquiryPosition => ({
  received_at,
  enquiry_id,
})

/** What visitors wrote, newest first. */
export async function listEnquiries(
  enquiries: Pick<EnquiryStore, 'list'>,
  query: RouteInput<Route>['query'],
): Promise<Result<RouteOutput<Route>, 'invalid_cursor'>> {
  const position = readCursor(enquiryPositionSchema, query.cursor)
  if (!position.ok) return position
  const found = enquiries.list({ onlyOpen: query.state === 'open', after: position.value })
  const { page, next_cursor } = await takePage(found, query.limit, positionOf)
  const listed = page.map((enquiry) => ({ enquiry, reference: referenceOf(enquiry.enquiry_id) }))
  return succeed({ enquiries: listed, next_cursor })
}
