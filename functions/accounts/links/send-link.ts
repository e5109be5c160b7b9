import {
  type CognitoIdentityProviderClient,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import type { UserId } from '#domain/shared/ids.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/logging/log.ts'
import type { MailMarks } from '../../platform/mail/mail-marks.ts'
import type { SendMail } from '../../platform/mail/send-mail.ts'
import { sendOnce } from '../../platform/mail/send-once.ts'
import type { AuditLog } from '../audit-log.ts'
import { composeMail } from '../mails/compose-mail.ts'
import type { FindUser } from './find-user.ts'
import { magicLinkAddress, resetLinkAddress } from './link-addresses.ts'
import type { LinkWork } from './mail-work.ts'
import type { MailedLinkStore } from './mailed-link-store.ts'

export interface LinkSending {
  readonly userPool: CognitoIdentityProviderClient
  readonly clientId: string
  readonly findUser: FindUser
  readonly links: MailedLinkStore
  readonly sendMail: SendMail
  readonly markOf: MailMarks
  readonly audit: AuditLog
  readonly siteOrigin: string
  readonly log: Log
  readonly now: Clock
}

/** Mails a link to who has an account. Nobody else gets anything, and no account is made. */
export async function sendLink(deps: LinkSending, work: LinkWork): Promise<void> {
  const user_id = await deps.findUser(work.email)
  if (user_id === null) return
  const { kind, ip, request_id } = work
  const send = kind === 'magic_link' ? sendMagicLink : sendReset
  await sendOnce(deps.markOf(`${kind}#${request_id}`), deps.now, () => send(deps, user_id, work))
  await deps.audit.record(user_id, `${kind}_requested`, { ip, request_id })
}

async function sendMagicLink(deps: LinkSending, user_id: UserId, { email, locale }: LinkWork) {
  const token = await deps.links.make(user_id, 'magic_link', deps.now())
  const link = magicLinkAddress(deps.siteOrigin, locale, email, token)
  await deps.sendMail(email, composeMail(locale, 'magic_link', { link }))
}

async function sendReset(deps: LinkSending, user_id: UserId, work: LinkWork): Promise<void> {
  if (await sendNativeCode(deps, work)) return
  const { email, locale } = work
  const token = await deps.links.make(user_id, 'password_reset', deps.now())
  const link = resetLinkAddress(deps.siteOrigin, locale, email, token)
  await deps.sendMail(email, composeMail(locale, 'reset_link', { link }))
}

/** The user pool's own mail, tried once more; false when it cannot be had. */
async function sendNativeCode(deps: LinkSending, { email, locale }: LinkWork): Promise<boolean> {
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
