import { randomUUID } from 'node:crypto'
import { ACCOUNT_ID, REGION } from '../emulators/aws-account.ts'
import type { Authorized } from './jwt-authorizer.ts'
import type { MatchedRoute } from './route-table.ts'

/** The route that an event tells of. */
export interface EventRoute {
  readonly routeKey: string
  readonly apiId: string
  readonly pathParameters: Readonly<Record<string, string>>
}

export const eventRouteOf = ({ route, pathParameters }: MatchedRoute): EventRoute => ({
  routeKey: route.routeKey,
  apiId: route.apiId,
  pathParameters,
})

/** A request as it reaches the API. */
export interface ApiRequest {
  readonly method: string
  /** Path and query as sent. */
  readonly url: string
  /** Names in lower case; several values of one name joined by a comma. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly sourceIp: string
}

/** Bodies of these types reach the function as text, all others in base64. */
const textual =
  /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded)|[^;]*\+(json|xml))/i

/** The event of payload format 2.0. */
export function httpApiEvent(
  request: ApiRequest,
  route: EventRoute,
  authorized: Authorized | null,
) {
  const [rawPath = '/', ...query] = request.url.split('?')
  const rawQueryString = query.join('?')
  const { cookie, ...headers } = request.headers
  const now = Date.now()
  const isText = textual.test(request.headers['content-type'] ?? 'text/plain')
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath,
    rawQueryString,
    ...(cookie === undefined ? {} : { cookies: cookie.split(/;\s*/) }),
    headers,
    ...(rawQueryString === '' ? {} : { queryStringParameters: joinedQuery(rawQueryString) }),
    requestContext: {
      accountId: ACCOUNT_ID,
      apiId: route.apiId,
      ...(authorized
        ? { authorizer: { jwt: { claims: authorized.claims, scopes: authorized.scopes } } }
        : {}),
      domainName: `${route.apiId}.execute-api.${REGION}.amazonaws.com`,
      domainPrefix: route.apiId,
      http: {
        method: request.method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: route.routeKey,
      stage: '$default',
      time: clfTime(new Date(now)),
      timeEpoch: now,
    },
    ...(Object.keys(route.pathParameters).length > 0
      ? { pathParameters: route.pathParameters }
      : {}),
    ...(request.body.length > 0 ? { body: request.body.toString(isText ? 'utf8' : 'base64') } : {}),
    isBase64Encoded: request.body.length > 0 && !isText,
  }
}

/** Repeated keys are joined by a comma. */
function joinedQuery(rawQueryString: string): Record<string, string> {
  const joined: Record<string, string> = {}
  for (const [key, value] of new URLSearchParams(rawQueryString)) {
    joined[key] = joined[key] === undefined ? value : `${joined[key]},${value}`
  }
  return joined
}

/** `12/Mar/2026:19:03:58 +0000` */
function clfTime(date: Date): string {
  const [, day, month, year, time] =
    /^\w+, (\d+) (\w+) (\d+) ([\d:]+)/.exec(date.toUTCString()) ?? []
  return `${day}/${month}/${year}:${time} +0000`
}
