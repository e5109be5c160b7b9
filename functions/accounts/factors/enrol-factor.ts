import {
  AdminUpdateUserAttributesCommand,
  AssociateSoftwareTokenCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import type { factorRoutes } from '#contracts/factors.ts'
import type { RouteInput } from '#contracts/route.ts'
import { type Factor, isVerified } from '#domain/accounts/factor.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import { attempt, sessionOver, tooManyTries } from '../../platform/aws/attempt.ts'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import type { Limit } from '../../platform/throttle/throttle.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { finishRemovals } from './remove-factor.ts'

type NewFactor = RouteInput<typeof factorRoutes.enrolFactor>['body']

const enrolmentsPerHour: Limit = { name: 'enrolment', tries: 10, seconds: 3600 }
const defaultIssuer = 'Nordgate'

/**
 * Begins a factor. One begun before of the same type and never verified gives way; one whose removal was
 * interrupted must not, for its row is all that tells of what is left of it.
 */
export async function enrolFactor(
  deps: AccountsDeps,
  user_id: UserId,
  wanted: NewFactor,
  request: RequestFacts,
) {
  const now = deps.now()
  const factors = await finishRemovals(deps, user_id, request)
  if (!factors.ok) return factors
  const same = factors.value.filter(({ factor_type }) => factor_type === wanted.factor_type)
  if (same.some(isVerified)) return fail('factor_exists')
  if (!(await deps.throttle(enrolmentsPerHour, user_id, now))) return fail('too_many_requests')
  const factor: Factor = {
    factor_id: deps.ids.factor(),
    factor_type: wanted.factor_type,
    status: 'unverified',
    friendly_name: wanted.friendly_name,
    issuer: wanted.factor_type === 'totp' ? (wanted.issuer ?? defaultIssuer) : null,
    phone: wanted.factor_type === 'phone' ? wanted.phone : null,
    created_at: now.toISOString(),
    enabled_at: null,
  }
  const begun =
    wanted.factor_type === 'totp'
      ? await beginTotp(deps, user_id, factor, request.access_token ?? '')
      : await beginPhone(deps, user_id, wanted.phone)
  if (!begun.ok) return begun
  await deps.factors.add(user_id, factor)
  const replaced = same.map(({ factor_id }) => factor_id)
  await deps.factors.remove(user_id, replaced)
  await deps.totpSecrets.remove(user_id, replaced)
  await deps.audit.record(user_id, 'factor_enrolled', { ...request, object: factor.factor_id })
  return succeed({ factor, totp: begun.value })
}

async function beginTotp(deps: AccountsDeps, user_id: UserId, factor: Factor, AccessToken: string) {
  const [associated, user] = await Promise.all([
    attempt(deps.userPool.send(new AssociateSoftwareTokenCommand({ AccessToken })), sessionOver),
    attempt(deps.userPool.send(new GetUserCommand({ AccessToken })), sessionOver),
  ])
  if (!associated.ok) return associated
  if (!user.ok) return user
  const secret = associated.value.SecretCode
  if (secret === undefined) throw new Error('The user pool gave no secret')
  await deps.totpSecrets.save(user_id, factor.factor_id, secret)
  const label = user.value.UserAttributes?.find(({ Name }) => Name === 'email')?.Value ?? 'account'
  const { TOTP } = await import('otpauth')
  const uri = new TOTP({ issuer: factor.issuer ?? defaultIssuer, label, secret }).toString()
  return succeed({ secret, uri })
}

async function beginPhone(deps: AccountsDeps, user_id: UserId, phone: string) {
  const updated = await attempt(
    deps.userPool.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: deps.userPoolId,
        Username: user_id,
        UserAttributes: [
          { Name: 'phone_number', Value: phone },
          { Name: 'phone_number_verified', Value: 'false' },
        ],
      }),
    ),
    { ...sessionOver, ...tooManyTries },
  )
  return updated.ok ? succeed(null) : updated
}
