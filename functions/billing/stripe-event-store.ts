import { getRow } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { putRow, updateRow } from '../platform/dynamodb/write-rows.ts'

/** `done`: processed before; `under_way`: another copy of the function is at it. */
export type Claim = 'claimed' | 'done' | 'under_way'

/** After this long a function that claimed a notification is thought dead. */
const claimMs = 60_000
/** The provider tries for three days, and keeps its events for thirty. */
const keptSeconds = 40 * 86_400
/** The row that says up to when events were compared; it has no end. */
const cursorId = 'reconciled-until'

/** The table of the provider's notifications: each is processed once. */
export interface StripeEventStore {
  readonly claim: (event_id: string, now: Date) => Promise<Claim>
  readonly markDone: (event_id: string) => Promise<void>
  /** Gives a claim back, so that the provider's next try need not wait. */
  readonly release: (event_id: string) => Promise<void>
  /** How far an event came; null: it never reached us. */
  readonly find: (event_id: string) => Promise<'claimed' | 'done' | null>
  /** Seconds since 1970; null before the first time. */
  readonly findCursor: () => Promise<number | null>
  readonly saveCursor: (seconds: number) => Promise<void>
}

export function createStripeEventStore(table: Table): StripeEventStore {
  const find: StripeEventStore['find'] = async (event_id) => {
    const row = await getRow(table, { event_id })
    if (row === null) return null
    return row.is_done === true ? 'done' : 'claimed'
  }
  return {
    find,
    claim: async (event_id, now) => {
      const expires_at = Math.floor(now.getTime() / 1000) + keptSeconds
      const written = await putRow(
        table,
        { event_id, is_done: false, claimed_at: now.getTime(), expires_at },
        {
          text: 'attribute_not_exists(event_id) OR (is_done = :no AND claimed_at < :dead)',
          values: { ':no': false, ':dead': now.getTime() - claimMs },
        },
      )
      if (written === 'written') return 'claimed'
      return (await find(event_id)) === 'done' ? 'done' : 'under_way'
    },
    markDone: async (event_id) => {
      await updateRow(table, { event_id }, { text: 'SET is_done = :yes', values: { ':yes': true } })
    },
    release: async (event_id) => {
      await updateRow(
        table,
        { event_id },
        { text: 'SET claimed_at = :never', values: { ':never': 0 } },
        { text: 'is_done = :no', values: { ':no': false } },
      )
    },
    findCursor: async () => {
      const row = await getRow(table, { event_id: cursorId })
      return typeof row?.until === 'number' ? row.until : null
    },
    saveCursor: async (until) => {
      await putRow(table, { event_id: cursorId, until })
    },
  }
}
