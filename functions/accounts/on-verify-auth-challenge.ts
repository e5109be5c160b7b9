import { SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { ownChallenges } from '#domain/accounts/sign-in-steps.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createLog } from '../platform/logging/log.ts'
import { readSettings } from '../platform/settings.ts'
import { createThrottle } from '../platform/throttle/throttle.ts'
import { createAuditLog } from './audit-log.ts'
import { createFactorStore } from './factors/factor-store.ts'
import { createRecoveryCodes } from './factors/recovery-codes.ts'
import { createTotpSecretStore } from './factors/totp-secret-store.ts'
import { createAskForMail } from './links/mail-work.ts'
import { createMailedLinkStore } from './links/mailed-link-store.ts'
import { withNotices } from './notices/with-notices.ts'
import { localeOf, triggerEventSchema } from './triggers/trigger-event.ts'
import { isRightAnswer } from './triggers/verify-answer.ts'

const settings = readSettings(['MAIL_QUEUE_URL'])
const tables = tablesFromSettings([
  'FACTORS_TABLE',
  'TOTP_SECRETS_TABLE',
  'RECOVERY_CODES_TABLE',
  'MAILED_LINKS_TABLE',
  'AUDIT_LOG_TABLE',
  'ATTEMPTS_TABLE',
])
const audit = createAuditLog(tables.AUDIT_LOG_TABLE, systemClock)
const askForMail = createAskForMail(new SQSClient({}), settings.MAIL_QUEUE_URL)
const deps = {
  links: createMailedLinkStore(tables.MAILED_LINKS_TABLE),
  factors: createFactorStore(tables.FACTORS_TABLE),
  totpSecrets: createTotpSecretStore(tables.TOTP_SECRETS_TABLE),
  recoveryCodes: createRecoveryCodes(tables.RECOVERY_CODES_TABLE),
  throttle: createThrottle(tables.ATTEMPTS_TABLE),
  audit: withNotices(audit, askForMail, createLog('account-events')),
  now: systemClock,
}
const answerSchema = z.lazy(() =>
  z.looseObject({
    userNotFound: z.boolean().optional(),
    challengeAnswer: z.string().max(300),
    privateChallengeParameters: z.object({ challenge: z.enum(ownChallenges) }),
  }),
)

/** Checks the answer to one of our challenges. A stranger's is wrong after the same work. */
export async function handler(event: unknown) {
  const given = triggerEventSchema.parse(event)
  const { challengeAnswer, privateChallengeParameters, userNotFound } = answerSchema.parse(
    given.request,
  )
  const { challenge } = privateChallengeParameters
  const locale = localeOf(given)
  const isRight = await isRightAnswer(deps, given.userName, challenge, challengeAnswer, locale)
  return { ...given, response: { answerCorrect: isRight && userNotFound !== true } }
}
