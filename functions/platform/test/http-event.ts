import { originSecretHeader } from '#contracts/site-headers.ts'

/** The secret by which the tests' functions know that a request came through the site. */
export const testOriginSecret = 'origin-secret-of-the-tests'
export const formerOriginSecret = 'former-origin-secret'

/** An event as the site sends it on. */
export const throughTestSite = <Event extends { readonly headers: object }>(event: Event) => ({
  ...event,
  headers: { ...event.headers, [originSecretHeader]: testOriginSecret },
})

/** Who calls, as the JWT authorizer tells the function. */
export interface TestCaller {
  readonly user_id: string
  readonly groups?: readonly string[]
  /** Seconds since 1970; now unless given. */
  readonly auth_time?: number
}

let events = 0

/** An HTTP API event, payload format 2.0, as far as functions read it; it came through the site. */
export function httpEvent(
  routeKey: string,
  given: {
    readonly caller?: TestCaller | null
    readonly params?: Record<string, string>
    readonly query?: Record<string, string>
    readonly body?: unknown
    readonly headers?: Record<string, string>
  } = {},
) {
  const claims = given.caller && {
    sub: given.caller.user_id,
    token_use: 'access',
    client_id: 'site',
    username: given.caller.user_id,
    auth_time: String(given.caller.auth_time ?? Math.floor(Date.now() / 1000)),
    ...(given.caller.groups ? { 'cognito:groups': `[${given.caller.groups.join(' ')}]` } : {}),
  }
  events += 1
  return throughTestSite({
    version: '2.0',
    routeKey,
    rawPath: '/',
    headers: {
      // a token that only the claims below stand for: the user pool does not know it
      ...(given.caller ? { authorization: 'Bearer sample.access.token' } : {}),
      ...given.headers,
    },
    pathParameters: given.params,
    queryStringParameters: given.query,
    body: given.body === undefined ? undefined : JSON.stringify(given.body),
    isBase64Encoded: false,
    requestContext: {
      requestId: `req-${events}`,
      http: { method: routeKey.split(' ')[0] ?? '' },
      ...(claims ? { authorizer: { jwt: { claims, scopes: null } } } : {}),
    },
  })
}
