import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import { sendVerification } from '../attribute-verification.ts'
import { operation } from '../operation.ts'
import { userOf } from '../signed-in-user.ts'
import { metadataSchema } from '../triggers/metadata.ts'

const input = z.object({
  AccessToken: z.string(),
  AttributeName: z.enum(['email', 'phone_number']),
  ClientMetadata: metadataSchema,
})

/** Sends a code to the address or number that the user has, or to the one that waits to replace it. */
export const getUserAttributeVerificationCode = operation(
  'public',
  input,
  async (cognito, given) => {
    const { pool, user, session } = await userOf(cognito, given.AccessToken)
    const name = given.AttributeName
    const waiting =
      name === 'email' ? user.codes.email_change?.email : user.codes.phone_change?.phone_number
    const value = waiting ?? user.attributes[name]
    if (!value)
      throw new ServiceError('InvalidParameterException', `User does not have ${name} to verify`)
    cognito.limits.countCode(user.sub, cognito.now())
    const about = {
      pool,
      clientId: session.client_id,
      occasion: 'VerifyUserAttribute' as const,
      user,
      metadata: given.ClientMetadata,
    }
    return { CodeDeliveryDetails: await sendVerification(cognito, about, name, value) }
  },
)
