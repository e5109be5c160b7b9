import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import type { DeskRole } from './desk-role.ts'
import { type Factor, isVerified } from './factor.ts'

/**
 * What a route asks of a session beside its audience. `fresh` includes `aal2`; `enrolment` is `fresh`
 * for who sets up a factor: an operator who has none yet could not get one otherwise.
 */
export type RequiredAssurance = 'aal2' | 'fresh' | 'enrolment'

/** A sign-in is fresh for so long. */
export const freshForMinutes = 10

export const assuranceSchema = z.lazy(() =>
  z.object({
    level: z.enum(['aal1', 'aal2']),
    /** The assurance that the session would have after signing in again. */
    next_level: z.enum(['aal1', 'aal2']),
    /** Until then the session may change factors, password and address, export and delete. */
    fresh_until: instantSchema.nullable(),
  }),
)
export type Assurance = z.infer<typeof assuranceSchema>

/** What the server knows of the session: from the verified token and from its own tables. */
export interface SessionFacts {
  /** When the user signed in (`auth_time`, seconds since 1970); null when the token does not say. */
  readonly auth_time: number | null
  readonly factors: readonly Factor[]
  readonly signed_out_at: string | null
  readonly desk_role: DeskRole | null
}

const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000)

/**
 * `aal2` when a verified factor was there already at sign-in: the user pool then asked for it.
 * `auth_time` has whole seconds, so a factor of the very second counts: who enabled it has just proved it.
 */
export function assuranceOf(session: SessionFacts, now: Date): Assurance {
  const { auth_time } = session
  const verified = session.factors.filter(isVerified)
  const isUsed =
    auth_time !== null && verified.some(({ enabled_at }) => secondsOf(enabled_at) <= auth_time)
  const freshUntil = auth_time === null ? null : (auth_time + freshForMinutes * 60) * 1000
  return {
    level: isUsed ? 'aal2' : 'aal1',
    next_level: verified.length > 0 ? 'aal2' : 'aal1',
    fresh_until:
      freshUntil !== null && freshUntil > now.getTime() ? new Date(freshUntil).toISOString() : null,
  }
}

export type AssuranceRefusal =
  | 'authentication_required'
  | 'second_factor_required'
  | 'fresh_sign_in_required'

/**
 * Why a session may not do what needs this assurance, or null. Without any it only must not be over. A
 * producer without any factor passes with one; somebody of the desk never does.
 */
export function refusalOf(
  required: RequiredAssurance | undefined,
  session: SessionFacts,
  now: Date,
): AssuranceRefusal | null {
  const { auth_time, signed_out_at } = session
  // whole seconds against milliseconds: a token of the very second of the sign-out is refused as well
  if (signed_out_at !== null && (auth_time ?? 0) * 1000 < Date.parse(signed_out_at)) {
    return 'authentication_required'
  }
  if (required === undefined) return null
  const { level, next_level, fresh_until } = assuranceOf(session, now)
  const needsFactor = session.desk_role !== null && required !== 'enrolment'
  if (level === 'aal1' && (next_level === 'aal2' || needsFactor)) return 'second_factor_required'
  return required !== 'aal2' && fresh_until === null ? 'fresh_sign_in_required' : null
}
