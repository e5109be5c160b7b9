import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { DurableMap } from '../durable-map.ts'
import { ServiceError } from '../service-error.ts'
import { type RefreshSession, refreshSessionSchema } from './refresh-session.ts'
import { emailOf, noFactors, type User, userSchema } from './user.ts'
import {
  type PoolClient,
  type PoolIdentity,
  poolIdentitySchema,
  type UserPool,
} from './user-pool.ts'

export const storedRecordSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pool'), pool: poolIdentitySchema }),
  z.object({ kind: z.literal('user'), user: userSchema }),
  z.object({ kind: z.literal('session'), session: refreshSessionSchema }),
])

export type StoredRecord = z.infer<typeof storedRecordSchema>

const userKey = (poolId: string, sub: string) => `user/${poolId}/${sub}`
const sessionKey = (originJti: string) => `session/${originJti}`

/** Pools, users and sign-ins: every save is on disk when it resolves. */
export class PoolStore {
  private readonly records: DurableMap<StoredRecord>
  private readonly pools = new Map<string, UserPool>()
  /** pool id and lowercase e-mail -> sub */
  private readonly subByEmail = new Map<string, string>()

  constructor(records: DurableMap<StoredRecord>) {
    this.records = records
    for (const [, record] of records.entries()) if (record.kind === 'user') this.index(record.user)
  }

  identityOf(poolName: string): PoolIdentity | null {
    const record = this.records.get(`pool/${poolName}`)
    return record?.kind === 'pool' ? record.pool : null
  }

  saveIdentity(poolName: string, pool: PoolIdentity): Promise<void> {
    return this.records.apply([[`pool/${poolName}`, { kind: 'pool', pool }]])
  }

  setPool(pool: UserPool): void {
    this.pools.set(pool.id, pool)
  }

  pool(poolId: string): UserPool {
    const pool = this.pools.get(poolId)
    if (!pool)
      throw new ServiceError('ResourceNotFoundException', `User pool ${poolId} does not exist.`)
    return pool
  }

  client(clientId: string): { pool: UserPool; client: PoolClient } {
    for (const pool of this.pools.values()) {
      const client = pool.clients.find(({ id }) => id === clientId)
      if (client) return { pool, client }
    }
    throw noClient(clientId)
  }

  /** A client of this pool, for calls that name both. */
  clientOf(pool: UserPool, clientId: string): PoolClient {
    const client = pool.clients.find(({ id }) => id === clientId)
    if (client) return client
    throw noClient(clientId)
  }

  /** By e-mail in any case, or by sub. */
  findUser(poolId: string, username: string): User | null {
    const sub = this.subByEmail.get(`${poolId}/${username.trim().toLowerCase()}`) ?? username
    const record = this.records.get(userKey(poolId, sub))
    return record?.kind === 'user' ? record.user : null
  }

  users(poolId: string): User[] {
    return this.allUsers().filter(({ pool_id }) => pool_id === poolId)
  }

  allUsers(): User[] {
    return [...this.records.entries()].flatMap(([, record]) =>
      record.kind === 'user' ? [record.user] : [],
    )
  }

  newUser(poolId: string, now: Date): User {
    const sub = randomUUID()
    return {
      pool_id: poolId,
      sub,
      attributes: { sub },
      status: 'UNCONFIRMED',
      enabled: true,
      created_at: now.toISOString(),
      modified_at: now.toISOString(),
      password: null,
      groups: [],
      factors: noFactors,
      codes: { confirmation: null, password_reset: null, email_change: null, phone_change: null },
    }
  }

  async saveUser(user: User): Promise<void> {
    const owner = this.findUser(user.pool_id, emailOf(user))
    if (owner && owner.sub !== user.sub)
      throw new ServiceError('AliasExistsException', 'An account with the email already exists.')
    this.unindex(user)
    this.index(user)
    await this.records.apply([[userKey(user.pool_id, user.sub), { kind: 'user', user }]])
  }

  /** Takes the user's sign-ins along. */
  async removeUser(user: User): Promise<void> {
    this.unindex(user)
    const sessions = this.sessionsOf(user).map(({ origin_jti }) => sessionKey(origin_jti))
    await this.records.apply(
      [userKey(user.pool_id, user.sub), ...sessions].map((key) => [key, undefined]),
    )
  }

  session(originJti: string): RefreshSession | null {
    const record = this.records.get(sessionKey(originJti))
    return record?.kind === 'session' ? record.session : null
  }

  sessionsOf(user: User): RefreshSession[] {
    return [...this.records.entries()].flatMap(([, record]) =>
      record.kind === 'session' && record.session.sub === user.sub ? [record.session] : [],
    )
  }

  saveSession(session: RefreshSession): Promise<void> {
    return this.records.apply([[sessionKey(session.origin_jti), { kind: 'session', session }]])
  }

  async removeSessions(sessions: RefreshSession[]): Promise<void> {
    if (sessions.length === 0) return
    await this.records.apply(sessions.map(({ origin_jti }) => [sessionKey(origin_jti), undefined]))
  }

  private index(user: User): void {
    this.subByEmail.set(`${user.pool_id}/${emailOf(user).toLowerCase()}`, user.sub)
  }

  private unindex(user: User): void {
    for (const [key, sub] of this.subByEmail) if (sub === user.sub) this.subByEmail.delete(key)
  }
}

const noClient = (clientId: string) =>
  new ServiceError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`)
