import * as z from 'zod'
import type { RouteTable } from './route.ts'

export const accountRoutes = {
  getSiteConfig: {
    capability: 'accounts',
    method: 'GET',
    path: '/api/site-config',
    audience: 'public',
    summary: 'What the site needs to sign users in.',
    output: z.object({
      region: z.string(),
      user_pool_id: z.string(),
      user_pool_client_id: z.string(),
      /** Null: the public endpoint of the region. */
      user_pool_endpoint: z.url().nullable(),
    }),
    errors: [],
  },
} as const satisfies RouteTable
