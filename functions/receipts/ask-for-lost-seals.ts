import type { ApplicationStore } from '../applications/application-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/logging/log.ts'
import type { AskForReceiptWork } from '../platform/queue/receipt-work.ts'

/** Sealing takes a second or two: after this long its message is lost, or its worker is. Asking twice does no harm. */
const messageLostMs = 5_000
/** After this long somebody has to look. */
const overdueMs = 10 * 60_000

/** The look comes every minute; now and then a little later. */
const lookMs = 90_000

/** What was in vain for long is tried more rarely: every ten minutes, after a day every hour. */
function isTime(age: number): boolean {
  if (age <= overdueMs) return true
  return age % (age > 24 * 60 * 60_000 ? 60 * 60_000 : overdueMs) < lookMs
}

export interface KeepingUp {
  readonly applications: Pick<ApplicationStore, 'listSealDue'>
  readonly askForWork: AskForReceiptWork
  readonly log: Pick<Log, 'error'>
  readonly now: Clock
}

/** Asks again for submissions that are not sealed, and tells of those that wait for too long. */
export async function askForLostSeals(deps: KeepingUp): Promise<void> {
  const time = deps.now().getTime()
  for await (const { user_id, tender_id, submitted_at } of deps.applications.listSealDue()) {
    const age = time - Date.parse(submitted_at)
    if (age < messageLostMs) continue
    if (age > overdueMs) deps.log.error('SEAL_OVERDUE', null, { user_id, tender_id })
    if (isTime(age)) await deps.askForWork({ kind: 'seal', user_id, tender_id })
  }
}
