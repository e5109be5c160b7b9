import { type DeskLogEntry, deskLogEntrySchema } from '#domain/desk/desk-log-entry.ts'
import { partitionOf } from '../platform/desk-log/desk-log.ts'
import type { Look } from '../platform/dynamodb/look.ts'
import { queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Expression, Key, Table } from '../platform/dynamodb/table.ts'

export interface DeskLogQuery {
  /** `2026-11`, in UTC; null: all of them, for an actor or a subject. */
  readonly month: string | null
  readonly kind: DeskLogEntry['kind']
  readonly actor_id?: string | undefined
  readonly subject?: string | undefined
  readonly action?: string | undefined
  readonly isOldestFirst?: boolean
  /** The last entry of the page before. */
  readonly after: string | null
  /** How many rows are read at once. */
  readonly pageSize: number
  readonly look?: Look | undefined
}

/** The log of the desk, newest first unless the oldest are. */
export interface DeskLogStore {
  readonly list: (query: DeskLogQuery) => AsyncGenerator<DeskLogEntry>
}

/** The narrowest way to the rows: those of a subject, of an actor, else of the month. */
function wayTo({ month, kind, actor_id, subject }: DeskLogQuery) {
  if (subject !== undefined)
    return { index: 'by_subject', name: 'subject_key', key: partitionOf(subject, kind) }
  if (actor_id !== undefined)
    return { index: 'by_actor', name: 'actor_key', key: partitionOf(actor_id, kind) }
  return { index: undefined, name: 'month', key: partitionOf(month ?? '', kind) }
}

export const createDeskLogStore = (table: Table): DeskLogStore => ({
  list: async function* (query) {
    const { index, name, key } = wayTo(query)
    const where: Expression = {
      text: `#key = :key${query.month === null ? '' : ' AND begins_with(event_id, :month)'}`,
      names: { '#key': name },
      values: { ':key': key, ...(query.month === null ? {} : { ':month': query.month }) },
    }
    const rows = queryRows(table, {
      where,
      descending: !query.isOldestFirst,
      pageSize: query.pageSize,
      look: query.look,
      ...filterOf(query),
      ...(index === undefined ? {} : { index }),
      ...(query.after === null ? {} : { after: keyAfter(query, name, key, query.after) }),
    })
    for await (const row of rows) yield deskLogEntrySchema.parse(row)
  },
})

function filterOf({ actor_id, action }: DeskLogQuery): { filter?: Expression } {
  const parts = [
    ...(actor_id === undefined ? [] : ['actor_id = :actor']),
    ...(action === undefined ? [] : ['#action = :action']),
  ]
  if (parts.length === 0) return {}
  return {
    filter: {
      text: parts.join(' AND '),
      ...(action === undefined ? {} : { names: { '#action': 'action' } }),
      values: {
        ...(actor_id === undefined ? {} : { ':actor': actor_id }),
        ...(action === undefined ? {} : { ':action': action }),
      },
    },
  }
}

/** An index wants the key of the table beside its own. */
const keyAfter = ({ kind }: DeskLogQuery, name: string, key: string, event_id: string): Key => ({
  month: partitionOf(event_id.slice(0, 7), kind),
  event_id,
  [name]: key,
})
