import * as z from 'zod'
import {
  type ReceiptKey,
  receiptKeySchema,
  receiptSchema,
} from '#domain/receipts/receipt-schema.ts'
import { type TenderId, tenderIdSchema, type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { getRow, scanRows } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { putRow, type Written } from '../platform/dynamodb/write-rows.ts'

/** A receipt as it lies in its table: written once, never changed. */
const receiptRowSchema = z.lazy(() =>
  z.object({
    user_id: userIdSchema,
    tender_id: tenderIdSchema,
    receipt: receiptSchema,
    /** The very version of the package that was read back and hashed. */
    package_version: z.string().min(1),
  }),
)
export type ReceiptRow = z.infer<typeof receiptRowSchema>

export interface ReceiptStore {
  readonly find: (user_id: UserId, tender_id: TenderId) => Promise<ReceiptRow | null>
  /** Refused when there is one: the first stands. */
  readonly add: (row: ReceiptRow) => Promise<Written>
}

export function createReceiptStore(table: Table): ReceiptStore {
  return {
    find: async (user_id, tender_id) => {
      const row = await getRow(table, { user_id, tender_id })
      return row && receiptRowSchema.parse(row)
    },
    add: (row) => putRow(table, row, { text: 'attribute_not_exists(tender_id)' }),
  }
}

/** The public keys of all receipts. */
export interface ReceiptKeyStore {
  readonly list: () => Promise<ReceiptKey[]>
  /** Adds the key unless it is there: its first day stands. */
  readonly publish: (key: ReceiptKey) => Promise<void>
}

export function createReceiptKeyStore(table: Table): ReceiptKeyStore {
  return {
    list: async () => {
      const keys: ReceiptKey[] = []
      for await (const row of scanRows(table)) keys.push(receiptKeySchema.parse(row))
      return keys.sort((a, b) => (a.used_from < b.used_from ? -1 : 1))
    },
    publish: async (key) => {
      await putRow(table, key, { text: 'attribute_not_exists(key_id)' })
    },
  }
}
