import type { Factor, User } from './user.ts'
import type { UserPool } from './user-pool.ts'

/** What the pool lets its users have; without a list it is SMS, as CloudFormation has it. */
export function factorsOfPool({ definition }: UserPool): string[] {
  return (definition.MfaConfiguration ?? 'OFF') === 'OFF'
    ? []
    : (definition.EnabledMfas ?? ['SMS_MFA'])
}

export function requiresFactor({ definition }: UserPool): boolean {
  return definition.MfaConfiguration === 'ON'
}

/** Whether the user could be asked for this factor. */
export function isSetUp(user: User, factor: Factor): boolean {
  return factor === 'SMS_MFA'
    ? user.attributes.phone_number_verified === 'true'
    : user.factors.software_token !== null
}

/** What the user is asked for at sign-in; where the pool requires a factor, whatever is set up serves. */
export function activeFactors(pool: UserPool, user: User): Factor[] {
  const allowed = factorsOfPool(pool)
  const enabled = user.factors.enabled.filter((factor) => allowed.includes(factor))
  if (enabled.length > 0 || !requiresFactor(pool)) return enabled
  const all: Factor[] = ['SMS_MFA', 'SOFTWARE_TOKEN_MFA']
  return all.filter((factor) => allowed.includes(factor) && isSetUp(user, factor))
}

/** `user` without the factor among those asked for; an authenticator app itself is kept. */
export function withoutFactor(user: User, factor: Factor): User {
  const { enabled, preferred } = user.factors
  return {
    ...user,
    factors: {
      ...user.factors,
      enabled: enabled.filter((one) => one !== factor),
      preferred: preferred === factor ? null : preferred,
    },
  }
}

export function withFactor(user: User, factor: Factor): User {
  const enabled = [...new Set([...user.factors.enabled, factor])].sort()
  return { ...user, factors: { ...user.factors, enabled } }
}

/** As GetUser and AdminGetUser tell it. */
export function describeFactors({ factors }: User) {
  return {
    ...(factors.enabled.length > 0 ? { UserMFASettingList: factors.enabled } : {}),
    ...(factors.preferred ? { PreferredMfaSetting: factors.preferred } : {}),
  }
}
