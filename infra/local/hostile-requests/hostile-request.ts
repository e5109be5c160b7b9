import fc from 'fast-check'
import * as z from 'zod'
import type { Route } from '#contracts/route.ts'
import { brokenBodies, hostileParts, spoiled } from './hostile-parts.ts'
import { type JsonSchema, validValue } from './valid-value.ts'

export interface HostileRequest {
  readonly method: string
  /** Path and query as they are sent. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** What the requests are made with. */
export interface HostileMeans {
  /** Of everybody and nobody: good, forged, expired. */
  readonly tokens: readonly string[]
  /** Ids that are there, whosever they are. */
  readonly ids: readonly string[]
}

const schemaOf = (make: (() => z.ZodType) | undefined): JsonSchema =>
  make === undefined
    ? {}
    : (z.toJSONSchema(make(), { io: 'input', unrepresentable: 'any' }) as JsonSchema)

/** An address sends what fetch and proxies would mend: this writes a part as it is. */
const asPart = (value: unknown): string =>
  typeof value === 'string' ? encodeURIComponent(value.toWellFormed()) : String(value)

function pathOf({ path, params }: Route, means: HostileMeans): fc.Arbitrary<string> {
  const { properties = {} } = schemaOf(params)
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const parts = names.map((name) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...means.ids) },
      { weight: 3, arbitrary: validValue(properties[name] ?? {}).map(asPart) },
      { weight: 3, arbitrary: fc.constantFrom(...hostileParts) },
    ),
  )
  return fc
    .tuple(...parts)
    .map((chosen) =>
      names.reduce((url, name, n) => url.replace(`{${name}}`, () => chosen[n] ?? ''), path),
    )
}

const cursors = [
  '{"__proto__":1}',
  '{"user_id":"another"}',
  '[1e999]',
  'null',
  '{',
  '""',
  '0',
  '"~"',
].map((json) => Buffer.from(json).toString('base64url'))

function queryOf({ query }: Route): fc.Arbitrary<string> {
  const { properties = {} } = schemaOf(query)
  const known = Object.entries(properties).map(([name, schema]) =>
    fc
      .oneof(
        { weight: 3, arbitrary: validValue(schema).map(asPart) },
        { weight: 2, arbitrary: fc.constantFrom(...hostileParts, ...cursors) },
      )
      .map((value) => `${name}=${value}`),
  )
  const strange = fc.constantFrom(
    '__proto__=1',
    'constructor[prototype][a]=1',
    '&&=&',
    '%=%',
    'cursor=%00',
  )
  const pairs = fc.oneof(
    { weight: 8, arbitrary: fc.oneof(...known, fc.constant('')) },
    { weight: 1, arbitrary: strange },
  )
  return fc
    .array(pairs, { maxLength: 3 })
    .map((all) => (all.length === 0 ? '' : `?${all.join('&')}`))
}

const jsonBodyOf = ({ body }: Route) =>
  spoiled(validValue(schemaOf(body))).map((value) => ({
    type: 'application/json',
    body: Buffer.from(JSON.stringify(value) ?? ''),
  }))

const strangeHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'accept-language': '\u00ff;q=NaN,,,' },
  { 'if-none-match': '"'.repeat(200) },
  { 'x-viewer-address': '::::', 'x-origin-secret': 'guess' },
  { 'content-encoding': 'gzip' },
  { cookie: '__proto__=1; a' },
  { 'x-forwarded-for': '127.0.0.1, <script>' },
]

/** Requests to a route that its contract does not foresee, or that just miss what it does. */
export function hostileRequest(route: Route, means: HostileMeans): fc.Arbitrary<HostileRequest> {
  const bodies =
    route.body === undefined
      ? fc.constantFrom(...brokenBodies, { type: '', body: Buffer.alloc(0) })
      : fc.oneof(
          { weight: 6, arbitrary: jsonBodyOf(route) },
          { weight: 1, arbitrary: fc.constantFrom(...brokenBodies) },
        )
  return fc
    .record({
      path: pathOf(route, means),
      query: queryOf(route),
      sent: bodies,
      token: fc.constantFrom(...means.tokens),
      strange: fc.oneof(
        { weight: 4, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.constantFrom(...strangeHeaders) },
      ),
    })
    .map(({ path, query, sent, token, strange }) => ({
      method: route.method,
      url: `${path}${query}`,
      headers: {
        ...strange,
        ...(sent.type === '' ? {} : { 'content-type': sent.type }),
        ...(token === '' ? {} : { authorization: token }),
      },
      body: route.method === 'GET' ? Buffer.alloc(0) : sent.body,
    }))
}
