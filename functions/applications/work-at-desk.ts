import type { deskApplicationRoutes } from '#contracts/desk-applications.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { type DeskWork, mostEntries, untouched } from '#domain/applications/desk-work.ts'
import { atDesk, canStep, type DeskStepName, deskSteps } from '#domain/applications/lifecycle.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import type { Operator } from '#domain/shared/operator-schema.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import type { AddressOf } from '../platform/mail/address-of.ts'
import { type ApplicationRow, deskListing } from './application-row.ts'
import type { ApplicationStore } from './application-store.ts'

export interface WorkingAtDesk {
  readonly applications: Pick<ApplicationStore, 'find' | 'saveDeskWork'>
  /** Of an operator. */
  readonly addressOf: AddressOf
  readonly now: Clock
}

/** Which application, as which version of it the operator `by` sees. */
export interface SeenApplication {
  readonly user_id: UserId
  readonly tender_id: TenderId
  readonly version: number
  readonly by: UserId
}

/** With what was there before, for the log of the desk. */
export type Worked = RouteOutput<(typeof deskApplicationRoutes)['checkOffer']> & {
  readonly before: DeskWork
}
type Refusal = 'not_found' | 'version_conflict' | 'transition_not_allowed'

export interface Doing {
  readonly row: ApplicationRow
  readonly desk: DeskWork
  readonly by: Operator
  readonly at: Instant
}

const isFull = ({ sent, records }: DeskWork): boolean =>
  sent.length >= mostEntries || records.length >= mostEntries

/**
 * What somebody at the desk does with a submitted application: only over the version that they saw, so that
 * two who do something at once hear of each other. `step` is refused where the stage does not allow it.
 */
export async function workAtDesk<Code extends string = never>(
  deps: WorkingAtDesk,
  { user_id, tender_id, version, by }: SeenApplication,
  step: DeskStepName | null,
  change: (doing: Doing) => Promise<Result<DeskWork, Code>> | Result<DeskWork, Code>,
): Promise<Result<Worked, Refusal | Code>> {
  const row = await deps.applications.find(user_id, tender_id)
  if (row === null || row.status === 'NOT_STARTED') return fail('not_found')
  const isSubmitted = (atDesk as readonly string[]).includes(row.status)
  if (!isSubmitted) return fail('transition_not_allowed')
  const before = row.desk ?? untouched
  if (row.version !== version) return fail('version_conflict', { desk: before })
  const isDone = deskListing(row)?.listed.outcome?.is_over && before.stage !== 'offered'
  if (step !== null && (isDone || !canStep(step, before.stage)))
    return fail('transition_not_allowed')
  if ((step === 'hand_in' || step === 'record') && isFull(before))
    return fail('transition_not_allowed')
  const operator = { user_id: by, email: (await deps.addressOf(by)) ?? by }
  const at = deps.now().toISOString()
  const changed = await change({ row, desk: before, by: operator, at })
  if (!changed.ok) return changed
  const desk = { ...changed.value, stage: step === null ? before.stage : deskSteps[step].to }
  const after = { ...row, desk, version: version + 1, updated_at: at }
  const isTold = step === 'record' || desk.outcomes.length > before.outcomes.length
  const saved = await deps.applications.saveDeskWork(after, version, isTold)
  if (saved === 'refused') return fail('version_conflict')
  return succeed({ version: after.version, desk, before })
}
