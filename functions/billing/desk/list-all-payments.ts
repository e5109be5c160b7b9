import type { deskPaymentRoutes } from '#contracts/desk-payments.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import type { CompanyProfileStore } from '../../companies/company-profile-store.ts'
import { cursorBehind, type Look, startLook } from '../../platform/dynamodb/look.ts'
import type { Expression } from '../../platform/dynamodb/table.ts'
import { readCursor } from '../../platform/http/cursor.ts'
import { firstOf, newestAfter, oldestAfter, takePage } from '../../platform/http/take-page.ts'
import {
  type PaymentPosition,
  type PaymentRow,
  type PaymentStore,
  paymentPositionSchema,
  positionOf,
} from '../../platform/payments/payment-store.ts'
import type { NamedProducers } from '../../producers/listing/find-by-words.ts'

type Route = (typeof deskPaymentRoutes)['listAllPayments']
type Query = RouteInput<Route>['query']

interface Deps {
  readonly payments: Pick<PaymentStore, 'list' | 'listAll'>
  readonly profiles: Pick<CompanyProfileStore, 'findMany'>
  /** The companies that the words of a search name. */
  readonly findCompanies: (text: string) => Promise<NamedProducers>
}

/** How many payments one page of a filtered query looks at. */
const filteredPageSize = 300

const keyOf = (row: PaymentRow) => positionOf(row).created_key

/** One-off payments of every company or of some, by when they were begun, paged by an opaque cursor. */
export async function listAllPayments(
  deps: Deps,
  { cursor, limit, ...query }: Query,
): Promise<Result<RouteOutput<Route>, 'invalid_cursor'>> {
  const position = readCursor(paymentPositionSchema, cursor)
  if (!position.ok) return position
  const named = query.text ? await deps.findCompanies(query.text) : null
  const of = query.user_id === undefined ? (named?.user_ids ?? null) : [query.user_id]
  const look = startLook(limit)
  const found =
    of === null
      ? await ofAll(deps.payments, query, position.value, limit + 1, look)
      : await ofCompanies(deps.payments, of, query, position.value)
  const { page, next_cursor } = await takePage(found, limit, positionOf)
  const companies = await deps.profiles.findMany(page.map((row) => row.user_id))
  const payments = page.map((row) => ({
    ...row,
    company_name: companies.get(row.user_id)?.legal_name ?? null,
  }))
  return succeed({
    payments,
    names_left_out: named?.is_cut ?? false,
    next_cursor: cursorBehind(next_cursor, look, (row) => paymentPositionSchema.parse(row)),
  })
}

type Asked = Omit<Query, 'cursor' | 'limit'>

function filterOf({ tender_id, purpose }: Asked): Expression | undefined {
  const parts = [
    ...(purpose === undefined ? [] : ['purpose = :purpose']),
    ...(tender_id === undefined ? [] : ['contains(tender_ids, :tender)']),
  ]
  if (parts.length === 0) return undefined
  return {
    text: parts.join(' AND '),
    values: {
      ...(purpose !== undefined && { ':purpose': purpose }),
      ...(tender_id !== undefined && { ':tender': tender_id }),
    },
  }
}

function ofAll(
  payments: Deps['payments'],
  query: Asked,
  after: PaymentPosition | null,
  count: number,
  look: Look,
): Promise<PaymentRow[]> {
  const { status, sort } = query
  const filter = filterOf(query)
  const pageSize = filter === undefined ? count : filteredPageSize
  const isOldestFirst = sort === 'at'
  return firstOf(payments.listAll({ status, isOldestFirst, filter, after, pageSize, look }), count)
}

/** A company has few. */
async function ofCompanies(
  payments: Deps['payments'],
  companies: readonly UserId[],
  { status, tender_id, purpose, sort }: Asked,
  after: PaymentPosition | null,
): Promise<PaymentRow[]> {
  const rows = await Promise.all(companies.map((user_id) => payments.list(user_id)))
  const wanted = rows
    .flat()
    .filter(
      (row) =>
        (status === undefined || row.status === status) &&
        (purpose === undefined || row.purpose === purpose) &&
        (tender_id === undefined || row.tender_ids.includes(tender_id)),
    )
  const behind = sort === 'at' ? oldestAfter : newestAfter
  return behind(wanted, keyOf, after?.created_key ?? null)
}
