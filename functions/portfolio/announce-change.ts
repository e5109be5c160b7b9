import type { UserId } from '#domain/shared/ids.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/logging/log.ts'
import type { Changes } from '../platform/queue/change-message.ts'
import { isUnmatched, type PortfolioStore } from './portfolio-store.ts'

/** Matching takes seconds; a change that waits longer than this may have been lost on its way. */
const lostAfterMs = 60_000

export interface Announcing {
  readonly portfolios: PortfolioStore
  readonly changes: Changes
  readonly now: Clock
  readonly log: Log
}

/**
 * Tells the matching worker of a changed portfolio. The change itself is safe already: its mark
 * (`version` above `matched_version`) is found by `announceLostChange` if this fails.
 */
export async function announceChange(deps: Announcing, user_id: UserId): Promise<void> {
  try {
    await deps.changes.send({ kind: 'portfolio', user_id })
  } catch (error) {
    deps.log.error('CHANGE_NOT_SENT', error)
  }
}

/** Announces again what should have been matched long ago, or was matched by older rules. Asked whenever a portfolio is looked at. */
export async function announceLostChange(deps: Announcing, user_id: UserId): Promise<void> {
  const portfolio = await deps.portfolios.find(user_id)
  if (portfolio === null || !isUnmatched(portfolio)) return
  const waitedMs = deps.now().getTime() - Date.parse(portfolio.changed_at)
  if (waitedMs > lostAfterMs) await announceChange(deps, user_id)
}
