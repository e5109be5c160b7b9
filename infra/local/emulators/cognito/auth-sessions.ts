import { randomBytes } from 'node:crypto'
import { ServiceError } from '../service-error.ts'
import type { ServerChallenge } from './srp.ts'

/** A sign-in between two calls. `sub` is null for somebody who does not exist and shall not learn it. */
export interface AuthSession {
  client_id: string
  sub: string | null
  step:
    | { challenge: 'PASSWORD_VERIFIER'; server: ServerChallenge }
    | { challenge: 'NEW_PASSWORD_REQUIRED' }
}

/** The service's default; it allows 15 minutes at most. */
const LIFETIME_MS = 3 * 60 * 1000

/** Challenges that wait for their answer. Each is answered once. */
export class AuthSessions {
  readonly #waiting = new Map<string, AuthSession & { expiresAt: number }>()

  /** The name under which the answer comes back: a session id, or the secret block of SRP. */
  open(session: AuthSession, now: Date): string {
    for (const [name, { expiresAt }] of this.#waiting)
      if (expiresAt <= now.getTime()) this.#waiting.delete(name)
    const name = randomBytes(64).toString('base64')
    this.#waiting.set(name, { ...session, expiresAt: now.getTime() + LIFETIME_MS })
    return name
  }

  take(name: string, clientId: string, now: Date): AuthSession {
    const session = this.#waiting.get(name)
    this.#waiting.delete(name)
    if (!session || session.client_id !== clientId || session.expiresAt <= now.getTime())
      throw new ServiceError('NotAuthorizedException', 'Invalid session for the user.')
    return session
  }
}
