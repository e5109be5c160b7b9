import { randomBytes } from 'node:crypto'
import { networkOf } from '#domain/accounts/network.ts'
import {
  type SecurityEvent,
  type SecurityEventKind,
  securityEventSchema,
} from '#domain/accounts/security-event.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Clock } from '../platform/clock.ts'
import { queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { putRow } from '../platform/dynamodb/write-rows.ts'

/** What is known of an event beside its kind. */
export interface EventFacts {
  readonly actor?: SecurityEvent['actor']
  readonly object?: string | null
  readonly ip?: string | null
  readonly request_id?: string | null
  /** Whether the user hears of it by mail, where that is usual. @default true */
  readonly isTold?: boolean
  /** Where to; @default the address of the account */
  readonly address?: string | null
  /** The language of the page; @default English */
  readonly locale?: Locale | null
}

/** The append-only log of security events: rows are added and read, never changed. */
export interface AuditLog {
  readonly record: (
    user_id: UserId,
    kind: SecurityEventKind,
    facts?: EventFacts,
  ) => Promise<SecurityEvent>
  /** Newest first, those before `after` when given. */
  readonly list: (user_id: UserId, limit: number, after?: string) => Promise<SecurityEvent[]>
}

export function createAuditLog(table: Table, now: Clock): AuditLog {
  return {
    record: async (user_id, kind, facts = {}) => {
      const at = now().toISOString()
      const event: SecurityEvent = {
        event_id: `${at}#${randomBytes(6).toString('hex')}`,
        kind,
        at,
        actor: facts.actor ?? 'user',
        object: facts.object ?? null,
        network: networkOf(facts.ip ?? null),
        request_id: facts.request_id ?? null,
      }
      await putRow(
        table,
        { ...securityEventSchema.parse(event), user_id },
        { text: 'attribute_not_exists(event_id)' },
      )
      return event
    },
    list: async (user_id, limit, after) => {
      const events: SecurityEvent[] = []
      const rows = queryRows(table, {
        where: { text: 'user_id = :user', values: { ':user': user_id } },
        descending: true,
        pageSize: limit,
        ...(after === undefined ? {} : { after: { user_id, event_id: after } }),
      })
      for await (const row of rows) {
        if (events.length === limit) break
        events.push(securityEventSchema.parse(row))
      }
      return events
    },
  }
}
