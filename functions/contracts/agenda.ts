import * as z from 'zod'
import { calendarDateSchema } from '#domain/shared/calendar-date-schema.ts'
import { localeSchema } from '#domain/shared/locale-schema.ts'
import { tenderSummarySchema } from '#domain/tenders/tender.ts'
import { stepStates } from '#domain/timeline/marked-steps.ts'
import { stepActors } from '#domain/timeline/step-kinds.ts'
import { feedSchema } from './feed.ts'
import { cursorQuery, nextCursor, nothing, ownedKeySchema } from './parameters.ts'
import type { RouteTable } from './route.ts'

/** What is still to be done for all applications of a producer, by day. */
export const agendaRoutes = {
  listAgenda: {
    capability: 'applications',
    method: 'GET',
    path: '/api/agenda',
    audience: 'user',
    summary:
      'The steps that are still to be taken for the caller\u2019s applications, in the order of their days: up to a day, with what is late, or between two days.',
    query: () =>
      cursorQuery().extend({ from: calendarDateSchema.optional(), to: calendarDateSchema }),
    output: () =>
      z.object({
        steps: z.array(
          z.object({
            tender: tenderSummarySchema,
            /** As in a timeline. */
            key: z.string(),
            actor: z.enum(stepActors),
            date: calendarDateSchema,
            latest: calendarDateSchema,
            state: z.enum(stepStates),
          }),
        ),
        next_cursor: nextCursor(),
      }),
    errors: ['invalid_cursor'],
  },
  getPersonalCalendar: {
    capability: 'applications',
    method: 'GET',
    path: '/api/feeds/personal/{feed_key}',
    audience: 'public',
    media: 'text/calendar; charset=utf-8',
    summary:
      'The key dates of the tenders that a producer chose or applies to, and the steps that are still to be taken for them. The address is the key.',
    params: () => z.object({ feed_key: ownedKeySchema }),
    query: () => z.object({ language: localeSchema.default('en') }),
    output: () => feedSchema,
    errors: ['not_found'],
  },
  findPersonalFeed: {
    capability: 'applications',
    method: 'GET',
    path: '/api/calendar-feed',
    audience: 'user',
    summary: 'Whether the caller has an address for a personal calendar, and since when.',
    output: () => z.object({ made_at: z.iso.datetime().nullable() }),
    errors: [],
  },
  makePersonalFeed: {
    capability: 'applications',
    method: 'POST',
    path: '/api/calendar-feed',
    audience: 'user',
    summary: 'Makes the address of the personal calendar, told once; an earlier one ends.',
    output: () => z.object({ feed_key: ownedKeySchema, made_at: z.iso.datetime() }),
    errors: [],
  },
  endPersonalFeed: {
    capability: 'applications',
    method: 'DELETE',
    path: '/api/calendar-feed',
    audience: 'user',
    summary: 'Ends the address of the personal calendar.',
    output: nothing,
    errors: [],
  },
} as const satisfies RouteTable
