import * as z from 'zod'
import type { deskRoutes } from '#contracts/desk.ts'
import type { RouteInput } from '#contracts/route.ts'
import { succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import { cursorBehind, startLook } from '../platform/dynamodb/look.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { takePage } from '../platform/http/take-page.ts'
import type { MailRecordStore } from '../platform/mail/mail-record-store.ts'

interface Deps {
  readonly mails: Pick<MailRecordStore, 'list'>
  readonly now: Clock
}
type Query = RouteInput<(typeof deskRoutes)['listMails']>['query']

const positionSchema = z.lazy(() =>
  z.object({ address: z.string().max(320), mail_key: z.string().max(320) }),
)

export async function listMails(deps: Deps, { cursor, limit, ...query }: Query) {
  const after = readCursor(positionSchema, cursor)
  if (!after.ok) return after
  const { sender = null } = query
  const address = query.address || null
  const onlyTrouble = query.only !== undefined
  const present = deps.now().toISOString().slice(0, 7)
  const month = query.month ?? (address !== null || onlyTrouble ? null : present)
  const look = startLook(limit)
  const rows = deps.mails.list({
    address,
    month,
    onlyTrouble,
    sender,
    isOldestFirst: query.sort === 'sent',
    after: after.value,
    look,
    // a filter may leave out most of a page
    pageSize: sender !== null || (address !== null && onlyTrouble) ? 300 : limit + 1,
  })
  const { page, next_cursor } = await takePage(rows, limit, ({ address, mail_key }) => ({
    address,
    mail_key,
  }))
  return succeed({
    mails: page,
    next_cursor: cursorBehind(next_cursor, look, (row) => positionSchema.parse(row)),
  })
}
