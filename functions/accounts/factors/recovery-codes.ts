import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { UserId } from '#domain/shared/ids.ts'
import { queryRows } from '../../platform/dynamodb/read-rows.ts'
import type { Table } from '../../platform/dynamodb/table.ts'
import { deleteRows, putRows, updateRow } from '../../platform/dynamodb/write-rows.ts'

export const codesPerUser = 10

// Crockford's alphabet: without I, L, O and U, which are misread
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 12 letters of 5 bits each: 60 bits, kept as a salted scrypt hash (ASVS v5.0.0-6.5.2). */
const codeLength = 12

const deriveKey = promisify(scrypt) as (
  code: string,
  salt: string,
  bytes: number,
) => Promise<Buffer>
const hashOf = async (code: string, salt: string) =>
  (await deriveKey(code, salt, 32)).toString('base64url')

function makeCode(): string {
  // 256 is a multiple of 32: every letter is equally likely
  const letters = [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length])
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** As typed by a person: any case, with or without hyphens, O for 0 and I or L for 1. */
const normal = (typed: string) =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')

/** Codes for when the factor is lost: ten, shown once, each good for one sign-in. */
export interface RecoveryCodes {
  /** Replaces all codes of the user by new ones. */
  readonly make: (user_id: UserId) => Promise<string[]>
  readonly countUnused: (user_id: UserId) => Promise<number>
  /** True once for each code. */
  readonly use: (user_id: UserId, typed: string, now: Date) => Promise<boolean>
  readonly removeAll: (user_id: UserId) => Promise<void>
}

export function createRecoveryCodes(table: Table): RecoveryCodes {
  async function rowsOf(user_id: UserId) {
    const where = { text: 'user_id = :user', values: { ':user': user_id } }
    const rows: { code_hash: string; salt: string; isUsed: boolean }[] = []
    for await (const row of queryRows(table, { where })) {
      const { code_hash, salt, used_at } = row
      rows.push({ code_hash: String(code_hash), salt: String(salt), isUsed: used_at !== undefined })
    }
    return rows
  }
  const remove = (user_id: UserId, rows: readonly { code_hash: string }[]) =>
    deleteRows(
      table,
      rows.map(({ code_hash }) => ({ user_id, code_hash })),
    )
  return {
    make: async (user_id) => {
      const before = await rowsOf(user_id)
      const salt = randomBytes(16).toString('base64url')
      const codes = Array.from({ length: codesPerUser }, makeCode)
      const hashes = await Promise.all(codes.map((code) => hashOf(normal(code), salt)))
      await remove(user_id, before)
      await putRows(
        table,
        hashes.map((code_hash) => ({ user_id, code_hash, salt })),
      )
      return codes
    },
    countUnused: async (user_id) => (await rowsOf(user_id)).filter(({ isUsed }) => !isUsed).length,
    use: async (user_id, typed, now) => {
      // all codes of a user share one salt, so that one try costs one hash
      const salt = (await rowsOf(user_id))[0]?.salt ?? 'nobody'
      const code_hash = await hashOf(normal(typed), salt)
      const written = await updateRow(
        table,
        { user_id, code_hash },
        { text: 'SET used_at = :now', values: { ':now': now.toISOString() } },
        { text: 'attribute_exists(code_hash) AND attribute_not_exists(used_at)' },
      )
      return written === 'written'
    },
    removeAll: async (user_id) => remove(user_id, await rowsOf(user_id)),
  }
}
