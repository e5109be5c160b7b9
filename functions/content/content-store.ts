import type { ContentItem, SiteContentKind } from '#domain/content/site-content.ts'
import { statusOf } from '#domain/content/site-content.ts'
import { contentItemSchema } from '#domain/content/site-content-schema.ts'
import { getRow, queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { deleteIn, putIn, transact } from '../platform/dynamodb/transact.ts'
import type { Written } from '../platform/dynamodb/write-rows.ts'
import { publishedRows, publishedShelves } from './published-rows.ts'

/** What the desk writes, in one partition; what the site shows of it lies in others. */
export interface ContentStore {
  readonly find: (kind: SiteContentKind, content_id: string) => Promise<ContentItem | null>
  /** By kind and name, without what was removed. */
  readonly list: (
    kind: SiteContentKind | undefined,
    after: string | null,
    pageSize: number,
  ) => AsyncGenerator<ContentItem>
  /** Writes item and site together. Refused unless it follows the version that is there. */
  readonly save: (item: ContentItem) => Promise<Written>
}

const shelf = 'desk'
/** What was removed can be put back for a day. */
const keptSeconds = 86_400

export const entryOf = ({ kind, content_id }: Pick<ContentItem, 'kind' | 'content_id'>): string =>
  `${kind}#${content_id}`

const isRemoved = (item: ContentItem): boolean => statusOf(item) === null

export const createContentStore = (table: Table): ContentStore => ({
  find: async (kind, content_id) => {
    const row = await getRow(table, { shelf, entry: entryOf({ kind, content_id }) })
    return row && contentItemSchema.parse(row)
  },
  list: async function* (kind, after, pageSize) {
    const rows = queryRows(table, {
      where: {
        text: `shelf = :shelf${kind === undefined ? '' : ' AND begins_with(entry, :kind)'}`,
        values: { ':shelf': shelf, ...(kind === undefined ? {} : { ':kind': `${kind}#` }) },
      },
      ...(after === null ? {} : { after: { shelf, entry: after } }),
      pageSize,
    })
    for await (const row of rows) {
      const item = contentItemSchema.parse(row)
      if (!isRemoved(item)) yield item
    }
  },
  save: (item) => {
    const seconds = Math.floor(Date.parse(item.updated_at) / 1000)
    const row = {
      ...item,
      shelf,
      entry: entryOf(item),
      ...(isRemoved(item) ? { expires_at: seconds + keptSeconds } : {}),
    }
    const only =
      item.version === 1
        ? { text: 'attribute_not_exists(entry)' }
        : {
            text: '#version = :version',
            names: { '#version': 'version' },
            values: { ':version': item.version - 1 },
          }
    const shown = publishedRows(item)
    const gone = publishedShelves(item.kind).filter(
      (name) => !shown.some((one) => one.shelf === name),
    )
    return transact(table, [
      putIn(table, row, only),
      ...shown.map((one) => putIn(table, one)),
      ...gone.map((name) => deleteIn(table, { shelf: name, entry: item.content_id })),
    ])
  },
})
