import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import { invalidSession } from '../auth-sessions.ts'
import type { Cognito } from '../cognito.ts'
import { operation } from '../operation.ts'
import { userOf } from '../signed-in-user.ts'
import { stepOfCode } from '../software-token.ts'
import type { User } from '../user.ts'

const input = z.object({
  AccessToken: z.string().nullish(),
  Session: z.string().nullish(),
  UserCode: z.string(),
  FriendlyDeviceName: z.string().default(''),
})

type Given = z.infer<typeof input>

/** The first code of an authenticator app, which is then the user's; SetUserMFAPreference makes sign-in ask for it. */
export const verifySoftwareToken = operation('public', input, async (cognito, given) => {
  if (given.AccessToken) return forSignedInUser(cognito, given, given.AccessToken)
  if (given.Session) return duringSignIn(cognito, given, given.Session)
  throw new ServiceError('InvalidParameterException', 'Either AccessToken or Session is required')
})

async function forSignedInUser(cognito: Cognito, given: Given, accessToken: string) {
  const { user } = await userOf(cognito, accessToken)
  const secret = user.factors.token_being_set_up
  if (secret === null)
    throw new ServiceError(
      'SoftwareTokenMFANotFoundException',
      'Software token is being set up by nobody: call AssociateSoftwareToken first',
    )
  await cognito.store.saveUser(withToken(cognito, user, secret, given))
  return { Status: 'SUCCESS' }
}

async function duringSignIn(cognito: Cognito, given: Given, name: string) {
  const { store, authSessions, now } = cognito
  const session = authSessions.take(name, null, now())
  const { sub, step, answered, client_id } = session
  const { pool, client } = store.client(client_id)
  const user = sub === null ? null : store.findUser(pool.id, sub)
  if (!user || step.challenge !== 'MFA_SETUP' || step.secret === null) throw invalidSession()
  try {
    await store.saveUser(withToken(cognito, user, step.secret, given))
  } catch (error) {
    authSessions.putBack(name, session)
    throw error
  }
  const next = { ...step, is_verified: true }
  return {
    Status: 'SUCCESS',
    Session: authSessions.open({ sub, step: next, answered }, client, now()),
  }
}

function withToken(cognito: Cognito, user: User, secret: string, given: Given): User {
  const step = stepOfCode(secret, given.UserCode, cognito.now())
  if (step === null) throw new ServiceError('EnableSoftwareTokenMFAException', 'Code mismatch')
  const software_token = {
    secret,
    friendly_name: given.FriendlyDeviceName,
    last_used_step: step,
  }
  const factors = { ...user.factors, software_token, token_being_set_up: null }
  return { ...user, modified_at: cognito.now().toISOString(), factors }
}
