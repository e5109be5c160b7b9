import { createHash } from 'node:crypto'
import { feedSchema } from '#contracts/feed.ts'
import type { Route } from '#contracts/route.ts'
import type { Answer } from './answer.ts'
import type { RequestEvent } from './request-event.ts'

/**
 * An answer that is not JSON, such as a calendar. Who has it already (`If-None-Match`) is told that it
 * did not change. `private`: an address may be a key.
 */
export function mediaAnswer(route: Route, output: unknown, event: RequestEvent): Answer {
  const { text, changed_at } = feedSchema.parse(output)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const headers = {
    ...(route.media === undefined ? {} : { 'Content-Type': route.media }),
    'Cache-Control': 'private, max-age=3600',
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
    ...(changed_at === null ? {} : { 'Last-Modified': new Date(changed_at).toUTCString() }),
  }
  const known = event.headers['if-none-match']?.split(',').map((one) => one.trim()) ?? []
  // a distribution that compresses makes the tag a weak one
  const isKnown = known.some((one) => one.replace(/^W\//, '') === etag)
  return isKnown ? { statusCode: 304, headers } : { statusCode: 200, headers, body: text }
}
