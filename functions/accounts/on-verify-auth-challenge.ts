import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { ownChallenges } from '#domain/accounts/sign-in-steps.ts'
import { systemClock } from '../platform/clock.ts'
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

const settings = readSettings([
  'FACTORS_TABLE',
  'TOTP_SECRETS_TABLE',
  'RECOVERY_CODES_TABLE',
  'MAILED_LINKS_TABLE',
  'AUDIT_LOG_TABLE',
  'ATTEMPTS_TABLE',
  'MAIL_QUEUE_URL',
])
const client = new DynamoDBClient({})
const audit = createAuditLog({ client, name: settings.AUDIT_LOG_TABLE }, systemClock)
const askForMail = createAskForMail(new SQSClient({}), settings.MAIL_QUEUE_URL)
const table = (name: keyof typeof settings) => ({ client, name: settings[name] })
const deps = {
  links: createMailedLinkStore(table('MAILED_LINKS_TABLE')),
  factors: createFactorStore(table('FACTORS_TABLE')),
  totpSecrets: createTotpSecretStore(table('TOTP_SECRETS_TABLE')),
  recoveryCodes: createRecoveryCodes(table('RECOVERY_CODES_TABLE')),
  throttle: createThrottle(table('ATTEMPTS_TABLE')),
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
