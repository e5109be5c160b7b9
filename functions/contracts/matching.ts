import * as z from 'zod'
import { identityFacts, matchVerdicts } from '#domain/matching/verdict.ts'
import { criterionResultSchema, matchSchema } from '#domain/matching/verdict-schema.ts'
import { productFactsSchema, productSchema } from '#domain/portfolio/product.ts'
import { productIdSchema, tenderIdSchema } from '#domain/shared/ids.ts'
import { marketSchema } from '#domain/shared/market-schema.ts'
import { criterionSchema } from '#domain/tenders/criterion.ts'
import { tenderSummarySchema } from '#domain/tenders/tender.ts'
import { categorySchema } from '#domain/vocabulary/kinds-schema.ts'
import { cursorQuery, nextCursor, nothing, productParams, tenderParams } from './parameters.ts'
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
/** What a line says of a product. */
const productBrief = () =>
  productFactsSchema.unwrap().pick({
    name: true,
    producer: true,
    categories: true,
    vintage: true,
    volume_ml: true,
    price: true,
  })
/** A fact of the product, by its field. */
const factField = () => z.string().regex(/^[a-z_]{1,40}$/)
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
    verdict: z.enum([...matchVerdicts, 'only_price', 'dismissed']).optional(),
    /** `open`: only tenders that can still be answered. */
    state: z.enum(['open', 'all']).default('open'),
    market: marketSchema.optional(),
    category: categorySchema.optional(),
    /** Only matches that wait for this fact. */
    missing: factField().optional(),
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
        /** Open tenders of markets that take applications, by the best verdict any product reaches. */
        tenders: counts(),
        /** The same, market by market. */
        by_market: z.array(z.object({ market: marketSchema, tenders: counts() })),
        /** The facts that matches wait for; the one that decides most tenders first. */
        facts_to_add: z.array(
          z.object({
            field: factField(),
            /** The product that the fact decides most tenders for. */
            product: productBrief().extend({ product_id: productIdSchema }),
            /** Tenders that the fact of this product alone decides. */
            decides: z.int(),
            /** Tenders that wait for it, of any product, also where more is open. */
            tenders: z.int(),
            /** Products that lack it. */
            products: z.int(),
          }),
        ),
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
            best: z.array(matchLine().extend({ product: productBrief() })),
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
    /** With a product: that one alone, with more of its tenders. */
    query: () => filter().extend({ product_id: productIdSchema.optional() }),
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
  dismissMatch: {
    capability: 'matching',
    method: 'POST',
    path: '/api/matches/dismissals',
    audience: 'subscriber',
    summary:
      'Sets a product aside beside a tender, or brings it back: it is neither listed nor counted nor told of.',
    body: () =>
      z.object({
        tender_id: tenderIdSchema,
        product_id: productIdSchema,
        dismissed: z.boolean(),
      }),
    output: nothing,
    errors: ['not_found'],
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
