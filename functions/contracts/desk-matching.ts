import * as z from 'zod'
import { matchVerdicts, statuses } from '#domain/matching/verdict.ts'
import { criterionResultSchema } from '#domain/matching/verdict-schema.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { productIdSchema, userIdSchema } from '#domain/shared/ids.ts'
import { tenderSummarySchema } from '#domain/tenders/tender.ts'
import { matchingRoutes } from './matching.ts'
import { cursorQuery, nextCursor, tenderParams } from './parameters.ts'
import type { RouteTable } from './route.ts'

const ofOperators = {
  capability: 'producers',
  audience: 'operator',
  assurance: 'aal2',
} as const

const matchCounts = () =>
  matchingRoutes.listMatchesByTender.output().shape.rows.element.shape.counts
const version = () => z.int().positive()

/** A tender against all products of all producers. */
export const deskMatchingRoutes = {
  listTenderProducers: {
    ...ofOperators,
    method: 'GET',
    path: '/api/admin/matching/{tender_id}/producers',
    summary:
      'Who could answer a tender, by the best verdict of any product: with the products that fit best and what speaks against each.',
    params: tenderParams,
    query: cursorQuery,
    output: () =>
      z.object({
        tender: tenderSummarySchema,
        version: version(),
        is_open: z.boolean(),
        producers: z.array(
          z.object({
            user_id: userIdSchema,
            /** Null: neither company nor plan names it. */
            company_name: z.string().nullable(),
            /** Null: the list of producers has not heard of them yet. */
            email: z.string().nullable(),
            country_code: z.string().nullable(),
            counts: matchCounts(),
            best: z.array(
              z.object({
                product_id: productIdSchema,
                name: z.string(),
                verdict: z.enum(matchVerdicts),
                /** The required points that are not plainly met. */
                open_points: z.array(criterionResultSchema),
              }),
            ),
            /** To this version of the tender. */
            invited_at: instantSchema.nullable(),
            mailed_at: instantSchema.nullable(),
          }),
        ),
        next_cursor: nextCursor(),
      }),
    errors: ['not_found', 'invalid_cursor'],
  },
  countRequirements: {
    ...ofOperators,
    method: 'GET',
    path: '/api/admin/matching/{tender_id}/requirements',
    summary:
      'Requirement by requirement, how many products of all producers meet it, and how many more would fit without it. The largest portfolios first, some with each call: the counts of all pages add up.',
    params: tenderParams,
    query: cursorQuery,
    output: () =>
      z.object({
        version: version(),
        companies: z.int(),
        products: z.int(),
        /** Strong and possible matches among them. */
        fitting: z.int(),
        requirements: z.array(
          z.object({
            criterion_id: z.string(),
            kind: z.string(),
            required: z.boolean(),
            /** The published words. */
            text: z.string(),
            counts: z.record(z.enum(statuses), z.int()),
            /** So many more would fit if it were not asked: nothing else speaks against them. */
            would_fit: z.int(),
          }),
        ),
        next_cursor: nextCursor(),
      }),
    errors: ['not_found', 'invalid_cursor'],
  },
  inviteProducers: {
    ...ofOperators,
    method: 'POST',
    path: '/api/admin/matching/{tender_id}/invitations',
    summary:
      'Invites producers to answer a tender, by mail in their language with the operator\u2019s words; once for each version.',
    params: tenderParams,
    body: () =>
      z.object({
        version: version(),
        user_ids: z.array(userIdSchema).min(1).max(100),
        /** Empty: none. */
        text: z.string().trim().max(2000),
      }),
    output: () =>
      z.object({
        invited_at: instantSchema,
        invitations: z
          .array(
            z.object({
              user_id: userIdSchema,
              outcome: z.enum(['invited', 'invited_before', 'unsubscribed', 'no_match']),
            }),
          )
          .max(100),
      }),
    errors: ['not_found', 'version_conflict', 'deadline_passed'],
  },
} as const satisfies RouteTable
