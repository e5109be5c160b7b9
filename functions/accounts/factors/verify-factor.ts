import {
  GetUserAttributeVerificationCodeCommand,
  VerifySoftwareTokenCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { type Factor, isVerified } from '#domain/accounts/factor.ts'
import type { FactorId, UserId } from '#domain/shared/ids.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import { attempt, sessionOver, tooManyTries } from '../../platform/aws/attempt.ts'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import type { Limit } from '../../platform/throttle/throttle.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { askAtSignIn } from './factor-settings.ts'

const challengesPerHour: Limit = { name: 'factor-challenge', tries: 10, seconds: 3600 }
const guessesPerChallenge: Limit = { name: 'factor-code', tries: 5, seconds: 3600 }
const challengeMinutes = 15

const refusals = {
  ...sessionOver,
  ...tooManyTries,
  CodeMismatchException: 'wrong_code',
  EnableSoftwareTokenMFAException: 'wrong_code',
  ExpiredCodeException: 'code_expired',
  // a second code for an app whose first was right already: begun anew meanwhile
  InvalidParameterException: 'wrong_code',
} as const

/** The id of a challenge says when it ends and for which factor it is; it proves nothing. */
const challengeIdOf = (factor_id: FactorId, ends: Date) => `${ends.getTime()}.${factor_id}`

function isOver(challenge_id: string, factor_id: FactorId, now: Date): boolean {
  const [ends = '', of] = challenge_id.split('.')
  return of !== factor_id || !(Number(ends) > now.getTime())
}

async function findUnverified(deps: AccountsDeps, user_id: UserId, factor_id: FactorId) {
  const factor = await deps.factors.find(user_id, factor_id)
  if (factor === null) return fail('not_found')
  return isVerified(factor) ? fail('factor_verified_already') : succeed(factor)
}

/** Begins the verification of a factor; a phone gets its code. */
export async function challengeFactor(
  deps: AccountsDeps,
  user_id: UserId,
  factor_id: FactorId,
  request: RequestFacts,
) {
  const found = await findUnverified(deps, user_id, factor_id)
  if (!found.ok) return found
  const now = deps.now()
  if (!(await deps.throttle(challengesPerHour, user_id, now))) return fail('too_many_requests')
  if (found.value.factor_type === 'phone') {
    const sent = await attempt(
      deps.userPool.send(
        new GetUserAttributeVerificationCodeCommand({
          AccessToken: request.access_token ?? '',
          AttributeName: 'phone_number',
        }),
      ),
      { ...sessionOver, ...tooManyTries },
    )
    if (!sent.ok) return sent
  }
  const ends = new Date(now.getTime() + challengeMinutes * 60_000)
  return succeed({ challenge_id: challengeIdOf(factor_id, ends), expires_at: ends.toISOString() })
}

/** Verifies a factor and has the user pool ask for it from now on. */
export async function verifyFactor(
  deps: AccountsDeps,
  user_id: UserId,
  factor_id: FactorId,
  given: { readonly code: string; readonly challenge_id: string },
  request: RequestFacts,
) {
  const found = await findUnverified(deps, user_id, factor_id)
  if (!found.ok) return found
  const now = deps.now()
  if (isOver(given.challenge_id, factor_id, now)) return fail('code_expired')
  if (!(await deps.throttle(guessesPerChallenge, factor_id, now))) return fail('too_many_requests')
  const AccessToken = request.access_token ?? ''
  const checked = await attempt(checkCode(deps, found.value, given.code, AccessToken), refusals)
  if (!checked.ok) return checked
  const factor: Factor = { ...found.value, status: 'verified', enabled_at: now.toISOString() }
  const others = (await deps.factors.list(user_id)).filter((one) => one.factor_id !== factor_id)
  const asked = await askAtSignIn(deps.userPool, AccessToken, [...others, factor])
  if (!asked.ok) return asked
  if ((await deps.factors.replace(user_id, factor)) === 'refused') return fail('not_found')
  await deps.audit.record(user_id, 'factor_verified', { ...request, object: factor_id })
  const isFirst = !others.some(isVerified)
  if (!isFirst) return succeed({ factor, recovery_codes: null })
  const recovery_codes = await deps.recoveryCodes.make(user_id)
  // told with the factor
  await deps.audit.record(user_id, 'recovery_codes_made', { ...request, isTold: false })
  return succeed({ factor, recovery_codes })
}

const checkCode = (deps: AccountsDeps, factor: Factor, code: string, AccessToken: string) =>
  factor.factor_type === 'totp'
    ? deps.userPool.send(
        new VerifySoftwareTokenCommand({
          AccessToken,
          UserCode: code,
          FriendlyDeviceName: factor.friendly_name,
        }),
      )
    : deps.userPool.send(
        new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'phone_number', Code: code }),
      )
