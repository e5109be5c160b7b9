import { ACCOUNT_ID, REGION } from '../emulators/aws-account.ts'
import type { InvocationResult } from '../lambda/execution-environment.ts'
import { type ApiAnswer, answerOf, serviceAnswer } from './http-api-answer.ts'
import { type ApiRequest, eventRouteOf, httpApiEvent } from './http-api-event.ts'
import type { Authorized, Authorizer } from './jwt-authorizer.ts'
import { type ApiRoute, matchRoute } from './route-table.ts'

export type Gateway = (request: ApiRequest) => Promise<ApiAnswer>

export interface GatewayParts {
  readonly routes: readonly ApiRoute[]
  readonly authorize: Authorizer
  readonly invoke: (functionName: string, event: unknown) => Promise<InvocationResult>
  /** Whether a Lambda permission lets the API invoke the function. */
  readonly mayInvoke: (functionName: string, sourceArn: string) => boolean
  readonly tell: (line: string) => void
}

/** The service's own limit. */
const MOST_BODY_BYTES = 10 * 1024 * 1024
/** What a function takes and gives when it is called and waited for (Lambda quotas: 6 MB each way). */
const MOST_PAYLOAD_BYTES = 6 * 1024 * 1024

/** The HTTP API of the template: route, authorize, invoke, answer. */
export function gateway(parts: GatewayParts): Gateway {
  return async (request) => {
    const matched = matchRoute(parts.routes, request.method, request.url.split('?')[0] ?? '/')
    if (!matched) return serviceAnswer(404, 'Not Found')
    const { route } = matched
    let authorized: Authorized | null = null
    if (route.authorizer) {
      const said = await parts.authorize(route.authorizer, request.headers.authorization)
      if (!said.ok) {
        return serviceAnswer(said.status, said.status === 401 ? 'Unauthorized' : 'Forbidden', {
          'www-authenticate': said.challenge,
        })
      }
      authorized = { claims: said.claims, scopes: said.scopes }
    }
    if (request.body.length > MOST_BODY_BYTES) {
      return serviceAnswer(413, 'Request Entity Too Large')
    }
    const sourceArn = `arn:aws:execute-api:${REGION}:${ACCOUNT_ID}:${route.apiId}/$default/${route.method}/${route.segments.join('/')}`
    if (!parts.mayInvoke(route.functionName, sourceArn)) {
      parts.tell(`Access denied: the API may not lambda:InvokeFunction on ${route.functionName}.`)
      return serviceAnswer(500, 'Internal Server Error')
    }
    const event = httpApiEvent(request, eventRouteOf(matched), authorized)
    if (Buffer.byteLength(JSON.stringify(event)) > MOST_PAYLOAD_BYTES) {
      return serviceAnswer(413, 'Request Entity Too Large')
    }
    const result = await within(route.timeoutMs, parts.invoke(route.functionName, event))
    if (result === null) return serviceAnswer(503, 'Service Unavailable')
    if (result.ok && Buffer.byteLength(result.payload) > MOST_PAYLOAD_BYTES) {
      parts.tell(
        `${route.routeKey}: the response payload size exceeded the maximum allowed payload size (${MOST_PAYLOAD_BYTES} bytes).`,
      )
      return serviceAnswer(500, 'Internal Server Error')
    }
    return result.ok ? answerOf(result.payload) : serviceAnswer(500, 'Internal Server Error')
  }
}

async function within<Value>(limitMs: number, promise: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
