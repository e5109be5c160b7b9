import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import { finishSignIn } from '../auth-flows/finish-sign-in.ts'
import { answerSrp } from '../auth-flows/user-srp.ts'
import type { Cognito } from '../cognito.ts'
import { operation } from '../operation.ts'
import { requireAcceptable, withPassword } from '../password-policy.ts'

const input = z.object({
  ClientId: z.string(),
  ChallengeName: z.string(),
  ChallengeResponses: z.record(z.string(), z.string()).default({}),
  Session: z.string().nullish(),
})

type Given = z.infer<typeof input>

export const respondToAuthChallenge = operation('public', input, async (cognito, given) => {
  const { pool, client } = cognito.store.client(given.ClientId)
  switch (given.ChallengeName) {
    case 'PASSWORD_VERIFIER':
      return answerSrp(cognito, pool, client, given.ChallengeResponses)
    case 'NEW_PASSWORD_REQUIRED':
      return setFirstPassword(cognito, given)
    default:
      throw new ServiceError(
        'InvalidParameterException',
        `The local cognito does not support the challenge ${given.ChallengeName}`,
      )
  }
})

/** Somebody whom an administrator invited replaces the temporary password. */
async function setFirstPassword(cognito: Cognito, given: Given): Promise<Record<string, unknown>> {
  const { store, authSessions, now } = cognito
  const { pool, client } = store.client(given.ClientId)
  const password = given.ChallengeResponses.NEW_PASSWORD ?? ''
  requireAcceptable(pool, password)
  const { sub, step } = authSessions.take(given.Session ?? '', client.id, now())
  const user = sub === null ? null : store.findUser(pool.id, sub)
  if (!user || step.challenge !== 'NEW_PASSWORD_REQUIRED')
    throw new ServiceError('NotAuthorizedException', 'Invalid session for the user.')
  const changed = withPassword(
    {
      ...user,
      status: 'CONFIRMED',
      modified_at: now().toISOString(),
      attributes: { ...user.attributes, email_verified: 'true' },
    },
    password,
  )
  await store.saveUser(changed)
  return finishSignIn(cognito, pool, client, changed)
}
