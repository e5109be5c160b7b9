import { describe, expect, it } from 'vitest'
import { type AnsweredChallenge, challengeBeingMade, nextSignInStep } from './sign-in-steps.ts'

const own = (challengeMetadata: string, challengeResult = true): AnsweredChallenge => ({
  challengeName: 'CUSTOM_CHALLENGE',
  challengeResult,
  challengeMetadata,
})
const srp: AnsweredChallenge = { challengeName: 'SRP_A', challengeResult: true }
const password = (challengeResult = true): AnsweredChallenge => ({
  challengeName: 'PASSWORD_VERIFIER',
  challengeResult,
})
const wrong = (name: string, times: number) => Array.from({ length: times }, () => own(name, false))

describe('a custom sign-in', () => {
  it.each([
    [[], false, 'magic_link'],
    [[], true, 'magic_link'],
    [[own('magic_link')], false, 'grant'],
    [[own('magic_link')], true, 'second_factor'],
    [[own('magic_link', false)], false, 'refuse'],
    [[own('magic_link', false)], true, 'refuse'],
    [[own('magic_link'), own('second_factor')], true, 'grant'],
    [[own('magic_link'), ...wrong('second_factor', 2)], true, 'second_factor'],
    [[own('magic_link'), ...wrong('second_factor', 3)], true, 'refuse'],
    // a factor alone is not enough
    [[own('second_factor')], true, 'magic_link'],
    [[srp], true, 'PASSWORD_VERIFIER'],
    [[srp, password(false)], true, 'refuse'],
    [[srp, password(false)], false, 'refuse'],
    [[srp, password()], true, 'recovery_code'],
    [[srp, password()], false, 'grant'],
    [[srp, password(), own('recovery_code')], true, 'grant'],
    [[srp, password(), ...wrong('recovery_code', 3)], true, 'refuse'],
    // a recovery code without the password
    [[srp, own('recovery_code')], true, 'refuse'],
    // a link is no recovery code
    [[srp, password(), own('magic_link')], true, 'recovery_code'],
  ] as const)('after %j with a factor: %s goes on with %s', (session, hasFactor, expected) => {
    const step = nextSignInStep(session, hasFactor)
    expect(step.kind === 'ask' ? step.challenge : step.kind).toBe(expected)
    if (step.kind === 'ask' && step.challenge !== 'PASSWORD_VERIFIER') {
      expect(challengeBeingMade(session)).toBe(step.challenge)
    }
  })
})
