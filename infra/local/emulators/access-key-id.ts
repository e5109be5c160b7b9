import type { IncomingMessage } from 'node:http'

/** The access key id inside a SigV4 Authorization header, or null for an unsigned call. */
export function accessKeyIdOf(request: IncomingMessage): string | null {
  const match = /^AWS4-HMAC-SHA256 .*Credential=([^/,\s]+)\//.exec(
    request.headers.authorization ?? '',
  )
  return match?.[1] ?? null
}
