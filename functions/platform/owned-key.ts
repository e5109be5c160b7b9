import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'

/** 256 random bits need no slow hash (ASVS v5.0.0-6.5.2). */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** A key that is part of an address (`ownedKeySchema`), told once, and the hash of its secret, which is what is kept. */
export function makeOwnedKey(user_id: UserId): { readonly key: string; readonly hash: string } {
  const secret = randomBytes(32).toString('base64url')
  return { key: `${user_id}~${secret}`, hash: hashOf(secret) }
}

/** Whose key it says it is, and whether its secret is the one of this hash. */
export function readOwnedKey(key: string) {
  const [owner = '', secret = ''] = key.split('~')
  const given = Buffer.from(hashOf(secret))
  const opens = (hash: string) => timingSafeEqual(given, Buffer.from(hash))
  return { user_id: userIdSchema.parse(owner), opens }
}
