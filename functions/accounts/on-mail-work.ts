import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createLog } from '../platform/logging/log.ts'
import { createMailMarks } from '../platform/mail/mail-marks.ts'
import { mailingFromSettings } from '../platform/mail/mailing-from-settings.ts'
import { logMailFailure } from '../platform/mail/send-once.ts'
import { consume } from '../platform/queue/queue-event.ts'
import { readSettings } from '../platform/settings.ts'
import { createAuditLog } from './audit-log.ts'
import { createFindUser } from './links/find-user.ts'
import { type MailWork, mailWorkSchema } from './links/mail-work.ts'
import { createMailedLinkStore } from './links/mailed-link-store.ts'
import { sendLink } from './links/send-link.ts'
import { sendNotice } from './notices/send-notice.ts'
import { sendDataMail } from './personal-data/send-data-mail.ts'

const settings = readSettings(['USER_POOL_ID', 'USER_POOL_CLIENT_ID'])
const tables = tablesFromSettings(['MAILED_LINKS_TABLE', 'AUDIT_LOG_TABLE', 'ATTEMPTS_TABLE'])
const log = createLog('account-mails')
const mailing = mailingFromSettings('accounts')
const deps = {
  ...mailing,
  clientId: settings.USER_POOL_CLIENT_ID,
  findUser: createFindUser(mailing.userPool, settings.USER_POOL_ID),
  links: createMailedLinkStore(tables.MAILED_LINKS_TABLE),
  audit: createAuditLog(tables.AUDIT_LOG_TABLE, systemClock),
  markOf: createMailMarks(tables.ATTEMPTS_TABLE, systemClock),
  log,
}

function mail(work: MailWork): Promise<void> {
  switch (work.kind) {
    case 'magic_link':
    case 'password_reset':
      return sendLink(deps, work)
    case 'notice':
      return sendNotice(deps, work)
    case 'export_ready':
    case 'account_deleted':
      return sendDataMail(deps, work)
  }
}

export const handler = consume(
  async ({ body }) => {
    const work = mailWorkSchema.parse(JSON.parse(body))
    await mail(work)
    const request_id = 'request_id' in work ? work.request_id : null
    log.info('MAIL_WORK_DONE', { kind: work.kind, request_id })
  },
  logMailFailure(log, 'MAIL_WORK_FAILED'),
)
