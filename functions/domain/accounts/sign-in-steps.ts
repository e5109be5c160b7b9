/** A challenge of a custom sign-in that was answered, as the user pool tells it. */
export interface AnsweredChallenge {
  readonly challengeName: string
  readonly challengeResult: boolean
  /** Which of ours it was. */
  readonly challengeMetadata?: string | null | undefined
}

/** Our own challenges: the token of a mailed link, and after it a factor or a recovery code. */
export const ownChallenges = ['magic_link', 'second_factor'] as const
export type OwnChallenge = (typeof ownChallenges)[number]

export type SignInStep =
  | { readonly kind: 'ask'; readonly challenge: OwnChallenge }
  | { readonly kind: 'grant' }
  | { readonly kind: 'refuse' }

/** A mistyped code may be typed again; a link is right or wrong. */
const triesOf: Readonly<Record<OwnChallenge, number>> = { magic_link: 1, second_factor: 3 }

const refuse = { kind: 'refuse' } as const
const grant = { kind: 'grant' } as const

const isOf = (one: AnsweredChallenge, challenge: OwnChallenge) =>
  one.challengeName === 'CUSTOM_CHALLENGE' && one.challengeMetadata === challenge

function ask(session: readonly AnsweredChallenge[], challenge: OwnChallenge): SignInStep {
  const wrong = session.filter((one) => isOf(one, challenge) && !one.challengeResult).length
  return wrong < triesOf[challenge] ? { kind: 'ask', challenge } : refuse
}

const hasPassed = (session: readonly AnsweredChallenge[], challenge: OwnChallenge) =>
  session.some((one) => isOf(one, challenge) && one.challengeResult)

/**
 * The next step of a custom sign-in: the token of a mailed link, then the factor of who has one. A
 * stranger is asked like anybody else. A custom sign-in with a password is refused: after a password
 * the user pool asks for its factors by itself (github.com/aws-amplify/amplify-js/issues/3876), so it
 * could do nothing that the usual sign-in does not.
 */
export function nextSignInStep(
  session: readonly AnsweredChallenge[],
  hasVerifiedFactor: boolean,
): SignInStep {
  if (session.some(({ challengeName }) => challengeName !== 'CUSTOM_CHALLENGE')) return refuse
  if (!hasPassed(session, 'magic_link')) return ask(session, 'magic_link')
  if (!hasVerifiedFactor || hasPassed(session, 'second_factor')) return grant
  return ask(session, 'second_factor')
}

/** Which of our challenges is being made: the same question, asked where factors are not known. */
export const challengeBeingMade = (session: readonly AnsweredChallenge[]): OwnChallenge =>
  hasPassed(session, 'magic_link') ? 'second_factor' : 'magic_link'
