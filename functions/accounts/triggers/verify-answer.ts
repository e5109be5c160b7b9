import { isVerified } from '#domain/accounts/factor.ts'
import type { OwnChallenge } from '#domain/accounts/sign-in-steps.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Limit, Throttle } from '../../platform/throttle/throttle.ts'
import type { AuditLog } from '../audit-log.ts'
import type { FactorStore } from '../factors/factor-store.ts'
import type { RecoveryCodes } from '../factors/recovery-codes.ts'
import type { TotpSecretStore } from '../factors/totp-secret-store.ts'
import type { MailedLinkStore } from '../links/mailed-link-store.ts'

/** Across sign-ins, so that new ones bring no new guesses. */
const guessesPerUser: Limit = { name: 'sign-in-code', tries: 10, seconds: 3600 }

export interface AnswerChecking {
  readonly links: MailedLinkStore
  readonly factors: FactorStore
  readonly totpSecrets: TotpSecretStore
  readonly recoveryCodes: RecoveryCodes
  readonly throttle: Throttle
  readonly audit: AuditLog
  readonly now: Clock
}

/** Whether an answer to one of our challenges is right. What is used up by it is used up. */
export async function isRightAnswer(
  deps: AnswerChecking,
  user_id: UserId,
  challenge: OwnChallenge,
  answer: string,
  locale: Locale,
): Promise<boolean> {
  const now = deps.now()
  if (challenge === 'magic_link') {
    const isGood = await deps.links.use(user_id, 'magic_link', answer, now)
    if (isGood) await deps.audit.record(user_id, 'magic_link_used')
    return isGood
  }
  if (!(await deps.throttle(guessesPerUser, user_id, now))) return false
  if (/^\d{6}$/.test(answer)) {
    return isRightTotp(deps, user_id, answer, now)
  }
  const isGood = await deps.recoveryCodes.use(user_id, answer, now)
  if (isGood) await deps.audit.record(user_id, 'recovery_code_used', { locale })
  return isGood
}

async function isRightTotp(deps: AnswerChecking, user_id: UserId, code: string, now: Date) {
  const factor = (await deps.factors.list(user_id)).find(
    (one) => one.factor_type === 'totp' && isVerified(one),
  )
  if (factor === undefined) return false
  return deps.totpSecrets.accepts(user_id, factor.factor_id, code, now)
}
