import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'
import { calendarDateSchema } from '#domain/shared/calendar-date-schema.ts'
import { type ProductId, productIdSchema, type UserId } from '#domain/shared/ids.ts'
import { getRow, queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Expression, Table } from '../platform/dynamodb/table.ts'
import { updateIn } from '../platform/dynamodb/transact.ts'
import { updateRow } from '../platform/dynamodb/write-rows.ts'

const stockRowSchema = z.lazy(() =>
  z.object({
    product_id: productIdSchema,
    /** What the producer counted, and when; null: the portfolio's figure counts. */
    units: z.number().nonnegative().nullable().default(null),
    counted_on: calendarDateSchema.nullable().default(null),
    /** +1 with every application that promises of it. */
    promises: z.int().nonnegative().default(0),
  }),
)
export type StockRow = z.infer<typeof stockRowSchema>

/** One row per product of which was promised or counted. */
export interface StockStore {
  readonly find: (user_id: UserId, product_id: ProductId) => Promise<StockRow | null>
  readonly list: (user_id: UserId) => Promise<StockRow[]>
  readonly count: (
    user_id: UserId,
    counted: Pick<StockRow, 'product_id' | 'units' | 'counted_on'>,
  ) => Promise<void>
  /**
   * Part of a submission: refused where another one promised of the product since `promises` was read, so that
   * of two at once the later one is made with the earlier in sight.
   */
  readonly promiseIn: (
    user_id: UserId,
    product_id: ProductId,
    promises: number,
  ) => TransactWriteItem
}

export function createStockStore(table: Table): StockStore {
  return {
    find: async (user_id, product_id) => {
      const row = await getRow(table, { user_id, product_id })
      return row && stockRowSchema.parse(row)
    },
    list: async (user_id) => {
      const rows: StockRow[] = []
      const where = { text: 'user_id = :user', values: { ':user': user_id } }
      for await (const row of queryRows(table, { where })) rows.push(stockRowSchema.parse(row))
      return rows
    },
    count: async (user_id, { product_id, units, counted_on }) => {
      await updateRow(
        table,
        { user_id, product_id },
        {
          text: 'SET #units = :units, counted_on = :on',
          names: { '#units': 'units' },
          values: { ':units': units, ':on': counted_on },
        },
      )
    },
    promiseIn: (user_id, product_id, promises) =>
      updateIn(
        table,
        { user_id, product_id },
        { text: 'SET promises = :next', values: { ':next': promises + 1 } },
        onlyAt(promises),
      ),
  }
}

const onlyAt = (promises: number): Expression =>
  promises === 0
    ? { text: 'attribute_not_exists(promises)' }
    : { text: 'promises = :promises', values: { ':promises': promises } }
