import { instantOf } from '#domain/applications/local-time.ts'
import { outcomeHistory } from '#domain/applications/outcome-history.ts'
import { isInOrder } from '#domain/outcomes/outcome.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import type { ApplicationWork } from '../platform/queue/application-work.ts'
import { marketOf } from './application-row.ts'
import { waivableFindings } from './is-waivable.ts'
import { type SeenApplication, type WorkingAtDesk, workAtDesk } from './work-at-desk.ts'

/** Takes an application over, whoever had it, or lets go what is one's own. */
export const takeOverApplication = (
  deps: WorkingAtDesk,
  seen: SeenApplication & { readonly responsible: boolean },
) =>
  workAtDesk(deps, seen, null, ({ desk, by, at }) => {
    if (seen.responsible) return succeed({ ...desk, responsible: { ...by, since: at } })
    // a colleague's is taken over, not let go
    return desk.responsible?.user_id === seen.by
      ? succeed({ ...desk, responsible: null })
      : fail('transition_not_allowed')
  })

export const checkOffer = (deps: WorkingAtDesk, seen: SeenApplication) =>
  workAtDesk(deps, seen, 'check', ({ desk, by, at }) => succeed({ ...desk, checked: { by, at } }))

/** An administrator answers for what the producer left open. */
export const waiveFinding = (
  deps: WorkingAtDesk,
  seen: SeenApplication & { readonly rule_id: string; readonly reason: string },
) =>
  workAtDesk(deps, seen, null, async ({ row, desk, by, at }) => {
    const isWaivable = await waivableFindings()
    const { rule_id, reason } = seen
    const finding = row.submitted_for?.findings.find((one) => one.rule_id === rule_id)
    const isWaived = desk.waivers.some((waiver) => waiver.rule_id === rule_id)
    if (finding === undefined || isWaived || !isWaivable(finding)) return fail('not_waivable')
    return succeed({ ...desk, waivers: [...desk.waivers, { rule_id, reason, by, at }] })
  })

interface Recording extends WorkingAtDesk {
  readonly announce: (work: ApplicationWork) => Promise<void>
}

/** Only with reference and time does an offer count as handed in; then its producer is told. */
export async function recordReference(
  deps: Recording,
  seen: SeenApplication & { readonly reference: string; readonly given_at: string },
) {
  const recorded = await workAtDesk(deps, seen, 'record', ({ row, desk, by, at }) => {
    const market = marketOf(row)
    if (market === null) return fail('time_not_valid')
    const given_at = instantOf(marketFacts[market].time_zone, seen.given_at)
    if (!given_at || given_at > at) return fail('time_not_valid')
    const records = [...desk.records, { reference: seen.reference, given_at, file: null, by, at }]
    const after = { ...desk, records }
    // what happened since cannot have happened before
    return isInOrder(outcomeHistory(after, market)) ? succeed(after) : fail('time_not_valid')
  })
  const { user_id, tender_id } = seen
  if (recorded.ok) await deps.announce({ kind: 'mail_due', user_id, tender_id })
  return recorded
}
