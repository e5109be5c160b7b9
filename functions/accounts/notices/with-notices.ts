import type { Log } from '../../platform/logging/log.ts'
import type { AuditLog } from '../audit-log.ts'
import type { AskForMail } from '../links/mail-work.ts'
import { noticeOf } from './notice-kind.ts'

/**
 * The audit log, which also has the user told of what changed the security of the account. The change
 * is made already: a notice that cannot be queued fails nothing, but is logged.
 */
export const withNotices = (audit: AuditLog, askForMail: AskForMail, log: Log): AuditLog => ({
  ...audit,
  record: async (user_id, kind, facts = {}) => {
    const event = await audit.record(user_id, kind, facts)
    const notice = noticeOf[kind]
    if (notice === undefined || facts.isTold === false) return event
    try {
      await askForMail({
        kind: 'notice',
        notice,
        user_id,
        event_id: event.event_id,
        at: event.at,
        address: facts.address ?? null,
        locale: facts.locale ?? null,
        request_id: event.request_id,
      })
    } catch (error) {
      log.error('NOTICE_NOT_QUEUED', error)
    }
    return event
  },
})
