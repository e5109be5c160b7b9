import * as z from 'zod'
import { type ListedProducer, listedProducerSchema } from '#domain/companies/listed-producer.ts'
import type { ProducerOrder, ProducerSort } from '#domain/companies/producer-order.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { fold } from '#domain/vocabulary/fold.ts'
import type { Look } from '../../platform/dynamodb/look.ts'
import { getRow, getRows, queryRows } from '../../platform/dynamodb/read-rows.ts'
import type { Expression, Row, Table } from '../../platform/dynamodb/table.ts'
import { deleteRow, updateRow, type Written } from '../../platform/dynamodb/write-rows.ts'

/** A place in the list: behind this producer. */
export const producerPositionSchema = z.lazy(() =>
  z.object({ user_id: userIdSchema, key: z.string().max(400) }),
)
export type ProducerPosition = z.infer<typeof producerPositionSchema>

interface ProducerSelection {
  readonly sort: ProducerSort
  readonly filter: Expression | undefined
  readonly after: ProducerPosition | null
  readonly pageSize: number
  readonly look?: Look | undefined
}

const nameSchema = z.lazy(() => z.object({ user_id: userIdSchema, search_text: z.string() }))
/** What a producer is found by. */
export type ProducerName = z.infer<typeof nameSchema>

/** What the desk lists of producers, one row each; it is made from what other tables hold. */
export interface ProducerStore {
  readonly find: (user_id: UserId) => Promise<ListedProducer | null>
  /** Those that are listed. */
  readonly findMany: (user_ids: readonly UserId[]) => Promise<ReadonlyMap<UserId, ListedProducer>>
  /** In the order of an index, read page by page. */
  readonly list: (selection: ProducerSelection) => AsyncGenerator<ListedProducer>
  /** What each is found by, in the order of their names; read page by page. */
  readonly listNames: () => AsyncGenerator<ProducerName>
  /** Refused when what is stored was read from the sources later. */
  readonly save: (
    producer: Omit<ListedProducer, 'last_seen_at'>,
    read_at: Instant,
  ) => Promise<Written>
  /** Refused for who is not listed, or was seen later. */
  readonly markSeen: (user_id: UserId, at: Instant) => Promise<Written>
  readonly remove: (user_id: UserId) => Promise<Written>
}

/** One partition of each index holds all. */
const listing = 'producers'

const indexOf: Readonly<Record<ProducerOrder, { index: string; key: string }>> = {
  name: { index: 'by_name', key: 'name_key' },
  seen: { index: 'by_seen', key: 'seen_key' },
  products: { index: 'by_products', key: 'products_key' },
}
const orderOf = (sort: ProducerSort) => sort.replace('-', '') as ProducerOrder

/** Who was never seen comes last where the latest come first. */
const neverSeen = '0'

/** Where a producer stands in an order; without a name by the address. */
export function positionOf(producer: ListedProducer, sort: ProducerSort): ProducerPosition {
  const order = orderOf(sort)
  const { user_id, last_seen_at } = producer
  if (order === 'seen') return { user_id, key: last_seen_at ?? neverSeen }
  return { user_id, key: order === 'name' ? nameKey(producer) : productsKey(producer) }
}

/** The same of a row of the index, as far as it was looked at. */
export const positionOfRow = (row: Row, sort: ProducerSort): ProducerPosition =>
  producerPositionSchema.parse({ user_id: row.user_id, key: row[indexOf[orderOf(sort)].key] })

type Named = Pick<ListedProducer, 'company_name' | 'email'>
const nameKey = ({ company_name, email }: Named) => fold(company_name ?? email).slice(0, 300) || '~'
const productsKey = ({ products }: Pick<ListedProducer, 'products'>) =>
  String(products).padStart(8, '0')

export function createProducerStore(table: Table): ProducerStore {
  return {
    find: async (user_id) => {
      const row = await getRow(table, { user_id })
      return row && listedProducerSchema.parse(row)
    },
    findMany: async (user_ids) => {
      const keys = [...new Set(user_ids)].map((user_id) => ({ user_id }))
      const rows = (await getRows(table, keys)).map((row) => listedProducerSchema.parse(row))
      return new Map(rows.map((row) => [row.user_id, row]))
    },
    list: async function* ({ sort, filter, after, pageSize, look }) {
      const { index, key } = indexOf[orderOf(sort)]
      const descending = sort.startsWith('-')
      const where = { text: 'listing = :listing', values: { ':listing': listing } }
      const position =
        after === null ? undefined : { listing, user_id: after.user_id, [key]: after.key }
      const query = { index, where, filter, descending, after: position, pageSize, look }
      for await (const row of queryRows(table, query)) yield listedProducerSchema.parse(row)
    },
    listNames: async function* () {
      const where = { text: 'listing = :listing', values: { ':listing': listing } }
      const projection = { text: 'user_id, search_text' }
      const query = { index: indexOf.name.index, where, projection }
      for await (const row of queryRows(table, query)) yield nameSchema.parse(row)
    },
    save: ({ user_id, ...facts }, read_at) => {
      const fields = {
        ...facts,
        listing,
        name_key: nameKey(facts),
        products_key: productsKey(facts),
        search_text: `${fold(facts.company_name ?? '')} ${facts.email.toLowerCase()}`,
        read_at,
      }
      const names = Object.keys(fields)
      return updateRow(
        table,
        { user_id },
        {
          text: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}, last_seen_at = if_not_exists(last_seen_at, :none), seen_key = if_not_exists(seen_key, :never)`,
          names: Object.fromEntries(names.map((name) => [`#${name}`, name])),
          values: {
            ...Object.fromEntries(
              Object.entries(fields).map(([name, value]) => [`:${name}`, value]),
            ),
            ':none': null,
            ':never': neverSeen,
          },
        },
        { text: 'attribute_not_exists(read_at) OR read_at <= :read_at' },
      )
    },
    markSeen: (user_id, at) =>
      updateRow(
        table,
        { user_id },
        { text: 'SET last_seen_at = :at, seen_key = :at', values: { ':at': at } },
        { text: 'seen_key < :at' },
      ),
    remove: (user_id) => deleteRow(table, { user_id }, { text: 'attribute_exists(user_id)' }),
  }
}
