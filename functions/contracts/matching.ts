import * as z from 'zod'
import { identityFacts, matchVerdicts } from '#domain/matching/verdict.ts'
import { criterionResultSchema, matchSchema } from '#domain/matching/verdict-schema.ts'
import { productSchema } from '#domain/portfolio/product.ts'
import { productIdSchema } from '#domain/shared/ids.ts'
import { criterionSchema } from '#domain/tenders/criterion.ts'
import { tenderSummarySchema } from '#domain/tenders/tender.ts'
import { cursorQuery, nextCursor, productParams, tenderParams } from './parameters.ts'
import type { RouteTable } from './route.ts'

const counts = () =>
  z.object({
    strong: z.int(),
    possible: z.int(),
    near: z.int(),
    /** Not compared to the end: the product\u2019s category or origin is missing. */
    incomplete: z.int(),
    none: z.int(),
  })
/** How many of the matches miss nothing but the price. */
const onlyPrice = () => z.int()
/** How many rows there are on all pages together. */
const total = () => z.int()
/** False: there are more products than `total` says. */
const isWhole = () => z.boolean()
const matchLine = () =>
  matchSchema
    .unwrap()
    .omit({ criteria: true, only_price: true })
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
    verdict: z.enum([...matchVerdicts, 'only_price']).optional(),
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
  listProductsToComplete: {
    capability: 'matching',
    method: 'GET',
    path: '/api/matches/to-complete',
    audience: 'user',
    summary:
      'Products without kind or origin, what they lack, and how many open tenders that would open.',
    query: cursorQuery,
    output: () =>
      state().extend({
        rows: z.array(
          z.object({
            product: productSchema,
            facts: z.array(z.enum(identityFacts)),
            /** Open tenders that nothing known of the product speaks against. */
            tenders: z.int(),
          }),
        ),
        total: total(),
        is_whole: isWhole(),
        next_cursor: nextCursor(),
      }),
    errors: ['invalid_cursor'],
  },
  listMatchesByTender: {
    capability: 'matching',
    method: 'GET',
    path: '/api/matches/by-tender',
    audience: 'subscriber',
    summary: 'Tenders with the products that fit them best: by verdict, then score, then deadline.',
    query: filter,
    output: () =>
      state().extend({
        rows: z.array(
          z.object({
            tender: tenderSummarySchema,
            counts: counts(),
            only_price: onlyPrice(),
            /** The best few; the tender\u2019s own page has all of them. */
            best: z.array(matchLine().extend({ product_name: z.string() })),
          }),
        ),
        total: total(),
        next_cursor: nextCursor(),
      }),
    errors: ['invalid_cursor'],
  },
  listMatchesByProduct: {
    capability: 'matching',
    method: 'GET',
    path: '/api/matches/by-product',
    audience: 'subscriber',
    summary: 'Products with the tenders that they fit best: by verdict, then score, then deadline.',
    query: filter,
    output: () =>
      state().extend({
        rows: z.array(
          z.object({
            product: productSchema,
            counts: counts(),
            only_price: onlyPrice(),
            best: z.array(matchLine().extend({ tender: tenderSummarySchema })),
          }),
        ),
        total: total(),
        is_whole: isWhole(),
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
  getRequirementCounts: {
    capability: 'matching',
    method: 'GET',
    path: '/api/tenders/{tender_id}/requirement-counts',
    audience: 'user',
    summary:
      'How many requirements of a tender a product meets, by their kind; numbers only, also without access to the tender. Without a product: the one of the caller that fits best.',
    params: tenderParams,
    query: () => z.object({ product_id: productIdSchema.optional() }),
    output: () =>
      z.object({
        /** Null: the caller has none. */
        product: productSchema
          .unwrap()
          .pick({ product_id: true })
          .extend({ name: z.string() })
          .nullable(),
        kinds: z.array(
          z.object({
            kind: z.string(),
            met: z.int(),
            near: z.int(),
            not_met: z.int(),
            unknown: z.int(),
          }),
        ),
      }),
    errors: ['not_found'],
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
