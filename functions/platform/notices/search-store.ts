import * as z from 'zod'
import { placesOf, type SavedSearch, searchedPlace } from '#domain/notices/saved-search.ts'
import { savedSearchSchema } from '#domain/notices/saved-search-schema.ts'
import { type SavedSearchId, type UserId, userIdSchema } from '#domain/shared/ids.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import type { TenderFilter } from '#domain/tenders/tender-filter.ts'
import { tenderFilterSchema } from '#domain/tenders/tender-filter-schema.ts'
import { getRow, queryRows } from '../dynamodb/read-rows.ts'
import type { Row, Table } from '../dynamodb/table.ts'
import { putRow, updateRow, type Written } from '../dynamodb/write-rows.ts'
import { makeOwnedKey, readOwnedKey } from '../owned-key.ts'
import { savedSearches, savedSearchKey } from './notice-id.ts'

/** So long a removed search can be brought back, with the addresses of its feeds. */
const removedForMs = 86_400_000

const rowSchema = z.lazy(() =>
  savedSearchSchema.unwrap().omit({ filter: true }).extend({
    filter: z.unknown(),
    feed_hash: z.string().optional(),
    removed_at: z.iso.datetime().optional(),
  }),
)
/** What the index of searches holds. */
const searcherSchema = z.lazy(() => z.object({ user_id: userIdSchema, filter: z.unknown() }))

const readFilter = (filter: unknown): TenderFilter | null =>
  tenderFilterSchema.safeParse(filter).data ?? null

/** A search, and the hash of the key that opens its feeds. */
interface StoredSearch {
  readonly search: SavedSearch
  readonly feed_hash: string | null
  readonly is_removed: boolean
}

function readSearch(row: Row): StoredSearch {
  const { filter, feed_hash = null, removed_at, ...search } = rowSchema.parse(row)
  const read = { ...search, filter: readFilter(filter) }
  return { search: read, feed_hash, is_removed: removed_at !== undefined }
}

/** Saved searches, in the table of what users are told. */
export interface SearchStore {
  /** Oldest first, without those that were removed. */
  readonly list: (user_id: UserId) => Promise<SavedSearch[]>
  readonly find: (user_id: UserId, search_id: SavedSearchId) => Promise<StoredSearch | null>
  /** Refused where the id is taken. */
  readonly add: (user_id: UserId, search: SavedSearch) => Promise<Written>
  readonly rename: (user_id: UserId, search_id: SavedSearchId, name: string) => Promise<Written>
  /** It finds nothing and its feeds are shut, but for a day it can be brought back. */
  readonly remove: (user_id: UserId, search_id: SavedSearchId, now: Date) => Promise<Written>
  readonly bringBack: (user_id: UserId, search: SavedSearch) => Promise<Written>
  /** The key is part of the addresses of its feeds, told once; an earlier one ends. Null: there is no such search. */
  readonly makeFeed: (
    user_id: UserId,
    search_id: SavedSearchId,
    now: Date,
  ) => Promise<{ readonly feed_key: string; readonly made_at: string } | null>
  readonly endFeed: (user_id: UserId, search_id: SavedSearchId) => Promise<Written>
  /** The search whose feeds the key opens; null for a key that is unknown or ended. */
  readonly ofFeed: (feed_key: string, search_id: SavedSearchId) => Promise<SavedSearch | null>
  /** Who has saved a search that may fit the tender, with its filter; page by page. */
  readonly searchers: (
    tender: TenderSummary,
  ) => AsyncGenerator<{ readonly user_id: UserId; readonly search: Pick<SavedSearch, 'filter'> }>
}

const there = { text: 'attribute_exists(notice_id) AND attribute_not_exists(removed_at)' }

export function createSearchStore(table: Table): SearchStore {
  const keyOf = (user_id: UserId, search_id: SavedSearchId) => ({
    user_id,
    notice_id: savedSearchKey(search_id),
  })
  const find = async (user_id: UserId, search_id: SavedSearchId) => {
    const row = await getRow(table, keyOf(user_id, search_id))
    return row && readSearch(row)
  }
  return {
    list: async (user_id) => {
      const where = {
        text: 'user_id = :user AND begins_with(notice_id, :prefix)',
        values: { ':user': user_id, ':prefix': savedSearches },
      }
      const found: SavedSearch[] = []
      for await (const row of queryRows(table, { where })) {
        const { search, is_removed } = readSearch(row)
        if (!is_removed) found.push(search)
      }
      return found.sort((a, b) => (a.saved_at < b.saved_at ? -1 : 1))
    },
    find,
    add: (user_id, search) => {
      const searched = search.filter === null ? {} : { searched: searchedPlace(search.filter) }
      const row = { ...keyOf(user_id, search.search_id), ...search, ...searched }
      return putRow(table, row, { text: 'attribute_not_exists(notice_id)' })
    },
    rename: (user_id, search_id, name) =>
      updateRow(
        table,
        keyOf(user_id, search_id),
        { text: 'SET #name = :name', names: { '#name': 'name' }, values: { ':name': name } },
        there,
      ),
    remove: (user_id, search_id, now) =>
      updateRow(
        table,
        keyOf(user_id, search_id),
        {
          text: 'SET removed_at = :now, expires_at = :end REMOVE searched',
          values: {
            ':now': now.toISOString(),
            ':end': Math.ceil((now.getTime() + removedForMs) / 1000),
          },
        },
        there,
      ),
    bringBack: (user_id, { search_id, filter }) => {
      const searched = filter === null ? null : searchedPlace(filter)
      return updateRow(
        table,
        keyOf(user_id, search_id),
        {
          text: `${searched === null ? '' : 'SET searched = :searched '}REMOVE removed_at, expires_at`,
          values: searched === null ? {} : { ':searched': searched },
        },
        { text: 'attribute_exists(removed_at)' },
      )
    },
    makeFeed: async (user_id, search_id, now) => {
      const { key: feed_key, hash } = makeOwnedKey(user_id)
      const made_at = now.toISOString()
      const written = await updateRow(
        table,
        keyOf(user_id, search_id),
        {
          text: 'SET feed_hash = :hash, feed_made_at = :now',
          values: { ':hash': hash, ':now': made_at },
        },
        there,
      )
      return written === 'refused' ? null : { feed_key, made_at }
    },
    endFeed: (user_id, search_id) =>
      updateRow(
        table,
        keyOf(user_id, search_id),
        { text: 'SET feed_made_at = :none REMOVE feed_hash', values: { ':none': null } },
        there,
      ),
    ofFeed: async (feed_key, search_id) => {
      const { user_id, opens } = readOwnedKey(feed_key)
      const found = await find(user_id, search_id)
      if (found === null || found.is_removed || found.feed_hash === null) return null
      return opens(found.feed_hash) ? found.search : null
    },
    searchers: async function* (tender) {
      for (const place of placesOf(tender)) {
        const where = { text: 'searched = :place', values: { ':place': place } }
        for await (const row of queryRows(table, { where, index: 'by_searched' })) {
          const { user_id, filter } = searcherSchema.parse(row)
          yield { user_id, search: { filter: readFilter(filter) } }
        }
      }
    },
  }
}
