import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import type { Cognito } from '../cognito.ts'
import type { User } from '../user.ts'
import type { UserPool } from '../user-pool.ts'
import { attributesFor, callTrigger } from './call-trigger.ts'
import type { Metadata } from './trigger-event.ts'

export type MessageOccasion =
  | 'SignUp'
  | 'ResendCode'
  | 'ForgotPassword'
  | 'UpdateUserAttribute'
  | 'VerifyUserAttribute'
  | 'AdminCreateUser'
  | 'Authentication'

export interface MessageAbout {
  pool: UserPool
  clientId: string | null
  occasion: MessageOccasion
  user: User
  metadata?: Metadata | undefined
}

export const CODE_PLACEHOLDER = '{####}'
export const USERNAME_PLACEHOLDER = '{username}'

const responseSchema = z.object({
  smsMessage: z.string().nullish(),
  emailMessage: z.string().nullish(),
  emailSubject: z.string().nullish(),
})

/** The wording of the pool's function, null where it leaves the pool's own. */
export async function customMessage(
  cognito: Cognito,
  about: MessageAbout,
  channel: 'sms' | 'email',
): Promise<{ message: string | null; subject: string | null }> {
  const isInvitation = about.occasion === 'AdminCreateUser'
  const said = await callTrigger(
    cognito,
    {
      pool: about.pool,
      clientId: about.clientId,
      trigger: 'CustomMessage',
      triggerSource: `CustomMessage_${about.occasion}`,
      userName: about.user.sub,
      request: {
        userAttributes: attributesFor(about.user),
        codeParameter: CODE_PLACEHOLDER,
        linkParameter: '{##Click Here##}',
        usernameParameter: isInvitation ? USERNAME_PLACEHOLDER : null,
        ...(about.metadata ? { clientMetadata: about.metadata } : {}),
      },
      response: { smsMessage: null, emailMessage: null, emailSubject: null },
    },
    responseSchema,
  )
  const message = (channel === 'sms' ? said?.smsMessage : said?.emailMessage) ?? null
  if (message !== null) requirePlaceholders(message, isInvitation)
  return { message, subject: said?.emailSubject ?? null }
}

function requirePlaceholders(message: string, isInvitation: boolean): void {
  const needed = isInvitation ? [CODE_PLACEHOLDER, USERNAME_PLACEHOLDER] : [CODE_PLACEHOLDER]
  const missing = needed.find((placeholder) => !message.includes(placeholder))
  if (missing)
    throw new ServiceError(
      'InvalidLambdaResponseException',
      `The message of the CustomMessage function lacks ${missing}`,
    )
}
