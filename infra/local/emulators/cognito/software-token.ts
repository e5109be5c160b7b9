import { Secret, TOTP } from 'otpauth'
import { ServiceError } from '../service-error.ts'
import { factorsOfPool } from './factors.ts'
import type { UserPool } from './user-pool.ts'

const STEP_MS = 30_000
/** bytes; 52 characters in base32, as long as the service's */
const SECRET_SIZE = 32

export function makeTokenSecret(): string {
  return new Secret({ size: SECRET_SIZE }).base32
}

/** The 30 s step (RFC 6238) that the code is right for: this one, or for a slow or fast clock the one before or after. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_MS / 1000, digits: 6 })
  const offset = totp.validate({ token: code.trim(), timestamp: now.getTime(), window: 1 })
  return offset === null ? null : Math.floor(now.getTime() / STEP_MS) + offset
}

export function requireTokenPool(pool: UserPool): void {
  if (!factorsOfPool(pool).includes('SOFTWARE_TOKEN_MFA'))
    throw new ServiceError(
      'SoftwareTokenMFANotFoundException',
      'Software Token MFA has not been enabled by the userPool',
    )
}
