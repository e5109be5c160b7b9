import type { RequestEvent } from './request-event.ts'

/** What a use case may want to know of the request itself. */
export interface RequestFacts {
  readonly request_id: string
  /** The caller's own token, to act on the user pool in the caller's name. Never logged, never stored. */
  readonly access_token: string | null
  readonly ip: string | null
}

/**
 * The address before the last in `X-Forwarded-For` is the one that the distribution saw; the last is
 * the distribution's own, as the API saw it. Everything before can be made up by the caller.
 */
function ipOf({ headers, requestContext }: RequestEvent): string | null {
  const forwarded = headers['x-forwarded-for']?.split(',').map((one) => one.trim()) ?? []
  return forwarded.at(-2) ?? forwarded.at(-1) ?? requestContext.http?.sourceIp ?? null
}

export const requestFactsOf = (event: RequestEvent): RequestFacts => ({
  request_id: event.requestContext.requestId,
  access_token: event.headers.authorization?.replace(/^Bearer\s+/i, '') ?? null,
  ip: ipOf(event),
})
