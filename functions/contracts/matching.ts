import * as z from 'zod'
import {
  criterionResultSchema,
  matchSchema,
  verdictSchema,
} from '#domain/matching/verdict-schema.ts'
import { productSchema } from '#domain/portfolio/product.ts'
import { criterionSchema } from '#domain/tenders/criterion.ts'
import { tenderSummarySchema } from '#domain/tenders/tender.ts'
import { cursorQuery, nextCursor, productParams, tenderParams } from './parameters.ts'
import type { RouteTable } from './route.ts'

const counts = () =>
  z.object({
    strong: z.int(),
    possible: z.int(),
    near: z.int(),
    none: z.int(),
  })
const matchLine = () =>
  matchSchema
    .unwrap()
    .omit({ criteria: true })
    .extend({
      /** The required points that are not plainly met: the reasons of the verdict. */
      open_points: z.array(criterionResultSchema.unwrap().pick({ kind: true, status: true })),
    })
const state = () =>
  z.object({
    /** True while a change of the portfolio or of a tender is not yet worked in. */
    computing: z.boolean(),
    computed_at: z.iso.datetime().nullable(),
  })
const filter = () =>
  cursorQuery().extend({
    verdict: verdictSchema.exclude(['none']).optional(),
    /** `open`: only tenders that can still be answered. */
    state: z.enum(['open', 'all']).default('open'),
  })

export const matchingRoutes = {
  getMatchSummary: {
    capability: 'matching',
    method: 'GET',
    path: '/api/matches/summary',
    audience: 'user',
    summary: 'How many open tenders fit the portfolio; numbers only, also without the Access plan.',
    output: () =>
      state().extend({
        product_count: z.int(),
        /** Open tenders by the best verdict any product reaches. */
        tenders: counts(),
      }),
    errors: [],
  },
  listMatchesByTender: {
    capability: 'matching',
    method: 'GET',
    path: '/api/matches/by-tender',
    audience: 'subscriber',
    summary:
      'Tenders with the products that fit them best, best verdict and nearest deadline first.',
    query: filter,
    output: () =>
      state().extend({
        rows: z.array(
          z.object({
            tender: tenderSummarySchema,
            counts: counts(),
            /** The best few; the tender\u2019s own page has all of them. */
            best: z.array(matchLine().extend({ product_name: z.string() })),
          }),
        ),
        next_cursor: nextCursor(),
      }),
    errors: ['invalid_cursor'],
  },
  listMatchesByProduct: {
    capability: 'matching',
    method: 'GET',
    path: '/api/matches/by-product',
    audience: 'subscriber',
    summary: 'Products with the tenders that they fit best.',
    query: filter,
    output: () =>
      state().extend({
        rows: z.array(
          z.object({
            product: productSchema,
            counts: counts(),
            best: z.array(matchLine().extend({ tender: tenderSummarySchema })),
          }),
        ),
        next_cursor: nextCursor(),
      }),
    errors: ['invalid_cursor'],
  },
  getTenderMatches: {
    capability: 'matching',
    method: 'GET',
    path: '/api/tenders/{tender_id}/matches',
    audience: 'applicant',
    summary:
      'The requirements of a tender against the caller\u2019s products, criterion by criterion.',
    params: tenderParams,
    query: cursorQuery,
    output: () =>
      z.object({
        criteria: z.array(criterionSchema),
        rows: z.array(z.object({ product: productSchema, match: matchSchema })),
        counts: counts(),
        next_cursor: nextCursor(),
      }),
    errors: ['not_found', 'invalid_cursor'],
  },
  getProductMatch: {
    capability: 'matching',
    method: 'GET',
    path: '/api/tenders/{tender_id}/matches/{product_id}',
    audience: 'applicant',
    summary: 'One product against one tender.',
    params: () => tenderParams().extend(productParams().shape),
    output: () =>
      z.object({
        criteria: z.array(criterionSchema),
        product: productSchema,
        match: matchSchema,
      }),
    errors: ['not_found'],
  },
} as const satisfies RouteTable
