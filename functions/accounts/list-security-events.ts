import * as z from 'zod'
import type { UserId } from '#domain/shared/ids.ts'
import { succeed } from '#domain/shared/result.ts'
import { readCursor, writeCursor } from '../platform/http/cursor.ts'
import type { AuditLog } from './audit-log.ts'

const positionSchema = z.lazy(() => z.string().max(100))

/** A page of what concerned the security of a user's account. */
export async function listSecurityEvents(
  audit: AuditLog,
  user_id: UserId,
  query: { readonly cursor?: string | undefined; readonly limit: number },
) {
  const after = readCursor(positionSchema, query.cursor)
  if (!after.ok) return after
  const found = await audit.list(user_id, query.limit + 1, after.value ?? undefined)
  const events = found.slice(0, query.limit)
  const last = events.at(-1)
  const next_cursor = found.length > query.limit && last ? writeCursor(last.event_id) : null
  return succeed({ events, next_cursor })
}
