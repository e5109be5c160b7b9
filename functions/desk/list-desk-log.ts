import * as z from 'zod'
import type { deskRoutes } from '#contracts/desk.ts'
import type { RouteInput } from '#contracts/route.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import { cursorBehind, startLook } from '../platform/dynamodb/look.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { takePage } from '../platform/http/take-page.ts'
import type { AddressOf } from '../platform/mail/address-of.ts'
import type { DeskLogStore } from './desk-log-store.ts'

interface Deps {
  readonly deskLog: DeskLogStore
  readonly addressOf: AddressOf
  readonly now: Clock
}
type Query = RouteInput<(typeof deskRoutes)['listDeskLog']>['query']

const positionSchema = z.lazy(() => z.string().regex(/^20[\d:.TZ-]{22}#[0-9a-f]{12}$/))

/** How many rows one page looks at where a filter may leave out most of them. */
const siftedPageSize = 300

/** Whether more is asked for than one partition says. */
const isSifted = ({ action, subject, actor_id }: Omit<Query, 'cursor' | 'limit' | 'sort'>) =>
  action !== undefined || (subject !== undefined && actor_id !== undefined)

export async function listDeskLog(deps: Deps, { cursor, limit, sort, ...query }: Query) {
  const after = readCursor(positionSchema, cursor)
  if (!after.ok) return after
  const isOfOne = query.actor_id !== undefined || query.subject !== undefined
  const month = query.month ?? (isOfOne ? null : deps.now().toISOString().slice(0, 7))
  const look = startLook(limit)
  const rows = deps.deskLog.list({
    ...query,
    month,
    isOldestFirst: sort === 'at',
    after: after.value,
    look,
    pageSize: isSifted(query) ? siftedPageSize : limit + 1,
  })
  const { page, next_cursor } = await takePage(rows, limit, ({ event_id }) => event_id)
  const actors = [...new Set(page.map(({ actor_id }) => actor_id))]
  const addresses = new Map<UserId, string | null>()
  await Promise.all(actors.map(async (id) => addresses.set(id, await deps.addressOf(id))))
  const entries = page.map((entry) => ({
    ...entry,
    actor_email: addresses.get(entry.actor_id) ?? null,
  }))
  return succeed({
    entries,
    next_cursor: cursorBehind(next_cursor, look, ({ event_id }) => event_id),
  })
}
