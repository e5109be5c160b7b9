import * as z from 'zod'
import { reviewedFields } from '#domain/portfolio/evidence.ts'
import { productFactsSchema } from '#domain/portfolio/product.ts'
import { maxProducts } from '#domain/portfolio/product-limit.ts'
import { productLineSchema } from '#domain/portfolio/product-line.ts'
import { mostLines, mostProductsAtOnce } from '#domain/portfolio/product-parts.ts'
import { productIdSchema } from '#domain/shared/ids.ts'
import { uploadParams } from './parameters.ts'
import type { RouteTable } from './route.ts'

const productIds = () => z.array(productIdSchema).max(mostProductsAtOnce)

/** The whole portfolio as one works in it: read part by part, changed many at a time (decision 0045). */
export const productGridRoutes = {
  listProductLines: {
    capability: 'portfolio',
    method: 'GET',
    path: '/api/product-lines',
    audience: 'user',
    summary: 'All products of the caller, part by part; facts that are not stated are left out.',
    query: () => z.object({ after: productIdSchema.optional() }),
    output: () =>
      z.object({
        lines: z.array(productLineSchema).max(mostLines),
        /** How many there are in all parts together. */
        total: z.int(),
        /** Where the next part begins; null: this is the last one. */
        next_after: productIdSchema.nullable(),
      }),
    errors: [],
  },
  listDoubts: {
    capability: 'portfolio',
    method: 'GET',
    path: '/api/uploads/{upload_id}/doubts',
    audience: 'user',
    summary:
      'The products of a file with values that may be read wrongly and that nobody has seen to.',
    params: uploadParams,
    output: () =>
      z.object({
        doubts: z
          .array(z.object({ product_id: productIdSchema, fields: z.array(z.enum(reviewedFields)) }))
          .max(maxProducts),
      }),
    errors: ['not_found'],
  },
  changeProducts: {
    capability: 'portfolio',
    method: 'POST',
    path: '/api/product-changes',
    audience: 'user',
    summary:
      'Corrects facts of many products, each of its version. What was changed meanwhile is refused alone; repeating it changes nothing.',
    body: () =>
      z.object({
        changes: z
          .array(
            z.object({
              product_id: productIdSchema,
              version: z.int().positive(),
              facts: productFactsSchema.unwrap().omit({ derived: true }).partial(),
              /** What undoes a change brings back: what counts as corrected by hand, and as worked out. */
              marks: z
                .object({
                  corrected_fields: z.array(z.string().max(60)).max(60),
                  derived: productFactsSchema.unwrap().shape.derived,
                })
                .optional(),
            }),
          )
          .min(1)
          .max(mostProductsAtOnce),
      }),
    output: () =>
      z.object({
        /** As they are stored now: those that were changed, and those whose version was another. */
        lines: z.array(productLineSchema).max(mostProductsAtOnce),
        refused: z
          .array(
            z.object({
              product_id: productIdSchema,
              code: z.enum(['not_found', 'version_conflict']),
            }),
          )
          .max(mostProductsAtOnce),
      }),
    errors: ['too_many_product_changes'],
  },
  deleteProducts: {
    capability: 'portfolio',
    method: 'POST',
    path: '/api/product-deletions',
    audience: 'user',
    summary: 'Takes many products out of the portfolio, or brings them back.',
    body: () => z.object({ product_ids: productIds().min(1), undo: z.boolean() }),
    output: () =>
      z.object({
        /** Those that are out, or back, now. */
        product_ids: productIds(),
      }),
    errors: ['too_many_product_changes'],
  },
} as const satisfies RouteTable
