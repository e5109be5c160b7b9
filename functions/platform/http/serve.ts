import type { ErrorCode } from '#contracts/errors.ts'
import {
  isOfDesk,
  onlyReads,
  type Route,
  type RouteInput,
  type RouteOutput,
  type RouteTable,
} from '#contracts/route.ts'
import type { ChangedValue } from '#domain/desk/desk-log-entry.ts'
import { subjectOf } from '#domain/desk/desk-log-entry.ts'
import { type TenderId, tenderIdSchema } from '#domain/shared/ids.ts'
import type { Result } from '#domain/shared/result.ts'
import { type Caller, callerFrom, type User } from '../access/caller.ts'
import { type AccessChecks, hasAssurance, policy, type SecurityStateOf } from '../access/policy.ts'
import { systemClock } from '../clock.ts'
import type { RecordCall } from '../desk-log/desk-log.ts'
import type { Log } from '../logging/log.ts'
import { readSettings } from '../settings.ts'
import { type Answer, failureAnswer, successAnswer } from './answer.ts'
import { mediaAnswer } from './media-answer.ts'
import { originSecretCheck } from './origin-secret-check.ts'
import { parseRequest } from './parse-request.ts'
import { contractKeyOf, type RequestEvent, requestEventSchema } from './request-event.ts'
import { type RequestFacts, requestFactsOf } from './request-facts.ts'
import { schemasOf } from './route-schemas.ts'

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
    audit: NoteChange,
  ) => Promise<Result<RouteOutput<Table[Name]>, CodeOf<Table[Name]>>>
}

/** The values before and after a change: a version, a state, a date, or the fields of a row. */
interface Change {
  readonly before: ChangedValue
  readonly after: ChangedValue
  readonly reason?: string
}
/** Says what a request at the desk changed, for its audit line and the log of the desk. */
export type NoteChange = (change: Change) => void

export interface Serving {
  readonly log: Log
  /** Needed as soon as one route is for subscribers or applicants. */
  readonly access?: AccessChecks
  /** Needed as soon as one route is of the desk. */
  readonly recordCall?: RecordCall
  /** Needed as soon as one route is for signed-in callers: a token outlives its session. */
  readonly securityStateOf?: SecurityStateOf
}

type Run = (
  input: unknown,
  caller: Caller,
  request: RequestFacts,
  audit: NoteChange,
) => Promise<Result<unknown, ErrorCode>>
export type HttpHandler = (event: unknown) => Promise<Answer>

const unknownAccess = (): never => {
  throw new Error('A route for subscribers is served without a way to ask for the Access plan')
}
const noAccessChecks: AccessChecks = { hasAccessPlan: unknownAccess, mayApplyTo: unknownAccess }

const stateUnknown: SecurityStateOf = () => {
  throw new Error('A route for users is served without a way to know whether their session is over')
}

function tenderOf({ pathParameters }: RequestEvent): TenderId | null {
  const read = tenderIdSchema.safeParse(Number(pathParameters?.tender_id))
  return read.success ? read.data : null
}

interface Asked {
  readonly route: Route
  readonly run: Run
  readonly event: RequestEvent
  readonly caller: Caller
  readonly audit: NoteChange
}

async function answer({ route, run, event, caller, audit }: Asked, serving: Serving) {
  const asked = { access: serving.access ?? noAccessChecks, tender_id: tenderOf(event) }
  const allowed = await policy[route.audience](caller, asked)
  if (!allowed.ok) return failureAnswer(allowed.code)
  if (route.audience !== 'public') {
    const stateOf = serving.securityStateOf ?? stateUnknown
    const assured = await hasAssurance(route.assurance, caller, stateOf, systemClock())
    if (!assured.ok) return failureAnswer(assured.code)
  }
  const input = parseRequest(route, event)
  if (!input.ok) return failureAnswer(input.code, { details: input.details })
  const result = await run(input.value, caller, requestFactsOf(event), audit)
  if (!result.ok) return failureAnswer(result.code, { details: result.details })
  const output = schemasOf(route).output.parse(result.value)
  return route.media === undefined ? successAnswer(output) : mediaAnswer(route, output, event)
}

