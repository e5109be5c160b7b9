import * as z from 'zod'
import type { billingRoutes } from '#contracts/billing.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import type { Payment } from '#domain/billing/payment.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { newestAfter, takePage } from '../platform/http/take-page.ts'
import type { PaymentStore } from '../platform/payments/payment-store.ts'

type Route = (typeof billingRoutes)['listPayments']

const keyOf = ({ created_at, payment_id }: Payment) => `${created_at}#${payment_id}`

/** The one-off payments of a user, newest first. */
export async function listPayments(
  payments: Pick<PaymentStore, 'list'>,
  user_id: UserId,
  query: RouteInput<Route>['query'],
): Promise<Result<RouteOutput<Route>, 'invalid_cursor'>> {
  const position = readCursor(z.string().max(400), query.cursor)
  if (!position.ok) return position
  const rows = newestAfter(await payments.list(user_id), keyOf, position.value)
  const { page, next_cursor } = await takePage(rows, query.limit, keyOf)
  return succeed({ payments: page, next_cursor })
}
