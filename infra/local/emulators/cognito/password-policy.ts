import { ServiceError } from '../service-error.ts'
import { type Account, makeVerifier } from './srp.ts'
import type { User } from './user.ts'
import type { UserPool } from './user-pool.ts'

/** characters that the service counts as symbols; a space counts unless it leads or trails */
const SYMBOL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]|(?<=.) (?=.)/
const MAX_LENGTH = 256

/** Throws the service's error for the first rule of the pool that the password breaks. */
export function requireAcceptable(pool: UserPool, password: string): void {
  const policy = pool.definition.Policies?.PasswordPolicy ?? {}
  const rules: [boolean, string][] = [
    [password.length < (policy.MinimumLength ?? 8), 'Password not long enough'],
    [password.length > MAX_LENGTH, 'Password too long'],
    [
      isAsked(policy.RequireLowercase) && !/[a-z]/.test(password),
      'Password must have lowercase characters',
    ],
    [
      isAsked(policy.RequireUppercase) && !/[A-Z]/.test(password),
      'Password must have uppercase characters',
    ],
    [
      isAsked(policy.RequireNumbers) && !/[0-9]/.test(password),
      'Password must have numeric characters',
    ],
    [
      isAsked(policy.RequireSymbols) && !SYMBOL.test(password),
      'Password must have symbol characters',
    ],
  ]
  const broken = rules.find(([isBroken]) => isBroken)
  if (broken)
    throw new ServiceError(
      'InvalidPasswordException',
      `Password did not conform with policy: ${broken[1]}`,
    )
}

/** a rule that the template does not mention applies, as in a pool made without a policy */
const isAsked = (rule: boolean | undefined) => rule ?? true

export function accountOf(user: User): Account {
  return { poolName: user.pool_id.split('_')[1] ?? '', username: user.sub }
}

export function withPassword(user: User, password: string): User {
  return { ...user, password: makeVerifier(accountOf(user), password) }
}
