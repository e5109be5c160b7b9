import * as z from 'zod'
import { countedUnread, type noticeRoutes } from '#contracts/notices.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { firstOf, takePage } from '../platform/http/take-page.ts'
import { type NoticeStore, noticeKey } from '../platform/notices/notice-store.ts'

interface Reading {
  readonly notices: NoticeStore
  readonly now: Clock
}
type Routes = typeof noticeRoutes

/** What the user was told, newest first. */
export async function listNotices(
  { notices }: Pick<Reading, 'notices'>,
  user_id: UserId,
  { cursor, limit }: RouteInput<Routes['listNotices']>['query'],
): Promise<Result<RouteOutput<Routes['listNotices']>, 'invalid_cursor'>> {
  const position = readCursor(z.string().max(400), cursor)
  if (!position.ok) return position
  // one more says whether there is a next page
  const found = notices.list(user_id, position.value, limit + 1)
  const { page, next_cursor } = await takePage(found, limit, noticeKey)
  return succeed({ notices: page, next_cursor })
}

/** How many are unread, as far as anybody wants to count. */
export async function countUnread(
  { notices }: Pick<Reading, 'notices'>,
  user_id: UserId,
): Promise<Result<{ unread: number }, never>> {
  const counted = await firstOf(notices.unread(user_id, countedUnread), countedUnread)
  return succeed({ unread: counted.length })
}

/** Repeating it changes nothing. */
export async function markNotice(
  { notices, now }: Reading,
  user_id: UserId,
  { notice_id, mark }: RouteInput<Routes['markNotice']>['body'],
): Promise<Result<Record<string, never>, 'not_found'>> {
  const marking = {
    read: () => notices.markRead(user_id, notice_id, now()),
    put_away: () => notices.putAway(user_id, notice_id, now()),
    brought_back: () => notices.bringBack(user_id, notice_id),
  }
  return (await marking[mark]()) === 'written' ? succeed({}) : fail('not_found')
}

/** What came while the user read stays unread. */
export async function readAllNotices(
  { notices, now }: Reading,
  user_id: UserId,
  { until }: RouteInput<Routes['readAllNotices']>['body'],
): Promise<Result<Record<string, never>, never>> {
  await notices.markAllRead(user_id, until, now())
  return succeed({})
}
