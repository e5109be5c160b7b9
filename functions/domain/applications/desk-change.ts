import { entriesOf, type RecordedOrderEntry } from '../orders/order-entry.ts'
import type { SalesFigure } from '../orders/sales.ts'
import { eventsOf, type OutcomeEntry } from '../outcomes/outcome.ts'
import type { Sample } from '../samples/sample.ts'
import type { DeskWork } from './desk-work.ts'

/**
 * What the log of the desk says of a step: what it found and what it left of each thing that it touched. What
 * left the desk once more has its time with it, for it may be the same mail to the same address.
 */
export function deskChange(before: DeskWork, after: DeskWork) {
  const isPassedOn = before.responsible?.user_id !== after.responsible?.user_id
  const isSent = after.sent.length > before.sent.length
  const isRecorded = after.records.length > before.records.length
  const waiver = after.waivers[before.waivers.length]
  const fieldsOf = ({ stage, responsible, sent, records }: DeskWork) => {
    const sending = sent.at(-1)
    const record = records.at(-1)
    return {
      stage,
      ...(isPassedOn && { responsible: responsible?.email ?? null }),
      ...(isSent && {
        channel: sending?.channel ?? null,
        to: sending?.to ?? null,
        sent_at: sending?.at ?? null,
      }),
      ...(isRecorded && {
        reference: record?.reference ?? null,
        given_at: record?.given_at ?? null,
      }),
    }
  }
  return {
    before: { ...fieldsOf(before), ...(waiver && { waived: null }) },
    after: { ...fieldsOf(after), ...(waiver && { waived: waiver.rule_id }) },
    ...(waiver && { reason: waiver.reason }),
  }
}

/** What the log of the desk says of samples: what the producer had said of them, and what the bottles say. */
export function sampleChange(before: Sample, after: Sample) {
  const fieldsOf = ({ lot, vintage, arrived_on, retained, retained_at }: Sample) => ({
    lot,
    vintage,
    arrived_on,
    retained,
    retained_at,
  })
  return { before: fieldsOf(before), after: fieldsOf(after) }
}

/** What the log of the desk says of an entry: what it corrects or follows, and what it says. */
export function outcomeChange({ records, outcomes }: DeskWork, entry: OutcomeEntry) {
  const before = outcomes.slice(
    0,
    outcomes.findIndex(({ event_id }) => event_id === entry.event_id),
  )
  const corrected = before.find(({ event_id }) => event_id === entry.corrects)
  const stood = corrected ?? eventsOf(before).at(-1)
  const reason = entry.details.reason ?? entry.note
  return {
    before: stood ? { kind: stood.kind, day: stood.day } : records.length > 0 ? 'offered' : null,
    after: { kind: entry.kind, day: entry.day },
    ...(reason && { reason }),
  }
}

/** What the log of the desk says of a step of the order record: what was said of it before, and what is now. */
export function orderChange(entries: readonly RecordedOrderEntry[], entry: RecordedOrderEntry) {
  const said = ({ step, done_on, numbers, deviation }: RecordedOrderEntry) => ({
    step,
    done_on,
    ...numbers,
    ...(deviation && { deviation }),
  })
  const before = entriesOf(entries, entry.step).findLast(
    ({ entry_id }) => entry_id === entry.corrects,
  )
  return {
    before: before ? said(before) : null,
    after: said(entry),
    ...(entry.note && { reason: entry.note }),
  }
}

/** What the log of the desk says of sales: the units of each month that were counted before, and are now. */
export function salesChange(recorded: {
  readonly before: readonly SalesFigure[]
  readonly after: readonly SalesFigure[]
}) {
  const units = (figures: readonly SalesFigure[]) =>
    Object.fromEntries(figures.map(({ month, units }) => [month, units]))
  return { before: units(recorded.before), after: units(recorded.after) }
}
