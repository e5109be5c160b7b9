import type { OutcomeKind } from '../outcomes/outcome-rules.ts'
import { sameLot } from '../samples/sample.ts'
import { type CalendarDate, daysBetween } from '../shared/calendar-date.ts'
import type { MarkedStep } from '../timeline/marked-steps.ts'
import type { StepMark } from '../timeline/step-mark.ts'
import { entriesOf, type RecordedOrderEntry } from './order-entry.ts'
import { type OrderStepName, orderStepNames, orderStepRules } from './order-steps.ts'

export const orderStates = ['done', 'ahead', 'at_risk', 'late', 'open', 'past'] as const

/** Past its last day and not done; done after it; of another lot than was ready; fewer units than were ordered. */
export const orderFindings = ['late', 'done_late', 'other_lot', 'fewer'] as const

export interface OrderFinding {
  readonly code: (typeof orderFindings)[number]
  /** Days, or what was said against what was agreed. */
  readonly days: number | null
  readonly given: string | null
  readonly expected: string | null
}

export interface OrderStep {
  readonly step: OrderStepName
  /** By the timeline, with what the producer moved there; null: nothing says by when. */
  readonly planned_on: CalendarDate | null
  readonly latest: CalendarDate | null
  readonly done_on: CalendarDate | null
  readonly state: (typeof orderStates)[number]
  readonly findings: readonly OrderFinding[]
  /** Oldest first; the last one counts. */
  readonly entries: readonly RecordedOrderEntry[]
}

/** The step of an order that is due next, and its last day. */
export interface OrderDue {
  readonly step: OrderStepName
  readonly on: CalendarDate
}

interface Known {
  readonly entries: readonly RecordedOrderEntry[]
  /** What happened to the offer, in order. */
  readonly events: readonly { readonly kind: OutcomeKind; readonly day: CalendarDate }[]
  readonly plan: readonly MarkedStep[]
  readonly today: CalendarDate
  readonly is_over: boolean
  /** Whether the goods cross a customs border. */
  readonly is_imported: boolean
}

/** The steps of a won application as they are today, in their order, without those that it has not. */
export function orderRecord(known: Known): OrderStep[] {
  const steps = orderStepNames
    .filter((step) => applies(step, known))
    .map((step) => stepOf(step, known))
  return steps.map((step) => ({ ...step, findings: findingsOf(step, steps, known.today) }))
}

/** Of the steps that are not done, the one with the nearest last day: it is late first. Null: no day is awaited. */
export function nextOrderDue(
  steps: readonly Pick<OrderStep, 'step' | 'latest' | 'state'>[],
): OrderDue | null {
  let next: OrderDue | null = null
  for (const { step, latest, state } of steps) {
    if (latest === null || state === 'done' || state === 'past') continue
    if (next === null || latest < next.on) next = { step, on: latest }
  }
  return next
}

const planOf = (step: OrderStepName, plan: readonly MarkedStep[]): MarkedStep | undefined => {
  for (const key of orderStepRules[step].plan) {
    const found = plan.find(({ milestone }) => milestone.key === key)
    if (found !== undefined) return found
  }
  return undefined
}

function applies(step: OrderStepName, { plan, is_imported, entries }: Known): boolean {
  // what somebody recorded is never hidden
  if (entriesOf(entries, step).length > 0) return true
  switch (orderStepRules[step].only) {
    case 'planned':
      return planOf(step, plan) !== undefined
    case 'customs':
      return is_imported
    case 'no_customs':
      return !is_imported
    default:
      return true
  }
}

type Bare = Omit<OrderStep, 'findings'>

function stepOf(step: OrderStepName, known: Known): Bare {
  const { outcome } = orderStepRules[step]
  const entries = entriesOf(known.entries, step)
  const planned = planOf(step, known.plan)
  const event = known.events.findLast(({ kind }) => kind === outcome)?.day ?? null
  const said = entries.at(-1)?.done_on ?? null
  const done_on = outcome === undefined ? (said ?? planned?.mark?.done_on ?? null) : event
  // goods are to be ready when the order says so
  const asked = step === 'ready' ? entriesOf(known.entries, 'order').at(-1)?.ready_on : undefined
  const planned_on = asked ?? planned?.date ?? null
  const latest = asked ?? planned?.latest ?? null
  const state = stateOf({ planned_on, latest, done_on }, known)
  return { step, planned_on, latest, done_on, state, entries }
}

function stateOf(
  { planned_on, latest, done_on }: Pick<OrderStep, 'planned_on' | 'latest' | 'done_on'>,
  { today, is_over }: Known,
): OrderStep['state'] {
  if (done_on !== null) return 'done'
  if (is_over) return 'past'
  if (planned_on === null || latest === null) return 'open'
  if (today > latest) return 'late'
  return today > planned_on ? 'at_risk' : 'ahead'
}

function findingsOf(step: Bare, all: readonly Bare[], today: CalendarDate): OrderFinding[] {
  const nothing = { days: null, given: null, expected: null }
  const found: OrderFinding[] = []
  const { state, latest, done_on } = step
  if (state === 'late' && latest !== null)
    found.push({ ...nothing, code: 'late', days: daysBetween(latest, today) })
  if (done_on !== null && latest !== null && done_on > latest)
    found.push({ ...nothing, code: 'done_late', days: daysBetween(latest, done_on) })
  const saidOf = (name: OrderStepName) => all.find((one) => one.step === name)?.entries.at(-1)
  const own = step.entries.at(-1)
  const lot = saidOf('ready')?.lot ?? null
  if (own?.lot && lot && step.step !== 'ready' && !sameLot(own.lot, lot))
    found.push({ ...nothing, code: 'other_lot', given: own.lot, expected: lot })
  const ordered = saidOf('order')?.quantity ?? null
  if (own?.quantity && ordered && step.step !== 'order' && own.quantity < ordered)
    found.push({
      ...nothing,
      code: 'fewer',
      given: String(own.quantity),
      expected: String(ordered),
    })
  return found
}

/**
 * What the record says of the steps of the timeline, so that nobody is reminded of what is done: an own mark of the
 * producer keeps its note and the day it was moved to. Steps with an event of the outcome are done by it.
 */
export function marksWithOrder(
  marks: Readonly<Record<string, StepMark>>,
  entries: readonly Pick<RecordedOrderEntry, 'step' | 'done_on'>[],
): Readonly<Record<string, StepMark>> {
  const all = { ...marks }
  for (const step of orderStepNames) {
    const { plan, outcome } = orderStepRules[step]
    const done_on = entriesOf(entries, step).at(-1)?.done_on ?? null
    if (outcome !== undefined || done_on === null) continue
    for (const key of plan) all[key] = { moved_to: null, note: null, ...marks[key], done_on }
  }
  return all
}