interface Served {
  readonly name: string
  readonly route: Route
  readonly run: Run
}

interface CallOfDesk {
  readonly found: Served
  readonly event: RequestEvent
  readonly caller: Caller
  readonly changed: Change | undefined
  readonly status: number
}

const noRecord: RecordCall = () => {
  throw new Error('A route of the desk is served without its log')
}

/**
 * Says who did what at the desk: in a line of plain facts, and for members of the desk in its log. What
 * was done stays done where the log cannot be written; its line is then an error.
 */
async function audited(call: CallOfDesk, serving: Serving): Promise<void> {
  const { found, event, caller, changed, status } = call
  const { name: action, route } = found
  const request_id = event.requestContext.requestId
  const { user_id: of_user_id, ...of } = event.pathParameters ?? {}
  const user_id = caller.kind === 'user' ? caller.user_id : null
  const { before = null, after = null, reason = null } = changed ?? {}
  const values = changed && { before: inLine(before), after: inLine(after) }
  const facts = { ...of, of_user_id, ...values, request_id, route: action, user_id, status }
  serving.log.info('ADMINISTRATION', facts)
  if (caller.kind !== 'user' || caller.desk_role === null) return
  const record = serving.recordCall ?? noRecord
  const entry = {
    kind: onlyReads(route) ? ('read' as const) : ('change' as const),
    actor_id: caller.user_id,
    role: caller.desk_role,
    subject: subjectOf(route.path, event.pathParameters ?? {}),
  }
  await record({ ...entry, action, status, before, after, reason, request_id }).catch(
    (error: unknown) => serving.log.error('DESK_LOG_FAILED', error, facts),
  )
}

/** The logger leaves out what is null; the fields of a row are for the log of the desk alone. */
const inLine = (value: ChangedValue): string | number | boolean =>
  typeof value === 'object' ? (value === null ? 'none' : 'fields') : value

/**
 * The Lambda handler of a capability: finds the contract route of an event, checks the audience,
 * parses, runs, and lets out what the contract declares. A defect becomes a bland 500. Who calls past
 * the site finds nothing.
 */
export function serve<const Table extends RouteTable>(
  table: Table,
  implementations: Implementations<Table>,
  serving: Serving,
): HttpHandler {
  const served = new Map<string, Served>(
    Object.entries(table).map(([name, route]) => [
      `${route.method} ${route.path}`,
      { name, route, run: implementations[name] as unknown as Run },
    ]),
  )
  const hasOriginSecret = originSecretCheck(readSettings(['ORIGIN_SECRETS']).ORIGIN_SECRETS)
  return async (raw) => {
    const event = requestEventSchema.parse(raw)
    const request_id = event.requestContext.requestId
    if (!hasOriginSecret(event)) {
      serving.log.info('REQUEST_PAST_SITE', { request_id })
      return failureAnswer('not_found')
    }
    const found = served.get(contractKeyOf(event))
    if (found === undefined) return failureAnswer('not_found')
    const { name, route, run } = found
    const caller = callerFrom(event.requestContext.authorizer?.jwt?.claims)
    const user_id = caller.kind === 'user' ? caller.user_id : null
    const facts = { request_id, route: name, user_id }
    let changed: Change | undefined
    const audit: NoteChange = (change) => {
      changed = change
    }
    const answered = await answer({ route, run, event, caller, audit }, serving).catch(
      (error: unknown) => {
        serving.log.error('REQUEST_FAILED', error, facts)
        return failureAnswer('internal_error', { request_id })
      },
    )
    const status = answered.statusCode
    serving.log.info('REQUEST_ANSWERED', { ...facts, status })
    if (isOfDesk(route.audience)) await audited({ found, event, caller, changed, status }, serving)
    return answered
  }
}
