import { ServiceError } from '../service-error.ts'
import { sendVerification, type Verifiable } from './attribute-verification.ts'
import type { Cognito } from './cognito.ts'
import { withoutAttributes } from './delete-attributes.ts'
import { requirePoolUser } from './describe-user.ts'
import type { DeliveryDetails } from './send-code.ts'
import type { Metadata } from './triggers/trigger-event.ts'
import type { User } from './user.ts'
import type { UserPool } from './user-pool.ts'

interface AttributeChange {
  pool: UserPool
  clientId: string | null
  user: User
  metadata?: Metadata | undefined
}

const VERIFIABLE: Verifiable[] = ['email', 'phone_number']

/** A blank value deletes. A new address or number gets a code; the old one stays until then where the pool says so, and is replaced unverified where not. */
export async function changeAttributes(
  cognito: Cognito,
  change: AttributeChange,
  given: Record<string, string>,
): Promise<DeliveryDetails[]> {
  const { store, limits, now } = cognito
  const { pool } = change
  const blank = Object.keys(given).filter((name) => given[name] === '')
  const user = withoutAttributes(pool, change.user, blank, now())
  const asked = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const changed = VERIFIABLE.filter((name) => isChanged(user, name, asked[name]))
  if (changed.includes('email') && store.findUser(pool.id, asked.email ?? ''))
    throw new ServiceError('AliasExistsException', 'An account with the email already exists.')
  const unverified = changed.filter((name) => asked[`${name}_verified`] !== 'true')
  const toVerify = unverified.filter((name) => isVerifiedByPool(pool, name))
  for (const _ of toVerify) limits.countCode(user.sub, now())
  const attributes: Record<string, string> = { ...user.attributes, ...asked }
  for (const name of unverified) {
    attributes[`${name}_verified`] = 'false'
    if (!toVerify.includes(name) || !waitsForCode(pool, name)) continue
    for (const key of [name, `${name}_verified`]) {
      const old = user.attributes[key]
      if (old === undefined) delete attributes[key]
      else attributes[key] = old
    }
  }
  await store.saveUser({ ...user, attributes, modified_at: now().toISOString() })
  const sent: DeliveryDetails[] = []
  for (const name of toVerify) {
    const about = {
      ...change,
      user: requirePoolUser(store, pool, user.sub),
      occasion: 'UpdateUserAttribute' as const,
    }
    sent.push(await sendVerification(cognito, about, name, asked[name] ?? ''))
  }
  return sent
}

const isChanged = (user: User, name: Verifiable, value: string | undefined) =>
  value !== undefined && value.toLowerCase() !== (user.attributes[name] ?? '').toLowerCase()

const isVerifiedByPool = ({ definition }: UserPool, name: Verifiable) =>
  (definition.AutoVerifiedAttributes ?? ['email']).includes(name)

const waitsForCode = ({ definition }: UserPool, name: Verifiable) =>
  definition.UserAttributeUpdateSettings?.AttributesRequireVerificationBeforeUpdate?.includes(name)
