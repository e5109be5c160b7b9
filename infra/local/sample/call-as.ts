import * as z from 'zod'
import type { LocalCloud } from '../cloud/local-cloud.ts'
import { httpApiEvent } from '../gateway/http-api-event.ts'
import { LocalCloudError } from '../local-cloud-error.ts'

export interface SampleCaller {
  readonly sub: string
  readonly groups: readonly string[]
  readonly signed_in_at: Date
}

export interface SampleCall {
  readonly method: 'GET' | 'PUT' | 'POST'
  /** Route as in the contracts, e.g. `/api/admin/tenders/{tender_id}` */
  readonly route: string
  readonly parameters?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

const answerSchema = z.object({ statusCode: z.number(), body: z.string().default('') })

/**
 * Calls a route\u2019s function as the API does after it has verified a token: sample data passes the
 * product\u2019s own use cases, checks and permissions.
 */
async function callAs(
  cloud: LocalCloud,
  caller: SampleCaller,
  entry: string,
  call: SampleCall,
): Promise<{ status: number; body: string }> {
  const { method, route, parameters = {}, query = {} } = call
  const path = route.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '')
  const claims = {
    sub: caller.sub,
    token_use: 'access',
    auth_time: String(Math.floor(caller.signed_in_at.getTime() / 1000)),
    ...(caller.groups.length > 0 ? { 'cognito:groups': `[${caller.groups.join(' ')}]` } : {}),
  }
  const event = httpApiEvent(
    {
      method,
      url: `${path}?${new URLSearchParams(query)}`,
      headers: { 'content-type': 'application/json', ...cloud.apiHeaders },
      body: Buffer.from(call.body === undefined ? '' : JSON.stringify(call.body)),
      sourceIp: '127.0.0.1',
    },
    { routeKey: `${method} ${route}`, apiId: 'sample', pathParameters: parameters },
    { claims, scopes: null },
  )
  const result = await cloud.invoke(entry, event)
  if (!result.ok) throw new Error(`${method} ${path}: ${result.error.errorMessage}`)
  const { statusCode, body } = answerSchema.parse(JSON.parse(result.payload))
  return { status: statusCode, body }
}

/** The answer of a call that must end with one of these statuses. */
export async function sampleCall(
  cloud: LocalCloud,
  caller: SampleCaller,
  entry: string,
  call: SampleCall,
  expected: readonly number[],
): Promise<{ status: number; body: string }> {
  const answer = await callAs(cloud, caller, entry, call)
  if (expected.includes(answer.status)) return answer
  const what = `${call.method} ${call.route} ${JSON.stringify(call.parameters ?? {})}`
  throw new LocalCloudError(
    `The sample data could not be written (${what}): ${answer.status} ${answer.body}`,
  )
}
