import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../loopback-server.ts'
import type { ApiAnswer, ApiRequest } from './api.ts'
import type { Fault } from './faults.ts'
import type { PageAnswer, PageRequest } from './pages/page-answer.ts'
import { type Refusal, StripeFailure } from './stripe-failure.ts'

const MAX_BODY_BYTES = 1024 * 1024

export interface Served {
  api(request: ApiRequest): Promise<ApiAnswer>
  page(request: PageRequest): Promise<PageAnswer>
  fault(method: string, path: string): Fault | null
}

/** One HTTP request: the API below `/v1/`, pages everywhere else. */
export async function serve(
  served: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://stripe')
  const method = request.method ?? 'GET'
  const body = (await readBody(request, MAX_BODY_BYTES)).toString('utf8')
  if (pathname.startsWith('/v1/')) {
    const asked = { method, path: pathname, query: search.slice(1), body, ...identity(request) }
    return answerRequest(served, asked, response)
  }
  const form = new URLSearchParams(body)
  const answer = await served.page({ method, path: pathname, query: searchParams, form })
  response.writeHead(answer.status, answer.headers)
  response.end(answer.body)
}

const identity = ({ headers }: IncomingMessage) => ({
  authorization: headers.authorization,
  idempotencyKey: one(headers['idempotency-key']),
  version: one(headers['stripe-version']),
})

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

async function answerRequest(
  served: Served,
  request: ApiRequest,
  response: ServerResponse,
): Promise<void> {
  const fault = served.fault(request.method, request.path)
  if (fault === 'disconnect') return void response.destroy()
  if (fault === 'unavailable') {
    const message = 'The local Stripe fake pretends to be down.'
    return send(response, 503, {}, errorBody({ status: 503, type: 'api_error', message }))
  }
  try {
    const answer = await served.api({ ...request, is_failing: fault === 'kept_fault' })
    if (fault === 'lost_answer') return void response.destroy()
    const body = fault === 'no_url' ? { ...answer.body, url: null } : answer.body
    send(response, answer.status, answer.headers, body)
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    const { headers = {} } = error as { headers?: Record<string, string> }
    send(response, error.refusal.status, headers, errorBody(error.refusal))
  }
}

const errorBody = ({ status: _, ...error }: Refusal) => ({ error })

function send(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: object,
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body, null, 2))
}
