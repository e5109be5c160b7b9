import * as z from 'zod'
import type { Cognito } from '../cognito.ts'
import type { User } from '../user.ts'
import type { UserPool } from '../user-pool.ts'
import { callTrigger } from './call-trigger.ts'
import type { Metadata } from './trigger-event.ts'

const responseSchema = z.object({
  autoConfirmUser: z.boolean().nullish(),
  autoVerifyEmail: z.boolean().nullish(),
  autoVerifyPhone: z.boolean().nullish(),
})

export interface NewUser {
  pool: UserPool
  clientId: string | null
  occasion: 'SignUp' | 'AdminCreateUser'
  user: User
  validationData?: Metadata | undefined
  metadata?: Metadata | undefined
}

/** Asks the pool's function whether the user may be made, who then may be confirmed or verified by it. */
export async function preSignUp(cognito: Cognito, { user, ...asked }: NewUser): Promise<User> {
  // nobody has this sub yet, so the function does not see it among the attributes
  const { sub: _, ...userAttributes } = user.attributes
  const said = await callTrigger(
    cognito,
    {
      pool: asked.pool,
      clientId: asked.clientId,
      trigger: 'PreSignUp',
      triggerSource: `PreSignUp_${asked.occasion}`,
      userName: user.sub,
      request: {
        userAttributes,
        validationData: asked.validationData ?? null,
        ...(asked.metadata ? { clientMetadata: asked.metadata } : {}),
      },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    },
    responseSchema,
  )
  return {
    ...user,
    status: said?.autoConfirmUser && asked.occasion === 'SignUp' ? 'CONFIRMED' : user.status,
    attributes: {
      ...user.attributes,
      ...(said?.autoVerifyEmail ? { email_verified: 'true' } : {}),
      ...(said?.autoVerifyPhone ? { phone_number_verified: 'true' } : {}),
    },
  }
}
