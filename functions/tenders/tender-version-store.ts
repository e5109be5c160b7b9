import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'
import type { TenderId } from '#domain/shared/ids.ts'
import { criterionSchema } from '#domain/tenders/criterion.ts'
import { getRow, queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { putIn } from '../platform/dynamodb/transact.ts'
import { type TenderRow, tenderRowSchema } from './tender-row.ts'

/** A version of a tender that another one replaced: what was published, and how it was read. */
const tenderVersionSchema = z.lazy(() =>
  tenderRowSchema
    .unwrap()
    .pick({
      ...{ tender_id: true, version: true, published: true, criteria: true, updated_at: true },
      // where its words stood, for whom an undo shows them again
      from: true,
    })
    .extend({
      /** Missing in rows stored before an undo asked for it. */
      corrected_criteria: z.array(criterionSchema).nullable().default(null),
    }),
)
export type TenderVersion = z.infer<typeof tenderVersionSchema>

/** The table of replaced versions; the one that counts lies with the tenders. */
export interface TenderVersionStore {
  readonly find: (tender_id: TenderId, version: number) => Promise<TenderVersion | null>
  /** Newest first. */
  readonly list: (tender_id: TenderId, most: number) => Promise<TenderVersion[]>
  /** The writing of a replaced version, for the transaction that replaces it. */
  readonly keepIn: (replaced: TenderRow) => TransactWriteItem
}

export const createTenderVersionStore = (table: Table): TenderVersionStore => ({
  find: async (tender_id, version) => {
    const row = await getRow(table, { tender_id, version })
    return row && tenderVersionSchema.parse(row)
  },
  list: async (tender_id, most) => {
    const where = { text: 'tender_id = :tender', values: { ':tender': tender_id } }
    const versions: TenderVersion[] = []
    for await (const row of queryRows(table, { where, descending: true, pageSize: most })) {
      versions.push(tenderVersionSchema.parse(row))
      if (versions.length === most) break
    }
    return versions
  },
  keepIn: (replaced) => putIn(table, tenderVersionSchema.parse(replaced)),
})
