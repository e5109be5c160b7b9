import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'
import { mostLines } from '#domain/portfolio/product-parts.ts'
import { type ProductId, productIdSchema, type UserId, uploadIdSchema } from '#domain/shared/ids.ts'
import { getRow, getRows, queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Expression, Table } from '../platform/dynamodb/table.ts'
import { checkIn, putIn, transact } from '../platform/dynamodb/transact.ts'
import { deleteRow, deleteRows, putRow, type Written } from '../platform/dynamodb/write-rows.ts'
import { type ProductRow, productRowSchema } from './product-row.ts'

/** The part of a product that the list needs before it reads the rows of one page. */
const productLineSchema = z.lazy(() =>
  z.object({
    product_id: productIdSchema,
    name_key: z.string(),
    search_text: z.string(),
    upload_ids: z.array(uploadIdSchema),
    corrected_fields: z.array(z.string()),
  }),
)
export type ProductLine = z.infer<typeof productLineSchema>

const wholeLineSchema = z.lazy(() =>
  productRowSchema.unwrap().pick({
    product_id: true,
    version: true,
    upload_id: true,
    upload_ids: true,
    corrected_fields: true,
    facts: true,
  }),
)
type WholeLine = z.infer<typeof wholeLineSchema>

/** A product as a file says it, and the row that this was worked out from. */
export interface ReadingWrite {
  readonly row: ProductRow
  readonly before: ProductRow | null
}

/** The table of products. What was deleted by hand stays in it with its day. */
export interface ProductStore {
  readonly find: (user_id: UserId, product_id: ProductId) => Promise<ProductRow | null>
  readonly findMany: (user_id: UserId, ids: readonly ProductId[]) => Promise<ProductRow[]>
  /** Products in the portfolio (not the deleted ones), in no particular order. */
  readonly listLines: (user_id: UserId) => Promise<ProductLine[]>
  /** Those behind this one in the order of their ids, page by page. */
  readonly listFrom: (user_id: UserId, after: ProductId | null) => AsyncGenerator<WholeLine>
  /** All rows of a user, page by page. */
  readonly listRows: (user_id: UserId) => AsyncGenerator<ProductRow>
  /** Only if the stored version is `replaces` (0: none is stored); together with the other writes or not at all. */
  readonly save: (
    row: ProductRow,
    replaces: number,
    others: TransactWriteItem[],
  ) => Promise<Written>
  /** What changes with a file, only if nothing was written since `before` was read (null: none was stored). */
  readonly saveReading: (row: ProductRow, before: ProductRow | null) => Promise<Written>
  /** The same for as many products as a transaction takes, all or none. */
  readonly saveReadings: (
    writes: readonly ReadingWrite[],
    others?: readonly TransactWriteItem[],
  ) => Promise<Written>
  /** Part of a transaction: refuses it when the product was changed or deleted by then. */
  readonly unchangedIn: (row: ProductRow) => TransactWriteItem
  /** Only if nothing was written since `row` was read. */
  readonly remove: (row: ProductRow) => Promise<Written>
  readonly removeMany: (user_id: UserId, ids: readonly ProductId[]) => Promise<void>
}

const onlyVersion = (version: number): Expression =>
  version === 0
    ? { text: 'attribute_not_exists(product_id)' }
    : {
        text: '#version = :replaces',
        names: { '#version': 'version' },
        values: { ':replaces': version },
      }

/** The version tells of changed facts only; which files hold the product may change without it. */
function onlyAfter(before: ProductRow | null): Expression {
  if (before === null) return onlyVersion(0)
  const { text, names, values } = onlyVersion(before.version)
  // the newest will do: an expression has 4 kB
  const files = before.upload_ids.slice(-50).map((id, n) => [`:file${n}`, id] as const)
  const same = [
    'size(upload_ids) = :files',
    ...files.map(([key]) => `contains(upload_ids, ${key})`),
  ]
  return {
    text: [text, ...same].join(' AND '),
    ...(names === undefined ? {} : { names }),
    values: { ...values, ':files': before.upload_ids.length, ...Object.fromEntries(files) },
  }
}

export function createProductStore(table: Table): ProductStore {
  const ofUser = (user_id: UserId) => ({ text: 'user_id = :user', values: { ':user': user_id } })
  return {
    find: async (user_id, product_id) => {
      const row = await getRow(table, { user_id, product_id })
      return row && productRowSchema.parse(row)
    },
    findMany: async (user_id, ids) => {
      const keys = [...new Set(ids)].map((product_id) => ({ user_id, product_id }))
      return (await getRows(table, keys)).map((row) => productRowSchema.parse(row))
    },
    listLines: async (user_id) => {
      const lines: ProductLine[] = []
      const rows = queryRows(table, {
        where: ofUser(user_id),
        filter: { text: 'deleted_at = :none', values: { ':none': null } },
        projection: { text: 'product_id, name_key, search_text, upload_ids, corrected_fields' },
      })
      for await (const row of rows) lines.push(productLineSchema.parse(row))
      return lines
    },
    listFrom: async function* (user_id, product_id) {
      const rows = queryRows(table, {
        where: ofUser(user_id),
        filter: { text: 'deleted_at = :none', values: { ':none': null } },
        projection: {
          text: 'product_id, #version, upload_id, upload_ids, corrected_fields, facts',
          names: { '#version': 'version' },
        },
        pageSize: mostLines,
        ...(product_id === null ? {} : { after: { user_id, product_id } }),
      })
      for await (const row of rows) yield wholeLineSchema.parse(row)
    },
    listRows: async function* (user_id) {
      for await (const row of queryRows(table, { where: ofUser(user_id) })) {
        yield productRowSchema.parse(row)
      }
    },
    save: (row, replaces, others) =>
      transact(table, [putIn(table, row, onlyVersion(replaces)), ...others]),
    saveReading: (row, before) => putRow(table, row, onlyAfter(before)),
    saveReadings: (writes, others = []) =>
      transact(table, [
        ...writes.map(({ row, before }) => putIn(table, row, onlyAfter(before))),
        ...others,
      ]),
    unchangedIn: ({ user_id, product_id, version }) => {
      const { text, names, values } = onlyVersion(version)
      return checkIn(
        table,
        { user_id, product_id },
        {
          text: `${text} AND deleted_at = :none`,
          ...(names && { names }),
          values: { ...values, ':none': null },
        },
      )
    },
    remove: (row) =>
      deleteRow(table, { user_id: row.user_id, product_id: row.product_id }, onlyAfter(row)),
    removeMany: (user_id, ids) =>
      deleteRows(
        table,
        ids.map((product_id) => ({ user_id, product_id })),
      ),
  }
}
