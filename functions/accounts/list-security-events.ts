import * as z from 'zod'
import type { UserId } from '#domain/shared/ids.ts'
import { succeed } from '#domain/shared/result.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { takePage } from '../platform/http/take-page.ts'
import type { AuditLog } from './audit-log.ts'

const positionSchema = z.lazy(() => z.string().min(1).max(100))

/** A page of what concerned the security of a user's account. */
export async function listSecurityEvents(
  audit: AuditLog,
  user_id: UserId,
  query: { readonly cursor?: string | undefined; readonly limit: number },
) {
  const after = readCursor(positionSchema, query.cursor)
  if (!after.ok) return after
  const found = await audit.list(user_id, query.limit + 1, after.value ?? undefined)
  const { page, next_cursor } = await takePage(found, query.limit, ({ event_id }) => event_id)
  return succeed({ events: page, next_cursor })
}
