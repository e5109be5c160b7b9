/** Who calls, as the JWT authorizer tells the function. */
export interface TestCaller {
  readonly user_id: string
  readonly groups?: readonly string[]
}

/** An HTTP API event, payload format 2.0, as far as functions read it. */
export function httpEvent(
  routeKey: string,
  given: {
    readonly caller?: TestCaller | null
    readonly params?: Record<string, string>
    readonly query?: Record<string, string>
    readonly body?: unknown
  } = {},
) {
  const claims = given.caller && {
    sub: given.caller.user_id,
    token_use: 'access',
    client_id: 'site',
    username: given.caller.user_id,
    ...(given.caller.groups ? { 'cognito:groups': `[${given.caller.groups.join(' ')}]` } : {}),
  }
  return {
    version: '2.0',
    routeKey,
    rawPath: '/',
    headers: {},
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
