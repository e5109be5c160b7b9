import { SQSClient } from '@aws-sdk/client-sqs'
import type { SecurityEventKind } from '#domain/accounts/security-event.ts'
import { termsAttribute } from '#domain/accounts/terms.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createLog } from '../platform/logging/log.ts'
import { announceProducerFromSettings } from '../platform/queue/producer-work.ts'
import { readSettings } from '../platform/settings.ts'
import { createAccountStateStore } from './account-state-store.ts'
import { createAuditLog } from './audit-log.ts'
import { createAskForMail } from './links/mail-work.ts'
import { withNotices } from './notices/with-notices.ts'
import { localeOf, type TriggerEvent, triggerEventSchema } from './triggers/trigger-event.ts'

const settings = readSettings(['MAIL_QUEUE_URL'])
const tables = tablesFromSettings(['AUDIT_LOG_TABLE', 'ACCOUNT_STATES_TABLE'])
const log = createLog('account-events')
const audit = withNotices(
  createAuditLog(tables.AUDIT_LOG_TABLE, systemClock),
  createAskForMail(new SQSClient({}), settings.MAIL_QUEUE_URL),
  log,
)
const announceProducer = announceProducerFromSettings(log)
const states = createAccountStateStore(tables.ACCOUNT_STATES_TABLE)

const kinds: Readonly<Record<string, SecurityEventKind>> = {
  PostAuthentication_Authentication: 'signed_in',
  PostConfirmation_ConfirmSignUp: 'signed_up',
  PostConfirmation_ConfirmForgotPassword: 'password_reset',
}

/** Which terms the sign-up accepted, with the time of its confirmation. */
async function recordTerms({ userName, request }: TriggerEvent): Promise<void> {
  const version = request.userAttributes?.[termsAttribute]
  if (!version) return
  await audit.record(userName, 'terms_accepted', { object: version.slice(0, 100), isTold: false })
}

/** Records what the user pool did by itself. A log that fails keeps nobody out. */
export async function handler(event: unknown) {
  const given = triggerEventSchema.parse(event)
  const kind = kinds[given.triggerSource]
  try {
    if (kind === 'password_reset') await states.endSessions(given.userName, systemClock())
    if (kind !== undefined) await audit.record(given.userName, kind, { locale: localeOf(given) })
    if (kind === 'signed_up') await recordTerms(given)
    if (kind !== undefined) await announceProducer(given.userName, true)
  } catch (error) {
    log.error('EVENT_NOT_RECORDED', error)
  }
  return event
}
