import type { TokenOccasion } from '../triggers/pre-token-generation.ts'
import type { ChallengeResult, Metadata } from '../triggers/trigger-event.ts'
import type { User } from '../user.ts'
import type { PoolClient, UserPool } from '../user-pool.ts'

/** Who calls, through which client. */
export interface Caller {
  pool: UserPool
  client: PoolClient
  /** ClientMetadata of a call that answers a challenge; that of InitiateAuth reaches no function (documented) */
  metadata?: Metadata | undefined
}

/** One sign-in of a user under way. */
export interface Attempt extends Caller {
  user: User
  /** what was answered so far when the pool's functions define the flow; null: the built-in flow */
  answered: ChallengeResult[] | null
  /** default: Authentication */
  occasion?: TokenOccasion
}

export type Parameters = Record<string, string>

/** Tokens or the next challenge, as both calls of a sign-in answer them. */
export type AuthAnswer = Record<string, unknown>
