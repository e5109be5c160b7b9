import * as z from 'zod'
import { ServiceError } from '../service-error.ts'
import type { PoolClient, UserPool } from './user-pool.ts'

export const attributeListSchema = z.array(
  z.object({ Name: z.string(), Value: z.string().default('') }),
)

export type AttributeList = z.infer<typeof attributeListSchema>

const STANDARD = [
  'address',
  'birthdate',
  'email',
  'email_verified',
  'family_name',
  'gender',
  'given_name',
  'locale',
  'middle_name',
  'name',
  'nickname',
  'phone_number',
  'phone_number_verified',
  'picture',
  'preferred_username',
  'profile',
  'updated_at',
  'website',
  'zoneinfo',
]
const ADMIN_ONLY = ['email_verified', 'phone_number_verified']

/** What a caller wants written, checked against the pool's schema; users may not declare themselves verified. */
export function readAttributes(
  pool: UserPool,
  list: AttributeList,
  writer: 'user' | 'admin',
): Record<string, string> {
  for (const { Name, Value } of list) {
    if (writer === 'user' && ADMIN_ONLY.includes(Name))
      throw new ServiceError(
        'NotAuthorizedException',
        'A client attempted to write unauthorized attribute',
      )
    if (!isDefined(pool, Name))
      throw notConforming(`${Name}: Attribute does not exist in the schema.`)
    if (Name === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(Value))
      throw new ServiceError('InvalidParameterException', 'Invalid email address format.')
    if (Name === 'phone_number' && Value !== '' && !/^\+[0-9]{3,15}$/.test(Value))
      throw new ServiceError('InvalidParameterException', 'Invalid phone number format.')
  }
  return toRecord(list)
}

/** Attributes that a client may not write cannot be changed by its users, neither to another value nor to none. */
export function requireWritable(client: PoolClient | undefined, names: readonly string[]): void {
  const writable = client?.WriteAttributes
  if (writable === undefined || names.every((name) => writable.includes(name))) return
  throw new ServiceError(
    'NotAuthorizedException',
    'A client attempted to write unauthorized attribute',
  )
}

export const namesOf = (list: AttributeList): string[] => list.map(({ Name }) => Name)

export function requireRequired(pool: UserPool, attributes: Record<string, string>): void {
  const missing = (pool.definition.Schema ?? []).find(
    ({ Name, Required }) => Required && Name && !attributes[Name],
  )
  if (missing) throw notConforming(`${missing.Name}: The attribute ${missing.Name} is required`)
}

export function toRecord(list: AttributeList): Record<string, string> {
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]))
}

export function toList(attributes: Record<string, string>): { Name: string; Value: string }[] {
  return Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
}

function isDefined(pool: UserPool, name: string): boolean {
  if (STANDARD.includes(name)) return true
  return (pool.definition.Schema ?? []).some((one) => `custom:${one.Name}` === name)
}

const notConforming = (reason: string) =>
  new ServiceError(
    'InvalidParameterException',
    `Attributes did not conform to the schema: ${reason}`,
  )
