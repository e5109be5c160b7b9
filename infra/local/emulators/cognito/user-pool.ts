import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import * as z from 'zod'
import { REGION } from '../aws-account.ts'
import type { UserPoolClientDefinition, UserPoolDefinition } from './user-pool-definition.ts'

/** What of a pool outlives a run: ids that tokens and clients know, and the signing key. */
export const poolIdentitySchema = z.object({
  id: z.string(),
  client_ids: z.record(z.string(), z.string()),
  signing_key: z.object({ kid: z.string() }).catchall(z.unknown()),
})

export type PoolIdentity = z.infer<typeof poolIdentitySchema>

export type PoolClient = UserPoolClientDefinition & { id: string }

export interface UserPool {
  id: string
  issuer: string
  signing_key: PoolIdentity['signing_key']
  definition: UserPoolDefinition
  clients: PoolClient[]
  /** by name; the template's and those made over the API */
  groups: { GroupName: string; Description?: string; Precedence?: number }[]
}

/** The identity of a pool, kept from the earlier run or new, with an id for every client of the definition. */
export async function poolIdentity(
  earlier: PoolIdentity | null,
  definition: UserPoolDefinition,
): Promise<PoolIdentity> {
  const client_ids: Record<string, string> = { ...earlier?.client_ids }
  for (const { name } of definition.clients) client_ids[name] ??= randomId(26)
  if (earlier) return { ...earlier, client_ids }
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const signing_key = { ...(await exportJWK(privateKey)), kid: randomBytes(32).toString('base64') }
  return { id: `${REGION}_${randomId(9)}`, client_ids, signing_key }
}

/** Lowercase letters and digits. Amplify cuts a pool id at its underscore, so the rest must not hold one. */
function randomId(length: number): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
}
