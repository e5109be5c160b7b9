import type { UserId } from '#domain/shared/ids.ts'
import type { SyncDeps } from '../billing-deps.ts'
import { type DueMail, failedRefundOf } from './due-mails.ts'

/** Has mails sent that were not sent yet; what the office has to do after one, it reads in the log. */
export async function announceMails(
  { mails, log }: Pick<SyncDeps, 'mails' | 'log'>,
  user_id: UserId,
  due: readonly DueMail[],
): Promise<void> {
  const keys = due.map(({ mail_key }) => mail_key)
  const known = keys.length === 0 ? new Set() : await mails.areSent(user_id, keys)
  for (const mail of due.filter(({ mail_key }) => !known.has(mail_key))) {
    const refund_id = failedRefundOf(mail)
    if (refund_id !== null) log.info('REFUND_FAILED', { refund_id })
    await mails.send(user_id, mail)
  }
}
