import { describe, expect, it } from 'vitest'
import { type AnsweredChallenge, challengeBeingMade, nextSignInStep } from './sign-in-steps.ts'

const own = (challengeMetadata: string, challengeResult = true): AnsweredChallenge => ({
  challengeName: 'CUSTOM_CHALLENGE',
  challengeResult,
  challengeMetadata,
})
const srp: AnsweredChallenge = { challengeName: 'SRP_A', challengeResult: true }
const password: AnsweredChallenge = { challengeName: 'PASSWORD_VERIFIER', challengeResult: true }
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
    [[srp], true, 'refuse'],
    [[srp, password], false, 'refuse'],
    [[srp, password, own('magic_link')], true, 'refuse'],
  ] as const)('after %j with a factor: %s goes on with %s', (session, hasFactor, expected) => {
    const step = nextSignInStep(session, hasFactor)
    expect(step.kind === 'ask' ? step.challenge : step.kind).toBe(expected)
    if (step.kind === 'ask') {
      expect(challengeBeingMade(session)).toBe(step.challenge)
    }
  })
})
