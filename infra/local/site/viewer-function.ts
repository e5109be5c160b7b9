import { createContext, Script } from 'node:vm'
import * as z from 'zod'

const values = z.record(z.string(), z.object({ value: z.string() }).loose())

const requestSchema = z.object({
  method: z.string(),
  uri: z.string(),
  querystring: values,
  headers: values,
  cookies: values,
})
const responseSchema = z.object({
  statusCode: z.int(),
  statusDescription: z.string().optional(),
  headers: values.default({}),
  body: z.union([z.string(), z.object({ data: z.string() }).loose()]).optional(),
})

export type ViewerRequest = z.infer<typeof requestSchema>
type ViewerResponse = z.infer<typeof responseSchema>
export type ViewerFunction = (
  request: ViewerRequest,
) => Promise<{ request: ViewerRequest } | { response: ViewerResponse }>

/** The service allows about 1 ms of computing; this only ends an endless loop. */
const MOST_MS = 200

/** A CloudFront Function for viewer requests, run from the template's own code. */
export function viewerFunction(name: string, code: string): ViewerFunction {
  // an empty context: the service's runtime has neither Node's nor a browser's globals
  const context = createContext({})
  new Script(code, { filename: name }).runInContext(context, { timeout: MOST_MS })
  const call = new Script('handler(JSON.parse(event))', { filename: name })
  return async (request) => {
    context.event = JSON.stringify({
      version: '1.0',
      context: { eventType: 'viewer-request' },
      viewer: { ip: '127.0.0.1' },
      request,
    })
    const result: unknown = await call.runInContext(context, { timeout: MOST_MS })
    const plain: unknown = JSON.parse(JSON.stringify(result))
    const response = responseSchema.safeParse(plain)
    return response.success ? { response: response.data } : { request: requestSchema.parse(plain) }
  }
}
