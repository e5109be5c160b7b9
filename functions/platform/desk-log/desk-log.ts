import { randomBytes } from 'node:crypto'
import { type DeskLogEntry, deskLogEntrySchema } from '#domain/desk/desk-log-entry.ts'
import type { Clock } from '../clock.ts'
import type { Table } from '../dynamodb/table.ts'
import { putRow } from '../dynamodb/write-rows.ts'

type Call = Omit<DeskLogEntry, 'event_id' | 'at'>
export type RecordCall = (call: Call) => Promise<void>

/**
 * Where the rows of a partition lie: reads apart from changes, so that a list of changes reads no row
 * in vain.
 */
export const partitionOf = (key: string, kind: DeskLogEntry['kind']): string =>
  kind === 'change' ? key : `${key} ${kind}`

/** Adds a row to the log of the desk. */
export const createRecordCall =
  (table: Table, now: Clock): RecordCall =>
  async (call) => {
    const at = now().toISOString()
    const event_id = `${at}#${randomBytes(6).toString('hex')}`
    const entry = deskLogEntrySchema.parse({ ...call, event_id, at })
    await putRow(
      table,
      {
        ...entry,
        month: partitionOf(at.slice(0, 7), entry.kind),
        actor_key: partitionOf(entry.actor_id, entry.kind),
        subject_key: partitionOf(entry.subject, entry.kind),
      },
      { text: 'attribute_not_exists(event_id)' },
    )
  }
