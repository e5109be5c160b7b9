import {
  type CognitoIdentityProviderClient,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/logging/log.ts'
import type { AuditLog } from '../audit-log.ts'
import { composeMail } from '../mails/compose-mail.ts'
import type { SendMail } from '../mails/send-mail.ts'
import type { FindUser } from './find-user.ts'
import { magicLinkAddress, resetLinkAddress } from './link-addresses.ts'
import type { MailWork } from './mail-work.ts'
import type { MailedLinkStore } from './mailed-link-store.ts'

export interface LinkSending {
  readonly userPool: CognitoIdentityProviderClient
  readonly clientId: string
  readonly findUser: FindUser
  readonly links: MailedLinkStore
  readonly sendMail: SendMail
  readonly audit: AuditLog
  readonly siteOrigin: string
  readonly log: Log
  readonly now: Clock
}

/** Mails a link to who has an account. Nobody else gets anything, and no account is made. */
export async function sendLink(deps: LinkSending, work: MailWork): Promise<void> {
  const user_id = await deps.findUser(work.email)
  if (user_id === null) return
  const { email, locale, ip, request_id } = work
  if (work.kind === 'magic_link') {
    const token = await deps.links.make(user_id, 'magic_link', deps.now())
    const link = magicLinkAddress(deps.siteOrigin, locale, email, token)
    await deps.sendMail(email, composeMail(locale, 'magic_link', { link }))
    return deps.audit.record(user_id, 'magic_link_requested', { ip, request_id })
  }
  if (!(await sendNativeCode(deps, work))) {
    const token = await deps.links.make(user_id, 'password_reset', deps.now())
    const link = resetLinkAddress(deps.siteOrigin, locale, email, token)
    await deps.sendMail(email, composeMail(locale, 'reset_link', { link }))
  }
  await deps.audit.record(user_id, 'password_reset_requested', { ip, request_id })
}

/** The user pool's own mail, tried once more; false when it cannot be had. */
async function sendNativeCode(deps: LinkSending, { email, locale }: MailWork): Promise<boolean> {
  try {
    await deps.userPool.send(
      new ForgotPasswordCommand({
        ClientId: deps.clientId,
        Username: email,
        ClientMetadata: { locale },
      }),
    )
    return true
  } catch (error) {
    deps.log.error('RESET_MAIL_FAILED', error)
    return false
  }
}
