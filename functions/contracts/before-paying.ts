import * as z from 'zod'
import { longestWords, mostVolumeMl, mostWeightG } from '#domain/matching/typed-limits.ts'
import { criterionResultSchema, matchSchema } from '#domain/matching/verdict-schema.ts'
import { productFactsSchema, productSchema } from '#domain/portfolio/product.ts'
import { productIdSchema, tenderIdSchema } from '#domain/shared/ids.ts'
import { criterionSchema } from '#domain/tenders/criterion.ts'
import { tenderSummarySchema } from '#domain/tenders/tender.ts'
import { categorySchema, containerSchema } from '#domain/vocabulary/kinds-schema.ts'
import { tenderParams } from './parameters.ts'
import type { RouteTable } from './route.ts'

const preview = () =>
  z.object({
    /** Null: none was chosen, or there is no product. */
    preview: z
      .object({
        tender: tenderSummarySchema,
        criteria: z.array(criterionSchema),
        product: productSchema,
        match: matchSchema,
      })
      .nullable(),
    /** Whether a tender can be chosen now: there are products, and none that was chosen is open. */
    can_choose: z.boolean(),
    /** While one can be chosen the open tender that fits best; null: none fits. */
    suggested: tenderSummarySchema.nullable(),
  })
const typedNumber = (most: number) => z.coerce.number().pipe(z.int().min(1).max(most)).optional()
/** As long as a product's own words may be. */
const typedWords = () => z.string().trim().max(longestWords).optional()
/** A product in the words of whoever types it. */
const typedProduct = () =>
  z.object({
    type: typedWords(),
    /** Instead of `type`: what is known of the kind of drink already. */
    category: categorySchema.optional(),
    subtype: z
      .string()
      .regex(/^[a-z_]{1,40}$/)
      .optional(),
    country_code: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    region: typedWords(),
    vintage: z
      .union([z.literal('NV'), z.coerce.number().pipe(z.int().min(1800).max(2100))])
      .optional(),
    container: containerSchema.optional(),
    volume_ml: typedNumber(mostVolumeMl),
    container_weight_g: typedNumber(mostWeightG),
  })

/** What is told of a tender before it is paid for. */
export const beforePayingRoutes = {
  getOpenRequirements: {
    capability: 'matching',
    method: 'GET',
    path: '/api/tenders/{tender_id}/open-requirements',
    audience: 'public',
    summary:
      'Of an open tender the requirements on kind of drink, origin, vintage and container, also against what is typed of a product; of the others how many there are of each kind.',
    params: tenderParams,
    query: typedProduct,
    output: () =>
      z.object({
        criteria: z.array(criterionSchema),
        /** Null: nothing was typed. */
        compared: z
          .object({ facts: productFactsSchema, results: z.array(criterionResultSchema) })
          .nullable(),
        others: z.array(z.object({ kind: z.string(), count: z.int() })),
      }),
    errors: ['not_found'],
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
  getMatchPreview: {
    capability: 'matching',
    method: 'GET',
    path: '/api/matches/preview',
    audience: 'user',
    summary:
      'All requirements of the open tender that the caller chose, against the product of theirs that fits best, also without the Access plan.',
    output: preview,
    errors: [],
  },
  chooseMatchPreview: {
    capability: 'matching',
    method: 'POST',
    path: '/api/matches/preview',
    audience: 'user',
    summary:
      'Chooses the one open tender that the caller sees whole without the Access plan; another one when it has closed.',
    body: () => z.object({ tender_id: tenderIdSchema }),
    output: preview,
    errors: ['not_found', 'transition_not_allowed'],
  },
} as const satisfies RouteTable
