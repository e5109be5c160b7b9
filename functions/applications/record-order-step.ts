import type { RecordedOutcome } from '#domain/applications/desk-work.ts'
import { mostOutcomes, untouched } from '#domain/applications/desk-work.ts'
import type { CompanyDocument } from '#domain/documents/document.ts'
import {
  entriesOf,
  keptNumbers,
  mostOrderEntries,
  type OrderEntry,
  orderProblems,
  outcomeDetailsOf,
  type RecordedOrderEntry,
} from '#domain/orders/order-entry.ts'
import { mayRecord, type OrderSide, orderStepRules } from '#domain/orders/order-steps.ts'
import { eventsOf, fits, isWhole } from '#domain/outcomes/outcome.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import type { OutcomeId, UserId } from '#domain/shared/ids.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { AddressOf } from '../platform/mail/address-of.ts'
import type { ApplicationWork } from '../platform/queue/application-work.ts'
import { wonHistory } from './get-order.ts'
import { keepOrderDue } from './keep-order-due.ts'
import type { TimelineDeps } from './timeline.ts'
import type { SeenApplication } from './work-at-desk.ts'

export interface RecordingOrder extends TimelineDeps {
  readonly addressOf: AddressOf
  readonly announce: (work: ApplicationWork) => Promise<void>
}

interface Given extends SeenApplication {
  readonly side: OrderSide
  readonly entry: OrderEntry
}

type Refusal = 'not_found' | 'version_conflict' | 'transition_not_allowed' | 'form_incomplete'

/** With what was recorded before, for the log of the desk. */
interface Recorded {
  readonly before: readonly RecordedOrderEntry[]
  readonly entry: RecordedOrderEntry
}

/**
 * Adds what one side says of a step of the order record, once however often it is asked for, over the version that
 * was seen. Where the step is an event of the outcome, the event is recorded, moved or taken back in the same write,
 * so that record and outcome cannot disagree.
 */
export async function recordOrderStep(
  deps: RecordingOrder,
  { user_id, tender_id, version, by, side, entry }: Given,
): Promise<Result<Recorded, Refusal>> {
  const row = await deps.applications.find(user_id, tender_id)
  if (row === null) return fail('not_found')
  const before = row.order_entries
  const there = before.find(({ entry_id }) => entry_id === entry.entry_id)
  if (there) {
    await keepOrderDue(deps, row)
    return succeed({ before, entry: there })
  }
  if (!mayRecord(side, entry.step)) return fail('transition_not_allowed')
  const won = wonHistory(row)
  if (won === null || before.length >= mostOrderEntries) return fail('transition_not_allowed')
  if (row.version !== version) return fail('version_conflict')
  const now = deps.now()
  const problems = orderProblems(entry, dateIn(marketFacts[won.market].time_zone, now))
  if (problems.length > 0) return fail('form_incomplete', { problems })
  const papers = await papersOf(deps, user_id, entry, entriesOf(before, entry.step))
  if (papers.unknown) return fail('not_found')
  if (papers.deleted.length > 0)
    return fail('form_incomplete', { problems: [], deleted: papers.deleted })
  const at = now.toISOString()
  const operator = { user_id: by, email: (await deps.addressOf(by)) ?? by }
  const kept: RecordedOrderEntry = {
    ...entry,
    numbers: keptNumbers(entry),
    documents: papers.kept,
    corrects: entriesOf(before, entry.step).at(-1)?.entry_id ?? null,
    by: { side, ...operator },
    at,
  }
  const desk = row.desk ?? untouched
  const event = outcomeOf(won.history, entry)
  if (event !== null && (!fits(won.history, event) || !isWhole(event)))
    return fail('transition_not_allowed')
  if (event !== null && desk.outcomes.length >= mostOutcomes) return fail('transition_not_allowed')
  const after = {
    ...row,
    order_entries: [...before, kept],
    version: version + 1,
    updated_at: at,
    ...(event && {
      desk: { ...desk, outcomes: [...desk.outcomes, { ...event, by: operator, at }] },
    }),
  }
  const saved =
    event === null
      ? await deps.applications.saveOrder(after, version)
      : await deps.applications.saveDeskWork(after, version, true)
  if (saved === 'refused') return fail('version_conflict')
  if (event !== null) await deps.announce({ kind: 'mail_due', user_id, tender_id })
  await keepOrderDue(deps, row)
  return succeed({ before, entry: kept })
}

type Event = Omit<RecordedOutcome, 'by' | 'at'>

/** What the outcome has to hear: the event, its other day, or that it did not happen; null: nothing. */
function outcomeOf(history: readonly RecordedOutcome[], entry: OrderEntry): Event | null {
  const { outcome } = orderStepRules[entry.step]
  if (outcome === undefined) return null
  const known = eventsOf(history).findLast(({ kind }) => kind === outcome) ?? null
  if (entry.done_on === (known?.day ?? null)) return null
  const told = {
    // of the entry, so that a repetition is the same event
    event_id: entry.entry_id.replace(/^ord_/, 'out_') as OutcomeId,
    note: null,
    evidence: null,
    corrects: known?.event_id ?? null,
  }
  return entry.done_on === null
    ? { ...told, kind: null, day: known?.day ?? '', details: {} }
    : { ...told, kind: outcome, day: entry.done_on, details: outcomeDetailsOf(entry) }
}

type Paper = RecordedOrderEntry['documents'][number]
type Named = Pick<Paper, 'document_id' | 'kind' | 'number'>

/**
 * The papers as they are now; those that stood in an earlier entry and were deleted from the library since, as they
 * were recorded; newly chosen ones that are deleted by now, by the name that they had, so that somebody can leave
 * them out; and whether one never was the producer's.
 */
async function papersOf(
  { documents }: Pick<RecordingOrder, 'documents'>,
  user_id: UserId,
  { documents: ids }: OrderEntry,
  earlier: readonly RecordedOrderEntry[],
): Promise<{ kept: Paper[]; deleted: Named[]; unknown: boolean }> {
  const found = { kept: [] as Paper[], deleted: [] as Named[], unknown: false }
  if (ids.length === 0) return found
  const rows = await documents.findMany(user_id, ids)
  const hashesOf = ({ files }: Pick<CompanyDocument, 'files'>) =>
    files.flatMap(({ status, sha256 }) => (status === 'clean' && sha256 ? [sha256] : []))
  const known = earlier.flatMap((entry) => entry.documents)
  for (const document_id of ids) {
    const isIt = (one: { readonly document_id: string }) => one.document_id === document_id
    const row = rows.find(isIt)
    const recorded = known.findLast(isIt)
    const name = row && { document_id, kind: row.kind, number: row.number }
    if (name && row?.deleted_at === null) found.kept.push({ ...name, sha256: hashesOf(row) })
    else if (recorded) found.kept.push(recorded)
    else if (name) found.deleted.push(name)
    else found.unknown = true
  }
  return found
}
