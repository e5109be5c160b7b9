import { ServiceError } from '../../service-error.ts'
import { type AuthSession, invalidSession, type Step } from '../auth-sessions.ts'
import type { Cognito } from '../cognito.ts'
import type { User } from '../user.ts'
import type { Caller, Parameters } from './attempt.ts'

export interface Taken<Name extends Step['challenge']> {
  session: AuthSession
  step: Extract<Step, { challenge: Name }>
  /** null: a stranger who shall not learn it */
  user: User | null
}

/** The waiting challenge behind a Session, if it is this one and this user's. */
export function takeChallenge<Name extends Step['challenge']>(
  { store, authSessions, now }: Cognito,
  { pool, client }: Caller,
  sessionName: string | null | undefined,
  { USERNAME }: Parameters,
  challenge: Name,
): Taken<Name> {
  if (!sessionName) throw missing('Session')
  if (!USERNAME) throw missing('USERNAME')
  const session = authSessions.take(sessionName, client.id, now())
  const user = store.findUser(pool.id, USERNAME)
  const { step } = session
  if ((user?.sub ?? null) !== session.sub || !isStep(step, challenge)) throw invalidSession()
  if (user && !user.enabled) throw new ServiceError('NotAuthorizedException', 'User is disabled.')
  return { session, step, user }
}

export const missing = (parameter: string) =>
  new ServiceError('InvalidParameterException', `Missing required parameter ${parameter}`)

function isStep<Name extends Step['challenge']>(
  step: Step,
  challenge: Name,
): step is Extract<Step, { challenge: Name }> {
  return step.challenge === challenge
}
