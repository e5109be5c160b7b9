import { ServiceError } from '../service-error.ts'
import type { OutgoingMessage } from '../ses/message.ts'
import type { Cognito } from './cognito.ts'
import {
  CODE_PLACEHOLDER,
  customMessage,
  type MessageAbout,
  USERNAME_PLACEHOLDER,
} from './triggers/custom-message.ts'
import { emailOf } from './user.ts'
import type { UserPool } from './user-pool.ts'

const DEFAULT_SUBJECT = 'Your verification code'
const DEFAULT_MESSAGE = 'Your confirmation code is {####}'
const DEFAULT_INVITATION = 'Your username is {username} and temporary password is {####}'

export interface DeliveryDetails {
  Destination: string
  DeliveryMedium: 'EMAIL' | 'SMS'
  AttributeName: 'email' | 'phone_number'
}

/** One template serves confirmation, reset and change of address, as in the service, unless a function words them. */
export async function mailCode(
  cognito: Cognito,
  about: MessageAbout,
  code: string,
  email = emailOf(about.user),
): Promise<DeliveryDetails> {
  const template = about.pool.definition.VerificationMessageTemplate
  const custom = await customMessage(cognito, about, 'email')
  const withCode = (text: string) => text.replaceAll(CODE_PLACEHOLDER, code)
  const subject = withCode(custom.subject ?? template?.EmailSubject ?? DEFAULT_SUBJECT)
  const html = withCode(custom.message ?? template?.EmailMessage ?? DEFAULT_MESSAGE)
  await send(cognito, { ...mailFrom(about.pool), to: [email], subject, text: textOf(html), html })
  return deliveryTo(email)
}

export async function textCode(
  cognito: Cognito,
  about: MessageAbout,
  code: string,
  phoneNumber = about.user.attributes.phone_number ?? '',
): Promise<DeliveryDetails> {
  const { definition } = about.pool
  const ofPool =
    about.occasion === 'Authentication'
      ? definition.SmsAuthenticationMessage
      : (definition.VerificationMessageTemplate?.SmsMessage ?? definition.SmsVerificationMessage)
  const custom = await customMessage(cognito, about, 'sms')
  const text = (custom.message ?? ofPool ?? DEFAULT_MESSAGE).replaceAll(CODE_PLACEHOLDER, code)
  const sender = { channel: 'sms', from: 'Cognito' } as const
  await send(cognito, { ...sender, to: [phoneNumber], subject: '', text, html: null })
  return {
    Destination: `+*******${phoneNumber.slice(-4)}`,
    DeliveryMedium: 'SMS',
    AttributeName: 'phone_number',
  }
}

export async function mailInvitation(
  cognito: Cognito,
  about: MessageAbout,
  password: string,
): Promise<void> {
  const email = emailOf(about.user)
  const template = about.pool.definition.AdminCreateUserConfig?.InviteMessageTemplate
  const custom = await customMessage(cognito, about, 'email')
  const html = (custom.message ?? template?.EmailMessage ?? DEFAULT_INVITATION)
    .replaceAll(USERNAME_PLACEHOLDER, () => email)
    .replaceAll(CODE_PLACEHOLDER, () => password)
  const subject = custom.subject ?? template?.EmailSubject ?? 'Your temporary password'
  await send(cognito, { ...mailFrom(about.pool), to: [email], subject, text: textOf(html), html })
}

const mailFrom = ({ definition }: UserPool) =>
  ({ channel: 'email', from: definition.from ?? 'no-reply@verificationemail.com' }) as const

async function send(cognito: Cognito, message: OutgoingMessage): Promise<void> {
  try {
    await cognito.deliver(message)
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    throw new ServiceError('CodeDeliveryFailureException', `Failed to deliver the code: ${said}`)
  }
}

/** `anna@example.com` -> `a***@e***`, all that a caller who is not signed in gets to see */
export function deliveryTo(email: string): DeliveryDetails {
  const [name = '', domain = ''] = email.split('@')
  return {
    Destination: `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`,
    DeliveryMedium: 'EMAIL',
    AttributeName: 'email',
  }
}

function textOf(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/(p|div|h\d|li|tr)>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
