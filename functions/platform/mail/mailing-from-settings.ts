import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import type { MailSender } from '#domain/desk/mail-record.ts'
import { systemClock } from '../clock.ts'
import { readSettings } from '../settings.ts'
import { createAddressOf } from './address-of.ts'
import { readSenderFromSettings } from './published-sender.ts'
import { createSendMail, type SendMail } from './send-mail.ts'
import { sendWithSender } from './with-sender.ts'

/** How a function of ours mails: in our name, with the sender below that the desk published. */
export function sendMailFromSettings(sender: MailSender): SendMail {
  const { MAIL_FROM } = readSettings(['MAIL_FROM'])
  const sendMail = createSendMail(new SESv2Client({}), MAIL_FROM, sender)
  return sendWithSender(sendMail, readSenderFromSettings())
}

/** What every worker that mails to users needs; what it says is the room's own. */
export function mailingFromSettings(sender: MailSender) {
  const settings = readSettings(['USER_POOL_ID', 'SITE_ORIGIN'])
  const userPool = new CognitoIdentityProviderClient({})
  return {
    userPool,
    addressOf: createAddressOf(userPool, settings.USER_POOL_ID),
    sendMail: sendMailFromSettings(sender),
    siteOrigin: settings.SITE_ORIGIN,
    now: systemClock,
  }
}
