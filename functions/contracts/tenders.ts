import * as z from 'zod'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { marketSchema, marketStatusSchema } from '#domain/shared/market-schema.ts'
import { criterionSchema } from '#domain/tenders/criterion.ts'
import { publishedTenderSchema } from '#domain/tenders/published-tender.ts'
import { tenderSchema, tenderSummarySchema } from '#domain/tenders/tender.ts'
import { tenderFilterSchema } from '#domain/tenders/tender-filter-schema.ts'
import { announcedResultSchema, tenderResultSchema } from '#domain/tenders/tender-result-schema.ts'
import { cursorQuery, nextCursor, tenderParams } from './parameters.ts'
import type { RouteTable } from './route.ts'

const fullTender = () =>
  z.object({
    // the result is in the summary, without who recorded it
    tender: tenderSchema.unwrap().omit({ corrected_criteria: true, result: true }),
    /** The reading that counts: the administrator's where there is one. */
    criteria: z.array(criterionSchema),
    corrected: z.boolean(),
  })

/** Whether nobody is told for ten minutes, in which the change can be undone. */
const held = () => z.boolean().default(false)

const tenderVersion = () =>
  tenderSchema.unwrap().pick({ version: true, published: true, updated_at: true })

export const tenderRoutes = {
  listTenders: {
    capability: 'tenders',
    method: 'GET',
    path: '/api/tenders',
    audience: 'public',
    summary: 'Tenders with their key facts, filtered and paged.',
    query: () => cursorQuery().extend(tenderFilterSchema.unwrap().shape),
    output: () => z.object({ tenders: z.array(tenderSummarySchema), next_cursor: nextCursor() }),
    errors: ['invalid_cursor'],
  },
  getTenderSummary: {
    capability: 'tenders',
    method: 'GET',
    path: '/api/tenders/{tender_id}',
    audience: 'public',
    summary: 'The key facts of one tender.',
    params: tenderParams,
    output: () => tenderSummarySchema,
    errors: ['not_found'],
  },
  getTender: {
    capability: 'tenders',
    method: 'GET',
    path: '/api/tenders/{tender_id}/full',
    audience: 'applicant',
    summary: 'Every published field of a tender and its criteria.',
    params: tenderParams,
    output: fullTender,
    errors: ['not_found'],
  },
  getTenderChanges: {
    capability: 'tenders',
    method: 'GET',
    path: '/api/tenders/{tender_id}/changes',
    audience: 'applicant',
    summary:
      'What changed in a tender since one of its versions, with both as they were published.',
    params: tenderParams,
    query: () => z.object({ since: z.coerce.number().int().positive() }),
    output: () =>
      z.object({
        before: tenderVersion(),
        after: tenderVersion(),
        fields: z.array(publishedTenderSchema.unwrap().keyof()),
        /** In their published words. `before` null: a new one, `after` null: one that is gone. */
        requirements: z.array(
          z.object({ before: z.string().nullable(), after: z.string().nullable() }),
        ),
      }),
    errors: ['not_found'],
  },
  listMarkets: {
    capability: 'tenders',
    method: 'GET',
    path: '/api/markets',
    audience: 'public',
    summary: 'Which markets are live, and when the others open.',
    output: () => z.object({ markets: z.array(marketStatusSchema) }),
    errors: [],
  },
  saveMarket: {
    capability: 'tenders',
    method: 'PUT',
    path: '/api/admin/markets/{market}',
    audience: 'administrator',
    assurance: 'aal2',
    summary: 'Opens or closes a market for applications.',
    params: () => z.object({ market: marketSchema }),
    body: () => marketStatusSchema.unwrap().omit({ market: true }),
    output: () => marketStatusSchema,
    errors: [],
  },
  saveTender: {
    capability: 'tenders',
    method: 'PUT',
    path: '/api/admin/tenders/{tender_id}',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'Publishes a tender or a new version of it; matches are computed again.',
    params: tenderParams,
    body: () =>
      z.object({
        published: publishedTenderSchema,
        sample: tenderSchema.unwrap().shape.sample.default(null),
        /** The version this one replaces; 0 for a new tender. */
        version: z.int().nonnegative(),
        held: held(),
      }),
    output: () => tenderSchema,
    errors: ['version_conflict'],
  },
  correctCriteria: {
    capability: 'tenders',
    method: 'PUT',
    path: '/api/admin/tenders/{tender_id}/criteria',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'Replaces the machine reading of a tender; null returns to it.',
    params: tenderParams,
    body: () =>
      z.object({
        criteria: z.array(criterionSchema).nullable(),
        version: z.int().positive(),
        held: held(),
      }),
    output: () => tenderSchema,
    errors: ['not_found', 'version_conflict'],
  },
  undoTenderChange: {
    capability: 'tenders',
    method: 'POST',
    path: '/api/admin/tenders/{tender_id}/undo',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'Takes the last change of a tender back of which nobody was told yet.',
    params: tenderParams,
    body: () => z.object({ version: z.int().positive() }),
    output: () => tenderSchema,
    errors: ['not_found', 'version_conflict', 'transition_not_allowed', 'undo_expired'],
  },
  recordResult: {
    capability: 'tenders',
    method: 'PUT',
    path: '/api/admin/tenders/{tender_id}/result',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'Records who won a tender, corrects it, or takes it away; no version and no mail.',
    params: tenderParams,
    body: () =>
      z.object({
        result: announcedResultSchema.nullable(),
        /** When the result that this one replaces was recorded; null: there is none. */
        over: instantSchema.nullable(),
      }),
    output: () => z.object({ result: tenderResultSchema.nullable() }),
    errors: ['not_found', 'version_conflict'],
  },
} as const satisfies RouteTable
