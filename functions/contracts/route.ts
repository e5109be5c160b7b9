import type * as z from 'zod'
import type { RequiredAssurance } from '#domain/accounts/assurance.ts'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call a route. `public`: everyone. `user`: signed in. `subscriber`: signed in with the
 * Access plan. `applicant`: that, or with a paid single application for the tender in the path.
 * `operator`: member of the desk, in the group `operator` or `admin`; `administrator`: in the group `admin`. Routes other than `public` sit behind the
 * JWT authorizer; the use case checks again on the server's data.
 */
export type Audience = 'public' | 'user' | 'subscriber' | 'applicant' | 'operator' | 'administrator'

/** The desk: its routes are logged. */
type DeskAudience = 'operator' | 'administrator'
export const isOfDesk = (audience: Audience): audience is DeskAudience =>
  audience === 'operator' || audience === 'administrator'

/** The Lambda function that serves the route: one per capability. */
export type Capability =
  | 'accounts'
  | 'tenders'
  | 'tender_intake'
  | 'portfolio'
  | 'documents'
  | 'matching'
  | 'applications'
  | 'offers'
  | 'receipts'
  | 'companies'
  | 'content'
  | 'billing'
  | 'enquiries'
  | 'notices'
  | 'desk'
  | 'producers'

/** Schemas are made when asked for: a contract has hundreds, one call needs a few of them. */
interface RouteFacts {
  readonly capability: Capability
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As API Gateway writes it: `/api/tenders/{tender_id}`. */
  readonly path: `/api/${string}`
  readonly summary: string
  /** A POST that only asks; the log of the desk takes it for a look, as it does every GET. */
  readonly changesNothing?: true
  /** Path parameters, coerced from text. */
  readonly params?: () => z.ZodObject
  /** Query parameters, coerced from text. */
  readonly query?: () => z.ZodObject
  readonly body?: () => z.ZodType
  /** What leaves the server: undeclared fields are dropped. */
  readonly output: () => z.ZodType
  /** Given: the `text` of the output is the answer, of this media type, and may be kept for a while. */
  readonly media?: `${string}/${string}`
  /** Failures besides `invalid_input`, `authentication_required` and the audience's own. */
  readonly errors: readonly ErrorCode[]
}

/**
 * Who may call, and how sure we must be who it is. `aal2`: a user with a second factor must have
 * signed in with it, an operator must have one. `fresh`: that, and within ten minutes;
 * `enrolment`: the same, for an operator without a factor as well. Refusals:
 * `second_factor_required`, `fresh_sign_in_required`, and `authentication_required` after a sign-out
 * everywhere. A route of the desk without a second factor does not compile.
 */
type Access =
  | {
      readonly audience: Exclude<Audience, DeskAudience>
      readonly assurance?: RequiredAssurance
    }
  | { readonly audience: DeskAudience; readonly assurance: RequiredAssurance }

export type Route = RouteFacts & Access

export type RouteTable = Readonly<Record<string, Route>>

/** Whether a call leaves everything as it was. */
export const onlyReads = ({ method, changesNothing }: Route): boolean =>
  method === 'GET' || changesNothing === true

type Parsed<Make> = Make extends () => z.ZodType ? z.output<ReturnType<Make>> : undefined
type Given<Make> = Make extends () => z.ZodType ? z.input<ReturnType<Make>> : undefined

/** The input that the use case receives. */
export interface RouteInput<R extends Route> {
  readonly params: Parsed<R['params']>
  readonly query: Parsed<R['query']>
  readonly body: Parsed<R['body']>
}
/** The input that the client must give. */
export interface RouteRequest<R extends Route> {
  readonly params: Given<R['params']>
  readonly query: Given<R['query']>
  readonly body: Given<R['body']>
}
export type RouteOutput<R extends Route> = z.output<ReturnType<R['output']>>
