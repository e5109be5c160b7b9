import type { IncomingMessage, ServerResponse } from 'node:http'
import { type LoopbackServer, listenOnLoopback, readBody } from '../emulators/loopback-server.ts'
import type { ApiAnswer } from '../gateway/http-api-answer.ts'
import type { ApiRequest } from '../gateway/http-api-event.ts'

/** A little over the API's own limit, so that the API answers what is too large. */
const MOST_BODY_BYTES = 11 * 1024 * 1024

/**
 * Serves the site on loopback. `answer` is asked late, because the site needs its own address to be made. What it
 * throws is told: a browser sees the same 500 as from a function that failed.
 */
export function startSiteServer(
  port: number,
  answer: (request: ApiRequest) => Promise<ApiAnswer>,
  tell: (line: string) => void,
): Promise<LoopbackServer> {
  return listenOnLoopback(async (request, response) => {
    const body = await readBody(request, MOST_BODY_BYTES)
    const answered = await answer(requestOf(request, body)).catch((error: unknown) => {
      tell(
        `The site cannot answer ${request.method} ${request.url?.split('?')[0]}: ${String(error)}`,
      )
      throw error
    })
    send(response, request, answered)
  }, port)
}

function requestOf(request: IncomingMessage, body: Buffer): ApiRequest {
  const headers = Object.entries(request.headersDistinct).map(([name, values]) => [
    name,
    (values ?? []).join(name === 'cookie' ? '; ' : ','),
  ])
  return {
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    headers: Object.fromEntries(headers),
    body,
    sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
  }
}

function send(response: ServerResponse, request: IncomingMessage, answer: ApiAnswer): void {
  response.statusCode = answer.status
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value)
  if (answer.cookies.length > 0) response.setHeader('set-cookie', [...answer.cookies])
  response.setHeader('content-length', answer.body.length)
  response.end(request.method === 'HEAD' ? undefined : answer.body)
}
