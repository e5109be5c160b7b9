import * as z from 'zod'
import { ServiceError } from '../service-error.ts'
import { factorsOfPool, isSetUp, withFactor, withoutFactor } from './factors.ts'
import type { Factor, User } from './user.ts'
import type { UserPool } from './user-pool.ts'

const settingsSchema = z.object({ Enabled: z.boolean(), PreferredMfa: z.boolean() }).partial()

/** What both SetUserMFAPreference and AdminSetUserMFAPreference take; a factor left out stays as it is. */
export const preferenceSchema = z.object({
  SMSMfaSettings: settingsSchema.nullish(),
  SoftwareTokenMfaSettings: settingsSchema.nullish(),
})

export function withPreference(
  pool: UserPool,
  user: User,
  { SMSMfaSettings, SoftwareTokenMfaSettings }: z.infer<typeof preferenceSchema>,
): User {
  if (SMSMfaSettings?.PreferredMfa && SoftwareTokenMfaSettings?.PreferredMfa)
    throw new ServiceError('InvalidParameterException', 'Only one factor can be preferred')
  const afterSms = withSettings(pool, user, 'SMS_MFA', SMSMfaSettings)
  return withSettings(pool, afterSms, 'SOFTWARE_TOKEN_MFA', SoftwareTokenMfaSettings)
}

function withSettings(
  pool: UserPool,
  user: User,
  factor: Factor,
  settings: z.infer<typeof settingsSchema> | null | undefined,
): User {
  if (!settings) return user
  if (!settings.Enabled) {
    if (settings.PreferredMfa)
      throw new ServiceError('InvalidParameterException', 'A preferred factor must be enabled')
    return withoutFactor(user, factor)
  }
  if (!factorsOfPool(pool).includes(factor) || !isSetUp(user, factor))
    throw new ServiceError(
      'InvalidParameterException',
      `User does not have delivery config set to turn on ${factor}`,
    )
  const enabled = withFactor(user, factor)
  const { preferred } = enabled.factors
  const next = settings.PreferredMfa ? factor : preferred === factor ? null : preferred
  return { ...enabled, factors: { ...enabled.factors, preferred: next } }
}
