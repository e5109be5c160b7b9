import { viewerAddressHeader } from '#contracts/site-headers.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { localeSchema } from '#domain/shared/locale-schema.ts'
import type { RequestEvent } from './request-event.ts'

/** What a use case may want to know of the request itself. */
export interface RequestFacts {
  readonly request_id: string
  /** The caller's own token, to act on the user pool in the caller's name. Never logged, never stored. */
  readonly access_token: string | null
  /** As the distribution saw it. */
  readonly ip: string | null
  /** The language of the page, when the caller is ours; null when it says none of ours. */
  readonly locale: Locale | null
}

/** The most preferred language; the site names only that of the page. */
function localeOf({ headers }: RequestEvent): Locale | null {
  const [first = ''] = (headers['accept-language'] ?? '').split(/[,;-]/)
  return localeSchema.safeParse(first.trim().toLowerCase()).data ?? null
}

export const requestFactsOf = (event: RequestEvent): RequestFacts => ({
  request_id: event.requestContext.requestId,
  access_token: event.headers.authorization?.replace(/^Bearer\s+/i, '') ?? null,
  ip: event.headers[viewerAddressHeader] ?? null,
  locale: localeOf(event),
})
