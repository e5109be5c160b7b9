import type * as z from 'zod'
import type { Route } from '#contracts/route.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { findHostileValue } from './find-hostile-value.ts'
import type { RequestEvent } from './request-event.ts'
import { schemasOf } from './route-schemas.ts'

interface ParsedRequest {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Where something is wrong and what, never the value itself: it would end up in logs. */
interface Issue {
  readonly path: string
  readonly message: string
}

const issuesOf = (part: string, error: z.ZodError): Issue[] =>
  error.issues.map(({ path, message }) => ({ path: [part, ...path].join('.'), message }))

function bodyOf(event: RequestEvent): unknown {
  const text = event.isBase64Encoded
    ? Buffer.from(event.body ?? '', 'base64').toString('utf8')
    : (event.body ?? '')
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Parses the parts that the route declares with the contract's schemas. */
export function parseRequest(
  route: Route,
  event: RequestEvent,
): Result<ParsedRequest, 'invalid_input'> {
  const given = {
    params: event.pathParameters ?? {},
    query: event.queryStringParameters ?? {},
    body: route.body === undefined ? undefined : bodyOf(event),
  }
  const schemas = schemasOf(route)
  const parsed: Record<string, unknown> = {}
  const issues: Issue[] = []
  for (const part of ['params', 'query', 'body'] as const) {
    const hostile = findHostileValue(given[part])
    if (hostile !== null)
      return fail('invalid_input', { issues: [{ path: part, message: hostile }] })
    const read = schemas[part]?.safeParse(given[part])
    if (read?.success) parsed[part] = read.data
    else if (read) issues.push(...issuesOf(part, read.error))
  }
  if (issues.length > 0) return fail('invalid_input', { issues: issues.slice(0, 50) })
  return succeed({ params: parsed.params, query: parsed.query, body: parsed.body })
}
