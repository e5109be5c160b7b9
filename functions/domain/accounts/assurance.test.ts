import { describe, expect, it } from 'vitest'
import { factorIdSchema } from '../shared/ids.ts'
import { assuranceOf, refusalOf, type SessionFacts } from './assurance.ts'
import type { Factor } from './factor.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const signedIn = (minutes: number) => Math.floor(minutesAgo(minutes).getTime() / 1000)

const factor = (enabledMinutesAgo: number | null): Factor => ({
  factor_id: factorIdSchema.parse('fac_12345678'),
  factor_type: 'totp',
  status: enabledMinutesAgo === null ? 'unverified' : 'verified',
  friendly_name: 'Phone',
  issuer: 'Nordgate',
  phone: null,
  created_at: minutesAgo(1000).toISOString(),
  enabled_at: enabledMinutesAgo === null ? null : minutesAgo(enabledMinutesAgo).toISOString(),
})

const session = (said: Partial<SessionFacts>): SessionFacts => ({
  auth_time: signedIn(5),
  factors: [],
  signed_out_at: null,
  desk_role: null,
  ...said,
})

describe('the assurance of a session', () => {
  it.each([
    ['no factor', [], 'aal1', 'aal1'],
    ['a factor begun only', [factor(null)], 'aal1', 'aal1'],
    ['a factor enabled before the sign-in', [factor(6)], 'aal2', 'aal2'],
    ['a factor enabled since', [factor(4)], 'aal1', 'aal2'],
    ['one before and one since', [factor(4), factor(6)], 'aal2', 'aal2'],
  ] as const)('with %s', (_, factors, level, next_level) => {
    expect(assuranceOf(session({ factors }), now)).toMatchObject({ level, next_level })
  })

  it('is fresh for ten minutes', () => {
    expect(assuranceOf(session({ auth_time: signedIn(9.9) }), now).fresh_until).not.toBeNull()
    expect(assuranceOf(session({ auth_time: signedIn(10) }), now).fresh_until).toBeNull()
    expect(assuranceOf(session({ auth_time: null }), now).fresh_until).toBeNull()
  })
})

describe('a route that asks for assurance', () => {
  const old = signedIn(60)
  it.each([
    ['aal2', session({}), null],
    ['aal2', session({ auth_time: old }), null],
    ['fresh', session({}), null],
    ['fresh', session({ auth_time: old }), 'fresh_sign_in_required'],
    ['aal2', session({ factors: [factor(4)] }), 'second_factor_required'],
    ['fresh', session({ factors: [factor(4)] }), 'second_factor_required'],
    ['aal2', session({ factors: [factor(6)] }), null],
    ['aal2', session({ factors: [factor(6)], auth_time: null }), 'second_factor_required'],
    ['aal2', session({ desk_role: 'operator' }), 'second_factor_required'],
    ['enrolment', session({ desk_role: 'operator' }), null],
    ['enrolment', session({ desk_role: 'operator', auth_time: old }), 'fresh_sign_in_required'],
    ['enrolment', session({ factors: [factor(4)] }), 'second_factor_required'],
    ['aal2', session({ desk_role: 'operator', factors: [factor(6)] }), null],
    ['aal2', session({ signed_out_at: minutesAgo(4).toISOString() }), 'authentication_required'],
    ['aal2', session({ signed_out_at: minutesAgo(6).toISOString() }), null],
    [
      'aal2',
      session({ signed_out_at: minutesAgo(6).toISOString(), auth_time: null }),
      'authentication_required',
    ],
  ] as const)('%s', (required, given, refusal) => {
    expect(refusalOf(required, given, now)).toBe(refusal)
  })

  it('refuses a token of the very second of the sign-out', () => {
    const auth_time = Math.floor(now.getTime() / 1000)
    const signed_out_at = new Date(auth_time * 1000 + 500).toISOString()
    expect(refusalOf('aal2', session({ auth_time, signed_out_at }), now)).toBe(
      'authentication_required',
    )
  })
})
