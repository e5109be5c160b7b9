import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import type { MailSender } from '#domain/desk/mail-record.ts'
import { systemClock } from '../clock.ts'
import { readSettings } from '../settings.ts'
import { createAddressOf } from './address-of.ts'
import { createSendMail } from './send-mail.ts'

/** What every worker that mails to users needs; what it says is the room's own. */
export function mailingFromSettings(sender: MailSender) {
  const settings = readSettings(['USER_POOL_ID', 'MAIL_FROM', 'SITE_ORIGIN'])
  const userPool = new CognitoIdentityProviderClient({})
  return {
    userPool,
    addressOf: createAddressOf(userPool, settings.USER_POOL_ID),
    sendMail: createSendMail(new SESv2Client({}), settings.MAIL_FROM, sender),
    siteOrigin: settings.SITE_ORIGIN,
    now: systemClock,
  }
}
