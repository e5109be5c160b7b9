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
export type ViewerResponse = z.infer<typeof responseSchema>

/** Who asks, as the distribution sees it. */
interface Viewer {
  readonly ip: string
}

/** The function before the origin: the request to go on with, or an answer at once. */
export type RequestFunction = (
  request: ViewerRequest,
  viewer: Viewer,
) => Promise<{ request: ViewerRequest } | { response: ViewerResponse }>

/** The function on the way back: it changes status and headers, the body stays. */
export type ResponseFunction = (
  request: ViewerRequest,
  response: ViewerResponse,
  viewer: Viewer,
) => Promise<ViewerResponse>

/**
 * The service allows about 1 ms of computing; this only ends an endless loop. It is time on the clock, and a
 * busy machine may let the process wait for a good part of a second.
 */
const MOST_MS = 10_000

/** A CloudFront Function for viewer requests, run from the template's own code. */
export function requestFunction(name: string, code: string): RequestFunction {
  const call = edgeCode(name, code)
  return async (request, viewer) => {
    const plain = await call('viewer-request', { request, viewer })
    const response = responseSchema.safeParse(plain)
    return response.success ? { response: response.data } : { request: requestSchema.parse(plain) }
  }
}

/** A CloudFront Function for viewer responses, run from the template's own code. */
export function responseFunction(name: string, code: string): ResponseFunction {
  const call = edgeCode(name, code)
  return async (request, response, viewer) =>
    responseSchema.parse(await call('viewer-response', { request, response, viewer }))
}

function edgeCode(name: string, code: string) {
  // an empty context: the service's runtime has neither Node's nor a browser's globals
  const context = createContext({})
  new Script(code, { filename: name }).runInContext(context, { timeout: MOST_MS })
  const call = new Script('handler(JSON.parse(event))', { filename: name })
  return async (eventType: string, parts: object): Promise<unknown> => {
    context.event = JSON.stringify({
      version: '1.0',
      context: { eventType },
      ...parts,
    })
    const result: unknown = await call.runInContext(context, { timeout: MOST_MS })
    return JSON.parse(JSON.stringify(result))
  }
}
