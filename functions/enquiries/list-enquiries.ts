import type { enquiryRoutes } from '#contracts/enquiries.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { type Enquiry, referenceOf } from '#domain/enquiries/enquiry.ts'
import type { EnquiryId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { cursorBehind, startLook } from '../platform/dynamodb/look.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { takePage } from '../platform/http/take-page.ts'
import { type EnquiryPosition, type EnquiryStore, enquiryPositionSchema } from './enquiry-store.ts'

type Route = (typeof enquiryRoutes)['listEnquiries']

/** Behind which enquiry the next page begins. */
export const positionOf = ({ received_at, enquiry_id }: Enquiry): EnquiryPosition => ({
  received_at,
  enquiry_id,
})

const dueDays = () => import('#domain/enquiries/due-day.ts')

/** What visitors wrote, newest or oldest first. */
export async function listEnquiries(
  enquiries: Pick<EnquiryStore, 'list'>,
  query: RouteInput<Route>['query'],
  by: UserId,
  now: Date,
): Promise<Result<RouteOutput<Route>, 'invalid_cursor'>> {
  const position = readCursor(enquiryPositionSchema, query.cursor)
  if (!position.ok) return position
  const { state, status, kind, responsible, due, sort } = query
  const look = startLook(query.limit)
  const found = enquiries.list({
    kind,
    status,
    responsible: responsible === 'me' ? by : responsible === 'nobody' ? null : undefined,
    due_by: due === undefined ? undefined : (await dueDays()).deskDateOf(now),
    // what is asked for by its status may be closed
    onlyOpen: state === 'open' && status === undefined,
    isOldestFirst: sort === 'received',
    after: position.value,
    look,
  })
  const { page, next_cursor } = await takePage(found, query.limit, positionOf)
  return succeed({
    enquiries: page.map(listedOf),
    next_cursor: cursorBehind(next_cursor, look, (row) => enquiryPositionSchema.parse(row)),
  })
}

const listedOf = (enquiry: Enquiry) => ({ enquiry, reference: referenceOf(enquiry.enquiry_id) })

export async function findEnquiry(enquiries: Pick<EnquiryStore, 'find'>, enquiry_id: EnquiryId) {
  const found = await enquiries.find(enquiry_id)
  return found === null ? fail('not_found') : succeed(listedOf(found.enquiry))
}
