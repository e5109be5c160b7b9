import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import type { Cognito } from '../cognito.ts'
import { fakeAccount } from '../fake-account.ts'
import { hidesUsers, userNotFound, wrongPassword } from '../sign-in-names.ts'
import { attributesFor, callTrigger, functionOf, unrecognizable } from '../triggers/call-trigger.ts'
import type { ChallengeResult } from '../triggers/trigger-event.ts'
import type { User } from '../user.ts'
import type { AuthAnswer, Caller, Parameters } from './attempt.ts'
import { chainedFactor } from './chained-factor.ts'
import { grantTokens } from './grant-tokens.ts'
import { srpChallenge } from './srp-challenge.ts'

/** A flow that the pool's functions define, between two of their calls. */
export interface CustomAttempt extends Caller {
  /** null: a stranger, whom only the functions are told of */
  user: User | null
  userName: string
  answered: ChallengeResult[]
  /** of a flow that begins with the password */
  srpA?: string | undefined
}

/** CUSTOM_AUTH, first call; with CHALLENGE_NAME SRP_A it begins with the password. */
export async function startCustomAuth(
  cognito: Cognito,
  caller: Caller,
  { USERNAME = '', CHALLENGE_NAME, SRP_A }: Parameters,
): Promise<AuthAnswer> {
  const { pool, client } = caller
  if (functionOf(pool, 'DefineAuthChallenge') === undefined)
    throw new ServiceError(
      'InvalidParameterException',
      'Custom auth lambda trigger is not configured for the user pool.',
    )
  const found = cognito.store.findUser(pool.id, USERNAME)
  if (!found?.enabled && !hidesUsers(client))
    throw found ? new ServiceError('NotAuthorizedException', 'User is disabled.') : userNotFound()
  const user = found?.enabled ? found : null
  if (user?.status === 'UNCONFIRMED')
    throw new ServiceError('UserNotConfirmedException', 'User is not confirmed.')
  const startsWithPassword = CHALLENGE_NAME === 'SRP_A'
  const start = { challengeName: 'SRP_A', challengeResult: true, challengeMetadata: null }
  return defineNext(cognito, {
    ...caller,
    user,
    userName: user?.sub ?? fakeAccount(pool, USERNAME).sub,
    answered: startsWithPassword ? [start] : [],
    srpA: startsWithPassword ? SRP_A : undefined,
  })
}

const definitionSchema = z.object({
  challengeName: z.string().nullish(),
  issueTokens: z.boolean().nullish(),
  failAuthentication: z.boolean().nullish(),
})

/** Lets the pool's function decide over the next challenge, tokens or failure. */
export async function defineNext(cognito: Cognito, attempt: CustomAttempt): Promise<AuthAnswer> {
  const said = await callTrigger(
    cognito,
    {
      ...eventOf(attempt),
      trigger: 'DefineAuthChallenge',
      triggerSource: 'DefineAuthChallenge_Authentication',
      request: { ...requestOf(attempt), session: attempt.answered },
      response: { challengeName: null, issueTokens: null, failAuthentication: null },
    },
    definitionSchema,
  )
  const { user, srpA } = attempt
  if (said?.failAuthentication) throw wrongPassword()
  if (said?.issueTokens) {
    if (!user) throw wrongPassword()
    return grantTokens(cognito, { ...attempt, user })
  }
  switch (said?.challengeName) {
    case 'CUSTOM_CHALLENGE':
      return createChallenge(cognito, attempt)
    case 'PASSWORD_VERIFIER':
      if (srpA === undefined) throw unrecognizable()
      return srpChallenge(cognito, attempt, { ...attempt, username: attempt.userName, srpA })
    case 'SMS_MFA':
    case 'SOFTWARE_TOKEN_MFA':
      return chainedFactor(cognito, attempt, said.challengeName)
    default:
      throw unrecognizable()
  }
}

const creationSchema = z.object({
  publicChallengeParameters: z.record(z.string(), z.string()).nullish(),
  privateChallengeParameters: z.record(z.string(), z.string()).nullish(),
  challengeMetadata: z.string().nullish(),
})

async function createChallenge(cognito: Cognito, attempt: CustomAttempt): Promise<AuthAnswer> {
  const { answered, client, user, userName } = attempt
  const said = await callTrigger(
    cognito,
    {
      ...eventOf(attempt),
      trigger: 'CreateAuthChallenge',
      triggerSource: 'CreateAuthChallenge_Authentication',
      request: {
        ...requestOf(attempt),
        challengeName: 'CUSTOM_CHALLENGE',
        session: answered,
      },
      response: {
        publicChallengeParameters: null,
        privateChallengeParameters: null,
        challengeMetadata: null,
      },
    },
    creationSchema,
  )
  const step = {
    challenge: 'CUSTOM_CHALLENGE' as const,
    expected: said?.privateChallengeParameters ?? {},
    metadata: said?.challengeMetadata ?? null,
  }
  const session = { sub: user?.sub ?? null, step, answered }
  return {
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: cognito.authSessions.open(session, client, cognito.now()),
    ChallengeParameters: { ...said?.publicChallengeParameters, USERNAME: userName },
  }
}

/** What every event of such a flow says of the user. */
export function requestOf({ user, client, metadata }: CustomAttempt): Record<string, unknown> {
  return {
    userAttributes: user ? attributesFor(user) : {},
    ...(hidesUsers(client) ? { userNotFound: user === null } : {}),
    ...(metadata ? { clientMetadata: metadata } : {}),
  }
}

export function eventOf({ pool, client, userName }: CustomAttempt) {
  return { pool, clientId: client.id, userName }
}
