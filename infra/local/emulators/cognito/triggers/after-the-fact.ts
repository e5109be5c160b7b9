import * as z from 'zod'
import type { Cognito } from '../cognito.ts'
import type { User } from '../user.ts'
import type { UserPool } from '../user-pool.ts'
import { attributesFor, callTrigger } from './call-trigger.ts'
import type { Metadata } from './trigger-event.ts'

interface Fact {
  pool: UserPool
  clientId: string
  user: User
  metadata?: Metadata | undefined
}

const emptyResponse = z.looseObject({})

/** The user is confirmed and stays so even when the function fails, which the caller sees. */
export async function postConfirmation(
  cognito: Cognito,
  { pool, clientId, user, metadata }: Fact,
  occasion: 'ConfirmSignUp' | 'ConfirmForgotPassword',
): Promise<void> {
  await callTrigger(
    cognito,
    {
      pool,
      clientId,
      trigger: 'PostConfirmation',
      triggerSource: `PostConfirmation_${occasion}`,
      userName: user.sub,
      request: {
        userAttributes: attributesFor(user),
        ...(metadata ? { clientMetadata: metadata } : {}),
      },
      response: {},
    },
    emptyResponse,
  )
}

/** When the function fails, there are no tokens. */
export async function postAuthentication(
  cognito: Cognito,
  { pool, clientId, user, metadata }: Fact,
): Promise<void> {
  await callTrigger(
    cognito,
    {
      pool,
      clientId,
      trigger: 'PostAuthentication',
      triggerSource: 'PostAuthentication_Authentication',
      userName: user.sub,
      request: {
        userAttributes: attributesFor(user),
        newDeviceUsed: false,
        ...(metadata ? { clientMetadata: metadata } : {}),
      },
      response: {},
    },
    emptyResponse,
  )
}
