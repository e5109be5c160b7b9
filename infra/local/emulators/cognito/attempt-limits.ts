import { ServiceError } from '../service-error.ts'
import { limitExceeded } from './codes.ts'

const CODES_PER_HOUR = 10
const HOUR_MS = 60 * 60 * 1000
const FREE_FAILURES = 5
const MAX_LOCK_MS = 15 * 60 * 1000

/** How often somebody tried; kept in memory, so a restart forgives. */
export class AttemptLimits {
  private readonly codesSent = new Map<string, number[]>()
  private readonly failures = new Map<string, { count: number; lockedUntil: number }>()

  /** Between 5 and 20 codes an hour are what the service grants an account. */
  countCode(account: string, now: Date): void {
    const recent = (this.codesSent.get(account) ?? []).filter((at) => now.getTime() - at < HOUR_MS)
    if (recent.length >= CODES_PER_HOUR) throw limitExceeded()
    this.codesSent.set(account, [...recent, now.getTime()])
  }

  requireUnlocked(account: string, now: Date): void {
    if ((this.failures.get(account)?.lockedUntil ?? 0) > now.getTime())
      throw new ServiceError('NotAuthorizedException', 'Password attempts exceeded')
  }

  /** After five failures the lock doubles with each further one, from a second to a quarter of an hour. */
  countFailure(account: string, now: Date): void {
    const count = (this.failures.get(account)?.count ?? 0) + 1
    const lockMs =
      count < FREE_FAILURES ? 0 : Math.min(1000 * 2 ** (count - FREE_FAILURES), MAX_LOCK_MS)
    this.failures.set(account, { count, lockedUntil: now.getTime() + lockMs })
  }

  forgetFailures(account: string): void {
    this.failures.delete(account)
  }
}
