import { ServiceError } from '../service-error.ts'
import { withoutFactor } from './factors.ts'
import type { User } from './user.ts'
import type { UserPool } from './user-pool.ts'

/** What the pool requires stays, and the e-mail address with which the user signs in. */
export function withoutAttributes(pool: UserPool, user: User, names: string[], now: Date): User {
  const required = (pool.definition.Schema ?? []).flatMap(({ Name, Required }) =>
    Required && Name ? [Name] : [],
  )
  const kept = names.find((name) => ['sub', 'email', ...required].includes(name))
  if (kept)
    throw new ServiceError('InvalidParameterException', `User attribute ${kept} cannot be deleted`)
  const gone = names.flatMap((name) => [name, `${name}_verified`])
  const attributes = Object.fromEntries(
    Object.entries(user.attributes).filter(([name]) => !gone.includes(name)),
  )
  const changed = { ...user, attributes, modified_at: now.toISOString() }
  if (!names.includes('phone_number')) return changed
  // no text can be sent any more
  return withoutFactor({ ...changed, codes: { ...user.codes, phone_change: null } }, 'SMS_MFA')
}
