import * as z from 'zod'
import { mostProductViews } from '#domain/portfolio/product-view.ts'
import {
  mostViewsListed,
  savedViewSchema,
  viewFactsSchema,
  viewIdSchema,
} from '#domain/shared/saved-view.ts'
import { nothing } from './parameters.ts'
import type { RouteTable } from './route.ts'

const viewParams = () => z.object({ view_id: viewIdSchema })

/** The grid of products as it stood once, under a name (decision 0045). */
export const productViewRoutes = {
  listProductViews: {
    capability: 'portfolio',
    method: 'GET',
    path: '/api/product-views',
    audience: 'user',
    summary: 'The saved views of the caller\u2019s products, by name.',
    output: () =>
      z.object({ views: z.array(savedViewSchema).max(mostViewsListed(mostProductViews)) }),
    errors: [],
  },
  saveProductView: {
    capability: 'portfolio',
    method: 'PUT',
    path: '/api/product-views/{view_id}',
    audience: 'user',
    summary:
      'Keeps a view of the products under a name, or replaces what was kept under the same id.',
    params: viewParams,
    body: () => viewFactsSchema,
    output: () => savedViewSchema,
    errors: ['too_many_product_views'],
  },
  removeProductView: {
    capability: 'portfolio',
    method: 'DELETE',
    path: '/api/product-views/{view_id}',
    audience: 'user',
    summary: 'Removes a saved view; saving it again brings it back.',
    params: viewParams,
    output: nothing,
    errors: ['not_found'],
  },
} as const satisfies RouteTable
