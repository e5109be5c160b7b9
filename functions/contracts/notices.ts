import * as z from 'zod'
import { noticeSchema } from '#domain/notices/notice-schema.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { tenderIdSchema } from '#domain/shared/ids.ts'
import { cursorQuery, nextCursor, nothing } from './parameters.ts'
import type { RouteTable } from './route.ts'

/** More than this are not counted: the header says "99+". */
export const countedUnread = 100

export const noticeRoutes = {
  listNotices: {
    capability: 'notices',
    method: 'GET',
    path: '/api/notices',
    audience: 'user',
    summary: 'What the caller was told, newest first, without what they put away.',
    query: cursorQuery,
    output: () => z.object({ notices: z.array(noticeSchema), next_cursor: nextCursor() }),
    errors: ['invalid_cursor'],
  },
  markNotice: {
    capability: 'notices',
    method: 'PUT',
    path: '/api/notices',
    audience: 'user',
    summary: 'Marks a notice as read, puts it away, or brings it back. Again, it changes nothing.',
    body: () =>
      z.object({
        notice_id: z.string().min(1).max(300),
        mark: z.enum(['read', 'put_away', 'brought_back']),
      }),
    output: nothing,
    errors: ['not_found'],
  },
  listMutedTenders: {
    capability: 'notices',
    method: 'GET',
    path: '/api/notices/muted-tenders',
    audience: 'user',
    summary: 'The tenders of which the caller wants to hear no more.',
    output: () => z.object({ tender_ids: z.array(tenderIdSchema) }),
    errors: [],
  },
  muteTender: {
    capability: 'notices',
    method: 'PUT',
    path: '/api/notices/muted-tenders',
    audience: 'user',
    summary:
      'Says that the caller wants to hear no more of the matches of a tender, or takes that back. Again, it changes nothing.',
    body: () => z.object({ tender_id: tenderIdSchema, muted: z.boolean() }),
    output: nothing,
    errors: ['not_found'],
  },
  countUnreadNotices: {
    capability: 'notices',
    method: 'GET',
    path: '/api/notices/unread',
    audience: 'user',
    summary: `How many notices the caller has not read; more than ${countedUnread} are not counted.`,
    output: () => z.object({ unread: z.int().nonnegative() }),
    errors: [],
  },
  readAllNotices: {
    capability: 'notices',
    method: 'PUT',
    path: '/api/notices/unread',
    audience: 'user',
    summary:
      'Marks as read what the caller was told up to an instant: that of the newest they saw.',
    body: () => z.object({ until: instantSchema }),
    output: nothing,
    errors: [],
  },
} as const satisfies RouteTable
