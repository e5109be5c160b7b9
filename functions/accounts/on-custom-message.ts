import { readSenderFromSettings } from '../platform/mail/published-sender.ts'
import { withSender } from '../platform/mail/with-sender.ts'
import { composeMail } from './mails/compose-mail.ts'
import { type MailKind, wordsOf } from './mails/mail-words.ts'
import { localeOf, triggerEventSchema } from './triggers/trigger-event.ts'

const readSender = readSenderFromSettings()

/** The user pool puts the code in its place. */
const code = '{####}'

/** What is mailed on which occasion; an occasion that is not here keeps the pool's own words. */
const kinds: Readonly<Record<string, MailKind>> = {
  CustomMessage_SignUp: 'sign_up_code',
  CustomMessage_ResendCode: 'sign_up_code',
  CustomMessage_ForgotPassword: 'reset_code',
  CustomMessage_UpdateUserAttribute: 'new_address_code',
  CustomMessage_VerifyUserAttribute: 'new_address_code',
  CustomMessage_AdminCreateUser: 'invitation',
}

/**
 * The user pool's mails and text messages in the user's language. Its trigger takes one body for a mail and sends it as
 * HTML: the text that was composed beside it has no way out. Only a sender of our own in its place (a custom e-mail
 * sender, which decrypts each code with a key of its own) could add it.
 */
export async function handler(event: unknown) {
  const given = triggerEventSchema.parse(event)
  const locale = localeOf(given)
  const smsMessage = wordsOf[locale].sms.replaceAll('{code}', code)
  const kind = kinds[given.triggerSource]
  if (kind === undefined) {
    const isSignIn = given.triggerSource === 'CustomMessage_Authentication'
    return { ...given, response: isSignIn ? { smsMessage } : given.response }
  }
  // said by the desk alone: with any other mail a stranger may say it
  const link = kind === 'invitation' ? given.request.clientMetadata?.sign_in_page : undefined
  const mail = composeMail(locale, kind, { code, ...(link ? { link } : {}) })
  const { subject, html } = withSender(mail, await readSender())
  return { ...given, response: { smsMessage, emailSubject: subject, emailMessage: html } }
}
