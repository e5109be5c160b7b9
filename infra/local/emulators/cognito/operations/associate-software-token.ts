import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import { invalidSession } from '../auth-sessions.ts'
import type { Cognito } from '../cognito.ts'
import { operation } from '../operation.ts'
import { userOf } from '../signed-in-user.ts'
import { makeTokenSecret, requireTokenPool } from '../software-token.ts'

const input = z.object({ AccessToken: z.string().nullish(), Session: z.string().nullish() })

/** Begins to set up an authenticator app; an earlier one serves until the new one is verified. */
export const associateSoftwareToken = operation('public', input, async (cognito, given) => {
  if (given.AccessToken) return forSignedInUser(cognito, given.AccessToken)
  if (given.Session) return duringSignIn(cognito, given.Session)
  throw new ServiceError('InvalidParameterException', 'Either AccessToken or Session is required')
})

async function forSignedInUser(cognito: Cognito, accessToken: string) {
  const { pool, user } = await userOf(cognito, accessToken)
  requireTokenPool(pool)
  const SecretCode = makeTokenSecret()
  const factors = { ...user.factors, token_being_set_up: SecretCode }
  await cognito.store.saveUser({ ...user, factors })
  return { SecretCode }
}

/** After the challenge MFA_SETUP. */
async function duringSignIn({ store, authSessions, now }: Cognito, name: string) {
  const { sub, step, answered, client_id } = authSessions.take(name, null, now())
  if (step.challenge !== 'MFA_SETUP') throw invalidSession()
  const { pool, client } = store.client(client_id)
  requireTokenPool(pool)
  const SecretCode = makeTokenSecret()
  const next = { ...step, secret: SecretCode, is_verified: false }
  return { SecretCode, Session: authSessions.open({ sub, step: next, answered }, client, now()) }
}
