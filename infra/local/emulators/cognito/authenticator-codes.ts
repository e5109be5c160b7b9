import { Secret, TOTP } from 'otpauth'
import type { PoolStore } from './pool-store.ts'
import { emailOf } from './user.ts'

/** What a user's authenticator app shows. */
export interface AuthenticatorCode {
  readonly address: string
  /** Null until there is one that was not used yet. */
  readonly code: string | null
}

const STEP_MS = 30_000

/** The next good code of every user with an app: the local cloud is its users' phone as well. */
export function authenticatorCodes(store: PoolStore, now: Date): AuthenticatorCode[] {
  const step = Math.floor(now.getTime() / STEP_MS)
  return store.allUsers().flatMap((user) => {
    const token = user.factors.software_token
    if (token === null || !user.factors.enabled.includes('SOFTWARE_TOKEN_MFA')) return []
    const next = Math.max(step, token.last_used_step + 1)
    const totp = new TOTP({ secret: Secret.fromBase32(token.secret) })
    // a clock may be one step ahead
    const code = next > step + 1 ? null : totp.generate({ timestamp: next * STEP_MS })
    return [{ address: emailOf(user), code }]
  })
}
