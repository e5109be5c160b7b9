import { ServiceError } from '../service-error.ts'
import type { PoolStore } from './pool-store.ts'
import type { User } from './user.ts'
import type { UserPool } from './user-pool.ts'

type Client = UserPool['clients'][number]

/** Whether the client must not tell strangers which accounts exist. */
export function hidesUsers(client: Client): boolean {
  return client.PreventUserExistenceErrors === 'ENABLED'
}

/** The user, or the error that a client which may know gets, or else the one that gives nothing away. */
export function requireUser(
  store: PoolStore,
  pool: UserPool,
  client: Client,
  username: string,
  hidden: () => ServiceError,
): User {
  const user = store.findUser(pool.id, username)
  if (user?.enabled) return user
  if (hidesUsers(client)) throw hidden()
  throw user ? new ServiceError('NotAuthorizedException', 'User is disabled.') : userNotFound()
}

export const userNotFound = () => new ServiceError('UserNotFoundException', 'User does not exist.')

export const wrongPassword = () =>
  new ServiceError('NotAuthorizedException', 'Incorrect username or password.')
