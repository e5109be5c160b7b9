import * as z from 'zod'
import { leafParameter } from '#contracts/leaf-parameter.ts'

const texts = () => z.record(z.string(), z.string()).optional()

/** What we read of an HTTP API event, payload format 2.0. */
export const requestEventSchema = z.lazy(() =>
  z.object({
    routeKey: z.string(),
    headers: z.record(z.string(), z.string()).default({}),
    pathParameters: texts(),
    queryStringParameters: texts(),
    body: z.string().optional(),
    isBase64Encoded: z.boolean().default(false),
    requestContext: z.object({
      requestId: z.string(),
      http: z.object({ method: z.string() }),
      authorizer: z.object({ jwt: z.object({ claims: z.unknown() }).optional() }).optional(),
    }),
  }),
)
export type RequestEvent = z.infer<typeof requestEventSchema>

/**
 * `GET /api/tenders/{tender_id}`, also where the API has one route for several methods of a path, or for paths that
 * differ in their last word.
 */
export const contractKeyOf = ({ routeKey, pathParameters, requestContext }: RequestEvent): string =>
  routeKey
    .replace(/^ANY (?=\/)/, () => `${requestContext.http.method} `)
    .replace(`{${leafParameter}}`, () => pathParameters?.[leafParameter] ?? '')
