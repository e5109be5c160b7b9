import * as z from 'zod'
import type { RouteTable } from './route.ts'

export const openApiRoutes = {
  getOpenApi: {
    capability: 'tenders',
    method: 'GET',
    path: '/api/openapi.json',
    audience: 'public',
    summary: 'This interface as an OpenAPI 3.1 document.',
    output: () => z.looseObject({ openapi: z.string() }),
    errors: [],
  },
} as const satisfies RouteTable
