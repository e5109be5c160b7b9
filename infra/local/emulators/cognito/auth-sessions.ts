import { randomBytes } from 'node:crypto'
import { ServiceError } from '../service-error.ts'
import type { ServerChallenge } from './srp.ts'
import type { ChallengeResult } from './triggers/trigger-event.ts'
import type { Factor } from './user.ts'
import type { PoolClient } from './user-pool.ts'

/** What the caller has to do next. */
export type Step =
  | { challenge: 'PASSWORD_VERIFIER'; server: ServerChallenge }
  | { challenge: 'NEW_PASSWORD_REQUIRED' }
  | { challenge: 'SELECT_MFA_TYPE'; choices: Factor[] }
  /** `code` null: no answer is right (see chained-factor.ts) */
  | { challenge: 'SMS_MFA'; code: string | null }
  | { challenge: 'SOFTWARE_TOKEN_MFA'; is_answerable: boolean }
  | { challenge: 'MFA_SETUP'; secret: string | null; is_verified: boolean }
  | { challenge: 'CUSTOM_CHALLENGE'; expected: Record<string, string>; metadata: string | null }

/** A sign-in between two calls. */
export interface AuthSession {
  client_id: string
  /** null for somebody who does not exist and shall not learn it */
  sub: string | null
  step: Step
  /** what was answered so far when the pool's functions define the flow; null: the built-in flow */
  answered: ChallengeResult[] | null
  wrong_answers: number
}

interface Waiting {
  session: AuthSession
  expiresAt: number
  isUsed: boolean
}

const DEFAULT_VALIDITY_MINUTES = 3
/** how long the reason for a refusal is remembered */
const REMEMBERED_MS = 60 * 60 * 1000

/** Challenges that wait for their answer. Each is answered once. */
export class AuthSessions {
  private readonly waiting = new Map<string, Waiting>()

  /** The name under which the answer comes back: a session id, or the secret block of SRP. */
  open(
    session: Omit<AuthSession, 'client_id' | 'wrong_answers'>,
    client: PoolClient,
    now: Date,
  ): string {
    for (const [name, { expiresAt }] of this.waiting)
      if (expiresAt + REMEMBERED_MS <= now.getTime()) this.waiting.delete(name)
    const name = randomBytes(64).toString('base64')
    const minutes = client.AuthSessionValidity ?? DEFAULT_VALIDITY_MINUTES
    this.waiting.set(name, {
      session: { ...session, client_id: client.id, wrong_answers: 0 },
      expiresAt: now.getTime() + minutes * 60_000,
      isUsed: false,
    })
    return name
  }

  /** `clientId` null: the call does not name its client */
  take(name: string, clientId: string | null, now: Date): AuthSession {
    const waiting = this.waiting.get(name)
    if (!waiting || (clientId !== null && waiting.session.client_id !== clientId))
      throw invalidSession()
    if (waiting.expiresAt <= now.getTime()) throw invalidSession(', session is expired')
    if (waiting.isUsed) throw invalidSession(', session can only be used once')
    waiting.isUsed = true
    return waiting.session
  }

  /** After a wrong answer that may be tried again in the same session. */
  putBack(name: string, session: AuthSession): void {
    const waiting = this.waiting.get(name)
    if (waiting) this.waiting.set(name, { ...waiting, session, isUsed: false })
  }
}

export const invalidSession = (why = '') =>
  new ServiceError('NotAuthorizedException', `Invalid session for the user${why}.`)
