import * as z from 'zod'
import { productStockSchema } from '#domain/applications/stock-schema.ts'
import { mostUnits, productFactsSchema } from '#domain/portfolio/product.ts'
import { productIdSchema } from '#domain/shared/ids.ts'
import { tenderSummarySchema } from '#domain/tenders/tender.ts'
import { begunStatus } from './application-parts.ts'
import { productParams } from './parameters.ts'
import type { RouteTable } from './route.ts'

/** By name; an application that was discarded, or whose tender was withdrawn, takes nothing. */
const stockOutput = () =>
  z.object({
    products: z.array(
      productStockSchema.unwrap().extend({
        product_id: productIdSchema,
        name: z.string(),
        vintage: productFactsSchema.unwrap().shape.vintage,
        applications: z.array(
          z.object({
            tender: tenderSummarySchema.unwrap().pick({
              tender_id: true,
              market: true,
              reference: true,
              title: true,
              titles: true,
              sample: true,
            }),
            status: begunStatus(),
            units: z.number().nonnegative(),
          }),
        ),
      }),
    ),
  })

/** How many units there are of what applications take. */
export const stockRoutes = {
  listStock: {
    capability: 'applications',
    method: 'GET',
    path: '/api/stock',
    audience: 'user',
    summary:
      'The caller\u2019s products of which applications take, or of which was counted: units available, promised in submitted applications, meant in drafts.',
    output: stockOutput,
    errors: [],
  },
  countStock: {
    capability: 'applications',
    method: 'PUT',
    path: '/api/stock/{product_id}',
    audience: 'user',
    summary:
      'Remembers how many units of a product there are today; null: what the portfolio says counts again.',
    params: productParams,
    body: () => z.object({ units: z.number().nonnegative().max(mostUnits).nullable() }),
    output: stockOutput,
    errors: ['not_found'],
  },
} as const satisfies RouteTable
