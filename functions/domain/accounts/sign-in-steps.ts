/** A challenge of a custom sign-in that was answered, as the user pool tells it. */
export interface AnsweredChallenge {
  readonly challengeName: string
  readonly challengeResult: boolean
  /** Which of ours it was. */
  readonly challengeMetadata?: string | null | undefined
}

/** Our own challenges: the token of a mailed link, a factor after it, a recovery code after the password. */
export const ownChallenges = ['magic_link', 'second_factor', 'recovery_code'] as const
export type OwnChallenge = (typeof ownChallenges)[number]

export type SignInStep =
  | { readonly kind: 'ask'; readonly challenge: OwnChallenge | 'PASSWORD_VERIFIER' }
  | { readonly kind: 'grant' }
  | { readonly kind: 'refuse' }

/** A mistyped code may be typed again; a link is right or wrong. */
const triesOf: Readonly<Record<OwnChallenge, number>> = {
  magic_link: 1,
  second_factor: 3,
  recovery_code: 3,
}

const refuse = { kind: 'refuse' } as const
const grant = { kind: 'grant' } as const
const askFor = (challenge: OwnChallenge | 'PASSWORD_VERIFIER') =>
  ({ kind: 'ask', challenge }) as const

function ask(session: readonly AnsweredChallenge[], challenge: OwnChallenge): SignInStep {
  const wrong = session.filter(
    (one) => one.challengeMetadata === challenge && !one.challengeResult,
  ).length
  return wrong < triesOf[challenge] ? askFor(challenge) : refuse
}

/**
 * The next step of a custom sign-in. It begins either with the password (SRP_A), for who lost the
 * factor and has a recovery code, or with the token of a mailed link; who has a verified factor is
 * asked for it before tokens are given. A stranger is asked like anybody else.
 */
export function nextSignInStep(
  session: readonly AnsweredChallenge[],
  hasVerifiedFactor: boolean,
): SignInStep {
  const passed = (name: string) =>
    session.some(
      (one) =>
        one.challengeResult &&
        (one.challengeName === name ||
          (one.challengeName === 'CUSTOM_CHALLENGE' && one.challengeMetadata === name)),
    )
  if (session[0]?.challengeName === 'SRP_A') {
    if (session.length === 1) return askFor('PASSWORD_VERIFIER')
    if (!passed('PASSWORD_VERIFIER')) return refuse
    if (!hasVerifiedFactor || passed('recovery_code')) return grant
    return ask(session, 'recovery_code')
  }
  if (!passed('magic_link')) return ask(session, 'magic_link')
  if (!hasVerifiedFactor || passed('second_factor')) return grant
  return ask(session, 'second_factor')
}

/** Which of our challenges is being made: the same question, asked where factors are not known. */
export function challengeBeingMade(session: readonly AnsweredChallenge[]): OwnChallenge {
  if (session[0]?.challengeName === 'SRP_A') return 'recovery_code'
  return session.some((one) => one.challengeMetadata === 'magic_link' && one.challengeResult)
    ? 'second_factor'
    : 'magic_link'
}
