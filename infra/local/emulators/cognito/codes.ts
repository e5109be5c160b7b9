import { randomInt } from 'node:crypto'
import { ServiceError } from '../service-error.ts'
import type { Code } from './user.ts'

const MAX_WRONG_ATTEMPTS = 5
const HOUR_MS = 60 * 60 * 1000

export const CONFIRMATION_LIFETIME_MS = 24 * HOUR_MS
export const PASSWORD_RESET_LIFETIME_MS = HOUR_MS

export function makeCode(now: Date, lifetimeMs: number): Code {
  return {
    value: String(randomInt(1_000_000)).padStart(6, '0'),
    expires_at: new Date(now.getTime() + lifetimeMs).toISOString(),
    wrong_attempts: 0,
  }
}

export const limitExceeded = () =>
  new ServiceError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')

/** Passes for the right code in time. A wrong one is counted by `countWrong`, on disk, before the error goes out. */
export async function requireCode(
  code: Code | null,
  given: string,
  now: Date,
  countWrong: (code: Code) => Promise<void>,
): Promise<void> {
  if (!code || new Date(code.expires_at) <= now)
    throw new ServiceError(
      'ExpiredCodeException',
      'Invalid code provided, please request a code again.',
    )
  if (code.wrong_attempts >= MAX_WRONG_ATTEMPTS) throw limitExceeded()
  if (code.value === given.trim()) return
  await countWrong({ ...code, wrong_attempts: code.wrong_attempts + 1 })
  throw codeMismatch()
}

export const codeMismatch = () =>
  new ServiceError('CodeMismatchException', 'Invalid verification code provided, please try again.')
