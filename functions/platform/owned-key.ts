import { timingSafeEqual } from 'node:crypto'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { hashOfSecret, makeLinkSecret } from './access/link-secret.ts'

/** A key that is part of an address (`ownedKeySchema`), told once, and the hash of its secret, which is what is kept. */
export function makeOwnedKey(user_id: UserId): { readonly key: string; readonly hash: string } {
  const secret = makeLinkSecret()
  return { key: `${user_id}~${secret}`, hash: hashOfSecret(secret) }
}

/** Whose key it says it is, and whether its secret is the one of this hash. */
export function readOwnedKey(key: string) {
  const [owner = '', secret = ''] = key.split('~')
  const given = Buffer.from(hashOfSecret(secret))
  const opens = (hash: string) => timingSafeEqual(given, Buffer.from(hash))
  return { user_id: userIdSchema.parse(owner), opens }
}
