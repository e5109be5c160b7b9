import type { ErrorCode } from '#contracts/errors.ts'
import type { Route, RouteInput, RouteOutput, RouteTable } from '#contracts/route.ts'
import type { Result } from '#domain/shared/result.ts'
import { type Caller, callerFrom, type User } from '../access/caller.ts'
import {
  type AccessPlanCheck,
  hasAssurance,
  policy,
  type SecurityStateOf,
} from '../access/policy.ts'
import { systemClock } from '../clock.ts'
import type { Log } from '../logging/log.ts'
import { type Answer, failureAnswer, successAnswer } from './answer.ts'
import { parseRequest } from './parse-request.ts'
import { type RequestEvent, requestEventSchema } from './request-event.ts'
import { type RequestFacts, requestFactsOf } from './request-facts.ts'

type CallerOf<R extends Route> = R['audience'] extends 'public' ? Caller : User
/** A signed-in caller's session may turn out to be over at the user pool. */
type CodeOf<R extends Route> =
  | R['errors'][number]
  | (R['audience'] extends 'public' ? never : 'authentication_required')

/** What a capability gives for each of its routes. The audience has been checked when it runs. */
export type Implementations<Table extends RouteTable> = {
  readonly [Name in keyof Table]: (
    input: RouteInput<Table[Name]>,
    caller: CallerOf<Table[Name]>,
    request: RequestFacts,
  ) => Promise<Result<RouteOutput<Table[Name]>, CodeOf<Table[Name]>>>
}

export interface Serving {
  readonly log: Log
  /** Needed as soon as one route is for subscribers. */
  readonly hasAccessPlan?: AccessPlanCheck
  /** Needed as soon as one route asks for assurance. */
  readonly securityStateOf?: SecurityStateOf
}

type Run = (
  input: unknown,
  caller: Caller,
  request: RequestFacts,
) => Promise<Result<unknown, ErrorCode>>
export type HttpHandler = (event: unknown) => Promise<Answer>

const planUnknown: AccessPlanCheck = () => {
  throw new Error('A route for subscribers is served without a way to ask for the Access plan')
}

const stateUnknown: SecurityStateOf = () => {
  throw new Error('A route asks for assurance and is served without a way to know of factors')
}

async function answer(route: Route, run: Run, event: RequestEvent, serving: Serving) {
  const caller = callerFrom(event.requestContext.authorizer?.jwt?.claims)
  const allowed = await policy[route.audience](caller, serving.hasAccessPlan ?? planUnknown)
  if (!allowed.ok) return failureAnswer(allowed.code)
  if (route.assurance !== undefined) {
    const stateOf = serving.securityStateOf ?? stateUnknown
    const assured = await hasAssurance(route.assurance, caller, stateOf, systemClock())
    if (!assured.ok) return failureAnswer(assured.code)
  }
  const input = parseRequest(route, event)
  if (!input.ok) return failureAnswer(input.code, { details: input.details })
  const result = await run(input.value, caller, requestFactsOf(event))
  return result.ok
    ? successAnswer(route.output.parse(result.value))
    : failureAnswer(result.code, { details: result.details })
}

/**
 * The Lambda handler of a capability: finds the contract route of an event, checks the audience,
 * parses, runs, and lets out what the contract declares. A defect becomes a bland 500.
 */
export function serve<const Table extends RouteTable>(
  table: Table,
  implementations: Implementations<Table>,
  serving: Serving,
): HttpHandler {
  const served = new Map(
    Object.entries(table).map(([name, route]) => [
      `${route.method} ${route.path}`,
      { name, route, run: implementations[name] as unknown as Run },
    ]),
  )
  return async (raw) => {
    const event = requestEventSchema.parse(raw)
    const request_id = event.requestContext.requestId
    const found = served.get(event.routeKey)
    if (found === undefined) return failureAnswer('not_found')
    try {
      const answered = await answer(found.route, found.run, event, serving)
      serving.log.info('REQUEST_ANSWERED', {
        request_id,
        route: found.name,
        status: answered.statusCode,
      })
      return answered
    } catch (error) {
      serving.log.error('REQUEST_FAILED', error, { request_id, route: found.name })
      return failureAnswer('internal_error', { request_id })
    }
  }
}
