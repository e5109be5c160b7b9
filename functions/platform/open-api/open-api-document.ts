import * as z from 'zod'
import { type ErrorCode, errorStatus } from '#contracts/errors.ts'
import type { Audience, Route } from '#contracts/route.ts'
import { routes } from '#contracts/routes.ts'

const json = (schema: unknown) => ({ 'application/json': { schema } })

/** Draft 2020-12 is what OpenAPI 3.1 speaks. Input: what a caller may send; output: what it gets. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const audienceErrors: Readonly<Record<Audience, readonly ErrorCode[]>> = {
  public: [],
  user: ['authentication_required'],
  subscriber: ['authentication_required', 'access_plan_required'],
  applicant: ['authentication_required', 'access_plan_required'],
  operator: ['authentication_required', 'operator_only'],
  administrator: ['authentication_required', 'administrator_only'],
}

function errorsOf(route: Route): ErrorCode[] {
  const takesInput = route.params ?? route.query ?? route.body
  const invalid: ErrorCode[] = takesInput === undefined ? [] : ['invalid_input']
  const codes = [...invalid, ...audienceErrors[route.audience], ...route.errors]
  return [...new Set([...codes, 'internal_error' as const])]
}

const errorSchema = (codes: readonly ErrorCode[]) => ({
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code'],
      properties: { code: { enum: codes }, details: {}, request_id: { type: 'string' } },
    },
  },
})

function responsesOf(route: Route) {
  const codes = errorsOf(route)
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].sort()
  const failures = statuses.map((status) => {
    const ofStatus = codes.filter((code) => errorStatus[code] === status)
    const description = ofStatus.join(', ')
    return [String(status), { description, content: json(errorSchema(ofStatus)) }] as const
  })
  const content =
    route.media === undefined
      ? json(schemaOf(route.output(), 'output'))
      : { [route.media]: { schema: { type: 'string' } } }
  const success = { description: 'Done.', content }
  return { '200': success, ...Object.fromEntries(failures) }
}

function parametersOf(route: Route, place: 'path' | 'query') {
  const schema = place === 'path' ? route.params : route.query
  return Object.entries(schema?.().shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field as z.ZodType, undefined).success,
    // what the text is coerced to: its input could be anything
    schema: schemaOf(field as z.ZodType, 'output'),
  }))
}

const operationOf = (name: string, route: Route) => ({
  operationId: name,
  summary: route.summary,
  tags: [route.capability],
  'x-audience': route.audience,
  security: route.audience === 'public' ? [] : [{ accessToken: [] }],
  parameters: [...parametersOf(route, 'path'), ...parametersOf(route, 'query')],
  ...(route.body === undefined
    ? {}
    : { requestBody: { required: true, content: json(schemaOf(route.body(), 'input')) } }),
  responses: responsesOf(route),
})

/** The whole interface as an OpenAPI 3.1 document, made from the contracts. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, route] of Object.entries<Route>(routes)) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operationOf(name, route),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nordgate',
      version: '1',
      description:
        'Tenders of the Nordic alcohol monopolies, portfolios, matches and applications.',
    },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
    paths,
  }
}
