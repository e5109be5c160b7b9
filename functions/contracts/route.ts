import type * as z from 'zod'
import type { RequiredAssurance } from '#domain/accounts/assurance.ts'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call a route. `public`: everyone. `user`: signed in. `subscriber`: signed in with the
 * Access plan. `administrator`: member of the group `admin`. Routes other than `public` sit behind the
 * JWT authorizer; the use case checks again on the server's data.
 */
export type Audience = 'public' | 'user' | 'subscriber' | 'administrator'

/** The Lambda function that serves the route: one per capability. */
export type Capability =
  | 'accounts'
  | 'tenders'
  | 'portfolio'
  | 'matching'
  | 'applications'
  | 'companies'
  | 'billing'

export interface Route {
  readonly capability: Capability
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As API Gateway writes it: `/api/tenders/{tender_id}`. */
  readonly path: `/api/${string}`
  readonly audience: Audience
  /**
   * `aal2`: a user with a second factor must have signed in with it, an administrator must have one.
   * `fresh`: that, and within ten minutes; `enrolment`: the same, for an administrator without a
   * factor as well. Refusals: `second_factor_required`,
   * `fresh_sign_in_required`, and `authentication_required` after a sign-out everywhere.
   */
  readonly assurance?: RequiredAssurance
  readonly summary: string
  /** Path parameters, coerced from text. */
  readonly params?: z.ZodObject
  /** Query parameters, coerced from text. */
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** What leaves the server: undeclared fields are dropped. */
  readonly output: z.ZodType
  /** Failures besides `invalid_input`, `authentication_required` and the audience's own. */
  readonly errors: readonly ErrorCode[]
}

export type RouteTable = Readonly<Record<string, Route>>

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Given<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

/** What the use case receives. */
export interface RouteInput<R extends Route> {
  readonly params: Parsed<R['params']>
  readonly query: Parsed<R['query']>
  readonly body: Parsed<R['body']>
}
/** What the client must give. */
export interface RouteRequest<R extends Route> {
  readonly params: Given<R['params']>
  readonly query: Given<R['query']>
  readonly body: Given<R['body']>
}
export type RouteOutput<R extends Route> = z.output<R['output']>
