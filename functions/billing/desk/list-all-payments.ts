import type { deskPaymentRoutes } from '#contracts/desk-payments.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import type { CompanyProfileStore } from '../../companies/company-profile-store.ts'
import { readCursor } from '../../platform/http/cursor.ts'
import { firstOf, newestAfter, oldestAfter, takePage } from '../../platform/http/take-page.ts'
import {
  type PaymentRow,
  type PaymentStore,
  paymentPositionSchema,
  positionOf,
} from '../../platform/payments/payment-store.ts'

type Route = (typeof deskPaymentRoutes)['listAllPayments']

const keyOf = (row: PaymentRow) => positionOf(row).created_key

/** One-off payments of every company or of one, by when they were begun, paged over an index. */
export async function listAllPayments(
  deps: {
    readonly payments: Pick<PaymentStore, 'list' | 'listAll'>
    readonly profiles: Pick<CompanyProfileStore, 'findMany'>
  },
  { cursor, limit, status, user_id, sort }: RouteInput<Route>['query'],
): Promise<Result<RouteOutput<Route>, 'invalid_cursor'>> {
  const position = readCursor(paymentPositionSchema, cursor)
  if (!position.ok) return position
  const after = position.value
  const isWanted = (row: PaymentRow) => status === undefined || row.status === status
  const isOldestFirst = sort === 'at'
  const behind = isOldestFirst ? oldestAfter : newestAfter
  const page = { isOldestFirst, after, pageSize: limit + 1 }
  const found =
    user_id === undefined
      ? await firstOf(deps.payments.listAll({ status, ...page }), limit + 1)
      : behind(
          (await deps.payments.list(user_id)).filter(isWanted),
          keyOf,
          after?.created_key ?? null,
        )
  const { page: payments, next_cursor } = await takePage(found, limit, positionOf)
  const companies = await deps.profiles.findMany(payments.map((row) => row.user_id))
  const named = (row: PaymentRow) => ({
    ...row,
    company_name: companies.get(row.user_id)?.legal_name ?? null,
  })
  return succeed({ payments: payments.map(named), next_cursor })
}
