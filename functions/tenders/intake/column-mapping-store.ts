import * as z from 'zod'
import { columnMappingSchema, planSourceSchema } from '#domain/tenders/plans/intake-schema.ts'
import { getRow } from '../../platform/dynamodb/read-rows.ts'
import type { Table } from '../../platform/dynamodb/table.ts'
import { putRow } from '../../platform/dynamodb/write-rows.ts'

type Source = z.infer<typeof planSourceSchema>
export type ColumnMapping = z.infer<typeof columnMappingSchema>

const mappingSchema = z.lazy(() =>
  z.object({ source: planSourceSchema, columns: columnMappingSchema }),
)

/** What columns of each source hold, as operators said. */
export interface ColumnMappingStore {
  readonly find: (source: Source) => Promise<ColumnMapping>
  /** What was said of other headers stays. */
  readonly remember: (source: Source, columns: ColumnMapping) => Promise<void>
}

export function createColumnMappingStore(table: Table): ColumnMappingStore {
  const find = async (source: Source) => {
    const row = await getRow(table, { source })
    return row === null ? {} : mappingSchema.parse(row).columns
  }
  return {
    find,
    remember: async (source, columns) => {
      await putRow(table, { source, columns: { ...(await find(source)), ...columns } })
    },
  }
}
