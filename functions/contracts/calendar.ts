import * as z from 'zod'
import { localeSchema } from '#domain/shared/locale-schema.ts'
import { marketSchema } from '#domain/shared/market-schema.ts'
import { keyDateSchema, milestoneSchema } from '#domain/tenders/key-date-schema.ts'
import { tenderSummarySchema } from '#domain/tenders/tender.ts'
import { categorySchema } from '#domain/vocabulary/kinds-schema.ts'
import { feedSchema } from './feed.ts'
import { cursorQuery, nextCursor, tenderParams } from './parameters.ts'
import type { RouteTable } from './route.ts'

/** Which key dates a calendar holds. */
const selection = () =>
  z.object({
    market: marketSchema.optional(),
    category: categorySchema.optional(),
    milestone: milestoneSchema.optional(),
  })
const language = () => z.object({ language: localeSchema.default('en') })

export const calendarRoutes = {
  listKeyDates: {
    capability: 'tenders',
    method: 'GET',
    path: '/api/key-dates',
    audience: 'public',
    summary: 'Offer, sample and launch dates of the three markets, in the order of the days.',
    query: () =>
      cursorQuery().extend({ ...selection().shape, from: z.iso.date(), to: z.iso.date() }),
    output: () =>
      z.object({
        key_dates: z.array(
          keyDateSchema
            .unwrap()
            .pick({ milestone: true, date: true, cancelled: true })
            .extend({ tender: tenderSummarySchema }),
        ),
        next_cursor: nextCursor(),
      }),
    errors: ['invalid_cursor'],
  },
  getCalendarFeed: {
    capability: 'tenders',
    method: 'GET',
    path: '/api/feeds/calendar.ics',
    audience: 'public',
    media: 'text/calendar; charset=utf-8',
    summary: 'The key dates of all tenders, for calendar programs (RFC 5545).',
    query: () => selection().extend(language().shape),
    output: () => feedSchema,
    errors: [],
  },
  getTenderCalendar: {
    capability: 'tenders',
    method: 'GET',
    path: '/api/feeds/tenders/{tender_id}',
    audience: 'public',
    media: 'text/calendar; charset=utf-8',
    summary: 'The key dates of one tender, to add to a calendar.',
    params: tenderParams,
    query: language,
    output: () => feedSchema,
    errors: ['not_found'],
  },
  getTenderNews: {
    capability: 'tenders',
    method: 'GET',
    path: '/api/feeds/tenders.atom',
    audience: 'public',
    media: 'application/atom+xml; charset=utf-8',
    summary: 'New and changed tenders, newest first (RFC 4287).',
    query: () => selection().pick({ market: true, category: true }).extend(language().shape),
    output: () => feedSchema,
    errors: [],
  },
} as const satisfies RouteTable
