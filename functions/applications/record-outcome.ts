import { mostOutcomes } from '#domain/applications/desk-work.ts'
import { outcomeHistory } from '#domain/applications/outcome-history.ts'
import { fits, isWhole, type OutcomeEntry } from '#domain/outcomes/outcome.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import type { ApplicationWork } from '../platform/queue/application-work.ts'
import { marketOf } from './application-row.ts'
import { keepOrderDue } from './keep-order-due.ts'
import type { TimelineDeps } from './timeline.ts'
import { type SeenApplication, type WorkingAtDesk, workAtDesk } from './work-at-desk.ts'

type Recording = TimelineDeps &
  Pick<WorkingAtDesk, 'addressOf'> & {
    readonly announce: (work: ApplicationWork) => Promise<void>
  }

/**
 * Adds what happened to an offer, or what corrects an entry, once however often it is asked for; then the
 * producer is told.
 */
export async function recordOutcome(
  deps: Recording,
  { entry, ...seen }: SeenApplication & { readonly entry: OutcomeEntry },
) {
  const { user_id, tender_id } = seen
  const row = await deps.applications.find(user_id, tender_id)
  const isThere = row?.desk?.outcomes.some(({ event_id }) => event_id === entry.event_id)
  if (row?.desk && isThere) {
    await keepOrderDue(deps, row)
    return succeed({ version: row.version, desk: row.desk })
  }
  const recorded = await workAtDesk(deps, seen, null, (doing) => {
    const { desk, by, at } = doing
    const market = marketOf(doing.row)
    if (market === null || desk.outcomes.length >= mostOutcomes || !isWhole(entry))
      return fail('transition_not_allowed')
    if (entry.day > dateIn(marketFacts[market].time_zone, new Date(at)))
      return fail('time_not_valid')
    if (!fits(outcomeHistory(desk, market), entry)) return fail('transition_not_allowed')
    return succeed({ ...desk, outcomes: [...desk.outcomes, { ...entry, by, at }] })
  })
  if (!recorded.ok) return recorded
  await deps.announce({ kind: 'mail_due', user_id, tender_id })
  await keepOrderDue(deps, seen)
  return recorded
}
