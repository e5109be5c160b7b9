import type { Cognito } from '../cognito.ts'
import { requirePoolUser } from '../describe-user.ts'
import { signIn } from '../tokens.ts'
import { postAuthentication } from '../triggers/after-the-fact.ts'
import type { Attempt, AuthAnswer } from './attempt.ts'

/** The end of every sign-in. */
export async function grantTokens(cognito: Cognito, attempt: Attempt): Promise<AuthAnswer> {
  const { pool, client, metadata, occasion = 'Authentication' } = attempt
  await postAuthentication(cognito, { ...attempt, clientId: client.id })
  // read again: the pool's functions may have changed the user
  const user = requirePoolUser(cognito.store, pool, attempt.user.sub)
  const tokens = await signIn(cognito, { pool, client, user, occasion, metadata })
  return { AuthenticationResult: tokens, ChallengeParameters: {} }
}
