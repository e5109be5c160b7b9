import type { Deliver } from '../ses/message.ts'
import type { UserPool } from './user-pool.ts'

const DEFAULT_SUBJECT = 'Your verification code'
const DEFAULT_MESSAGE = 'Your confirmation code is {####}'

export interface DeliveryDetails {
  Destination: string
  DeliveryMedium: 'EMAIL'
  AttributeName: 'email'
}

/** One template serves confirmation, reset and change of address, as in the service. */
export async function sendCode(
  deliver: Deliver,
  pool: UserPool,
  email: string,
  code: string,
): Promise<DeliveryDetails> {
  const template = pool.definition.VerificationMessageTemplate
  const html = (template?.EmailMessage ?? DEFAULT_MESSAGE).replaceAll('{####}', code)
  await deliver({
    channel: 'email',
    to: [email],
    from: pool.definition.from ?? 'no-reply@verificationemail.com',
    subject: (template?.EmailSubject ?? DEFAULT_SUBJECT).replaceAll('{####}', code),
    text: textOf(html),
    html,
  })
  return deliveryTo(email)
}

export async function sendInvitation(
  deliver: Deliver,
  pool: UserPool,
  email: string,
  password: string,
): Promise<void> {
  const html = `Your username is ${email} and temporary password is ${password}`
  await deliver({
    channel: 'email',
    to: [email],
    from: pool.definition.from ?? 'no-reply@verificationemail.com',
    subject: 'Your temporary password',
    text: html,
    html: null,
  })
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
