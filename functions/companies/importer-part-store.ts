import type { ImporterPart } from '#domain/prices/importer-part.ts'
import { importerPartSchema } from '#domain/prices/importer-part-schema.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { Market } from '#domain/shared/market.ts'
import { marketSchema } from '#domain/shared/market-schema.ts'
import { queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { deleteRow, putRow } from '../platform/dynamodb/write-rows.ts'

export type ImporterParts = Partial<Readonly<Record<Market, ImporterPart>>>

/** The table of what a company's importers take, one row per market. */
export interface ImporterPartStore {
  readonly list: (user_id: UserId) => Promise<ImporterParts>
  readonly save: (user_id: UserId, market: Market, part: ImporterPart) => Promise<void>
  readonly remove: (user_id: UserId, market: Market) => Promise<void>
}

export function createImporterPartStore(table: Table): ImporterPartStore {
  return {
    list: async (user_id) => {
      const parts: Partial<Record<Market, ImporterPart>> = {}
      const where = { text: 'user_id = :user', values: { ':user': user_id } }
      for await (const row of queryRows(table, { where }))
        parts[marketSchema.parse(row.market)] = importerPartSchema.parse(row)
      return parts
    },
    save: async (user_id, market, part) => {
      await putRow(table, { ...importerPartSchema.parse(part), user_id, market })
    },
    remove: async (user_id, market) => {
      await deleteRow(table, { user_id, market })
    },
  }
}
