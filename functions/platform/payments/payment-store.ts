import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'
import { type PaymentId, paymentIdSchema, paymentSchema } from '#domain/billing/payment.ts'
import type { PaymentStatus } from '#domain/billing/payment-status.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'
import { tenderIdSchema, type UserId, userIdSchema } from '#domain/shared/ids.ts'
import type { Look } from '../dynamodb/look.ts'
import { getRow, queryRows, scanRows } from '../dynamodb/read-rows.ts'
import type { Expression, Table } from '../dynamodb/table.ts'
import { putIn } from '../dynamodb/transact.ts'
import { putRow, type Written } from '../dynamodb/write-rows.ts'

/** A payment as it lies in its table. */
const paymentRowSchema = z.lazy(() =>
  paymentSchema.unwrap().extend({
    user_id: userIdSchema,
    customer_id: z.string(),
    /** The tenders that the money pays for now: none before it came, fewer where a part went back. */
    credited_tender_ids: z.array(tenderIdSchema),
    version: z.int().positive(),
  }),
)
export type PaymentRow = z.infer<typeof paymentRowSchema>

/** The one partition of the index `by_created`. */
const paymentListing = 'payment'

const createdKeyOf = ({ created_at, payment_id }: PaymentRow) => `${created_at}#${payment_id}`

/** A place in the list of all payments: behind this one. */
export const paymentPositionSchema = z.lazy(() =>
  z.object({
    user_id: userIdSchema,
    payment_id: paymentIdSchema,
    created_key: z.string().min(1).max(300),
  }),
)
export type PaymentPosition = z.infer<typeof paymentPositionSchema>

export const positionOf = (row: PaymentRow): PaymentPosition => ({
  user_id: row.user_id,
  payment_id: row.payment_id,
  created_key: createdKeyOf(row),
})

/** The row with the keys of its indexes. */
const indexed = (row: PaymentRow) => ({
  ...paymentRowSchema.parse(row),
  listing: paymentListing,
  created_key: createdKeyOf(row),
})

/** The table of one-off payments, one row per checkout session. */
export interface PaymentStore {
  readonly find: (user_id: UserId, payment_id: PaymentId) => Promise<PaymentRow | null>
  /** Newest first. */
  readonly list: (user_id: UserId) => Promise<PaymentRow[]>
  /** Of every user, page by page, in no order. */
  readonly all: () => AsyncGenerator<PaymentRow>
  /** Of every user, newest or oldest first, behind a place; of one status or of all. */
  readonly listAll: (selection: {
    readonly status: PaymentStatus | undefined
    /** Only what was begun before. */
    readonly before?: Instant
    readonly isOldestFirst?: boolean
    readonly filter?: Expression | undefined
    readonly after: PaymentPosition | null
    readonly pageSize: number
    readonly look?: Look | undefined
  }) => AsyncGenerator<PaymentRow>
  /** Refused when the row is there. */
  readonly add: (row: PaymentRow) => Promise<Written>
  /** The write inside a transaction: only over the version before; the first one is 1. */
  readonly saveIn: (row: PaymentRow) => TransactWriteItem
}

const onlyNew: Expression = { text: 'attribute_not_exists(payment_id)' }

export function createPaymentStore(table: Table): PaymentStore {
  return {
    find: async (user_id, payment_id) => {
      const row = await getRow(table, { user_id, payment_id })
      return row && paymentRowSchema.parse(row)
    },
    list: async (user_id) => {
      const rows: PaymentRow[] = []
      const where = { text: 'user_id = :user', values: { ':user': user_id } }
      for await (const row of queryRows(table, { where })) rows.push(paymentRowSchema.parse(row))
      return rows.sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
    },
    all: async function* () {
      for await (const row of scanRows(table)) yield paymentRowSchema.parse(row)
    },
    listAll: async function* ({ status, before, isOldestFirst, filter, after, pageSize, look }) {
      const [index, name, value] =
        status === undefined
          ? ['by_created', 'listing', paymentListing]
          : ['by_status', 'status', status]
      const query = {
        index,
        where: {
          text: `#partition = :partition${before === undefined ? '' : ' AND created_key < :before'}`,
          names: { '#partition': name },
          values: { ':partition': value, ...(before !== undefined && { ':before': before }) },
        },
        descending: !isOldestFirst,
        filter,
        after: after === null ? undefined : { ...after, [name]: value },
        pageSize,
        look,
      }
      for await (const row of queryRows(table, query)) yield paymentRowSchema.parse(row)
    },
    add: (row) => putRow(table, indexed(row), onlyNew),
    saveIn: (row) =>
      putIn(
        table,
        indexed(row),
        row.version === 1
          ? onlyNew
          : {
              text: '#version = :replaces',
              names: { '#version': 'version' },
              values: { ':replaces': row.version - 1 },
            },
      ),
  }
}
