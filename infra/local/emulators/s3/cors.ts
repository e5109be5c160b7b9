import { ServiceError } from '../service-error.ts'
import type { CorsRule } from './cors-rule.ts'
import type { S3Request } from './s3-request.ts'

type Headers = Record<string, string>

/** The answer to a preflight; throws when no rule of the bucket allows what the page wants. */
export function preflightHeaders(rules: CorsRule[], request: S3Request): Headers {
  const origin = request.headers.origin ?? ''
  const method = request.headers['access-control-request-method'] ?? ''
  const wanted = (request.headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)
  const rule = rules.find(
    (one) =>
      isMatch(one, origin, method) &&
      wanted.every((name) =>
        one.AllowedHeaders?.some((allowed) => matches(allowed.toLowerCase(), name)),
      ),
  )
  if (!rule)
    throw new ServiceError(
      'AccessForbidden',
      'CORSResponse: This CORS request is not allowed. This is usually because the evaluation of Origin, request method / Access-Control-Request-Method or Access-Control-Request-Headers are not allowed by the bucket.',
      403,
    )
  const headers = responseHeaders(rule, origin)
  if (wanted.length > 0) headers['access-control-allow-headers'] = wanted.join(', ')
  if (rule.MaxAge !== undefined) headers['access-control-max-age'] = String(rule.MaxAge)
  return headers
}

/** What a page's actual request gets added; nothing when no rule allows it (the browser then hides the answer). */
export function corsHeaders(rules: CorsRule[], request: S3Request): Headers {
  const origin = request.headers.origin
  if (!origin) return {}
  const rule = rules.find((one) => isMatch(one, origin, request.method))
  return rule ? responseHeaders(rule, origin) : {}
}

function isMatch(rule: CorsRule, origin: string, method: string): boolean {
  return (
    rule.AllowedMethods.includes(method) &&
    rule.AllowedOrigins.some((allowed) => matches(allowed, origin))
  )
}

function matches(pattern: string, text: string): boolean {
  const [start = '', end] = pattern.split('*')
  if (end === undefined) return pattern === text
  return text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end)
}

function responseHeaders(rule: CorsRule, origin: string): Headers {
  const isAnyOrigin = rule.AllowedOrigins.includes('*')
  const headers: Headers = {
    'access-control-allow-origin': isAnyOrigin ? '*' : origin,
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  }
  if (!isAnyOrigin) headers['access-control-allow-credentials'] = 'true'
  if (rule.ExposedHeaders?.length)
    headers['access-control-expose-headers'] = rule.ExposedHeaders.join(', ')
  return headers
}
