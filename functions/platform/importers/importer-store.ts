import { type Importer, type ImporterId, importerSchema } from '#domain/desk/importer.ts'
import { type Market, markets } from '#domain/shared/market.ts'
import { getRow, queryRows } from '../dynamodb/read-rows.ts'
import type { Table } from '../dynamodb/table.ts'
import { deleteRow, putRow, type Written } from '../dynamodb/write-rows.ts'

/** The importers of each market; some dozens. */
export interface ImporterStore {
  readonly list: () => Promise<Importer[]>
  readonly find: (market: Market, importer_id: ImporterId) => Promise<Importer | null>
  /** Refused unless it follows the version that is there. */
  readonly save: (importer: Importer) => Promise<Written>
  readonly remove: (importer: Importer) => Promise<Written>
}

const isVersion = (version: number) => ({
  text: '#version = :version',
  names: { '#version': 'version' },
  values: { ':version': version },
})

export const createImporterStore = (table: Table): ImporterStore => ({
  list: async () => {
    const listMarket = async (market: Market) => {
      const importers: Importer[] = []
      const where = { text: 'market = :market', values: { ':market': market } }
      for await (const row of queryRows(table, { where })) importers.push(importerSchema.parse(row))
      return importers
    }
    return (await Promise.all(markets.map(listMarket))).flat()
  },
  find: async (market, importer_id) => {
    const row = await getRow(table, { market, importer_id })
    return row && importerSchema.parse(row)
  },
  save: (importer) =>
    putRow(
      table,
      importer,
      importer.version === 1
        ? { text: 'attribute_not_exists(importer_id)' }
        : isVersion(importer.version - 1),
    ),
  remove: ({ market, importer_id, version }) =>
    deleteRow(table, { market, importer_id }, isVersion(version)),
})
