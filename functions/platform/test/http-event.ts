/** Who calls, as the JWT authorizer tells the function. */
export interface TestCaller {
  readonly user_id: string
  readonly groups?: readonly string[]
  /** Seconds since 1970; now unless given. */
  readonly auth_time?: number
}

/** An HTTP API event, payload format 2.0, as far as functions read it. */
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
  return {
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
      requestId: 'req-1',
      ...(claims ? { authorizer: { jwt: { claims, scopes: null } } } : {}),
    },
  }
}
