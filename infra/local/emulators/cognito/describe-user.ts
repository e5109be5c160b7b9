import type { PoolStore } from './pool-store.ts'
import { userNotFound } from './sign-in-names.ts'
import type { User } from './user.ts'
import { toList } from './user-attributes.ts'
import type { UserPool } from './user-pool.ts'

/** A user as administrators see it; times in seconds since 1970, as the protocol has them. */
export function describeUser(user: User) {
  return {
    Username: user.sub,
    Attributes: toList(user.attributes),
    Enabled: user.enabled,
    UserStatus: user.status,
    UserCreateDate: Date.parse(user.created_at) / 1000,
    UserLastModifiedDate: Date.parse(user.modified_at) / 1000,
  }
}

export function requirePoolUser(store: PoolStore, pool: UserPool, username: string): User {
  const user = store.findUser(pool.id, username)
  if (!user) throw userNotFound()
  return user
}
