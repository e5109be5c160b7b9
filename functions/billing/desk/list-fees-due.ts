import type { deskPaymentRoutes } from '#contracts/desk-payments.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import { type DueFee, dueFeePositionSchema } from '../../applications/application-row.ts'
import type { ApplicationStore } from '../../applications/application-store.ts'
import { readCursor } from '../../platform/http/cursor.ts'
import { firstOf, takePage } from '../../platform/http/take-page.ts'

type Route = (typeof deskPaymentRoutes)['listFeesDue']

/** Submitted applications whose fee is not paid, by since when it is due. */
export async function listFeesDue(
  applications: Pick<ApplicationStore, 'listFeesDue'>,
  { cursor, limit, sort }: RouteInput<Route>['query'],
): Promise<Result<RouteOutput<Route>, 'invalid_cursor'>> {
  const after = readCursor(dueFeePositionSchema, cursor)
  if (!after.ok) return after
  const due = applications.listFeesDue({
    after: after.value,
    pageSize: limit + 1,
    descending: sort === '-since',
  })
  const found = await firstOf(due, limit + 1)
  const positionOf = ({ user_id, tender_id, fee_due_since }: DueFee) => ({
    user_id,
    tender_id,
    fee_due_since,
  })
  const { page, next_cursor } = await takePage(found, limit, positionOf)
  return succeed({
    fees: page.map(({ listed, fee_due_since, ...fee }) => ({
      ...fee,
      ...listed,
      submitted_at: fee_due_since,
    })),
    next_cursor,
  })
}
