import type { CalendarDate } from '../shared/calendar-date.ts'
import type { TimelineDates, TimelineStep } from './make-timeline.ts'
import type { Milestone } from './procedures.ts'
import type { StepMark } from './step-mark.ts'

/**
 * `open`: without a day. Between its day and the last one a step is at risk, after it late; `past`: the day of
 * a step that is in the hands of the monopoly or the operator is over.
 */
export const stepStates = ['done', 'ahead', 'at_risk', 'late', 'open', 'past'] as const
export type StepState = (typeof stepStates)[number]

export interface MarkedStep extends TimelineStep {
  readonly state: StepState
  readonly mark: StepMark | null
  /** Done by what happened to the offer, whatever the producer says. */
  readonly is_by_event: boolean
}

/** What producer and importer see to, they say when it is done. */
export const isMarkable = ({ actor }: Pick<Milestone, 'actor'>): boolean =>
  actor !== 'monopoly' && actor !== 'operator'

/** A day that monopoly or law has set stays where it is; what is habit or assumption is the producer's to move. */
export const isMovable = (milestone: Pick<Milestone, 'actor' | 'hardness'>): boolean =>
  isMarkable(milestone) && (milestone.hardness === 'practice' || milestone.hardness === 'inferred')

interface Now {
  readonly today: CalendarDate
  readonly is_submitted: boolean
  /** What happened to the offer since, and when. */
  readonly events?: readonly { readonly kind: string; readonly day: CalendarDate }[]
  /** Nothing follows what happened. */
  readonly is_over?: boolean
}

/** Steps with what the producer said of them; a mark of a step that is no part of the procedure says nothing. */
export const markSteps = (
  steps: readonly TimelineStep[],
  marks: Readonly<Record<string, StepMark>>,
  now: Now,
): MarkedStep[] =>
  steps.map((step) => {
    const { milestone } = step
    const own = markOf(milestone, marks)
    const event_day = doneByEvent(step, now)
    const mark =
      event_day === null ? own : { moved_to: null, note: null, ...own, done_on: event_day }
    const moved = mark?.moved_to ?? null
    const date = moved ?? step.date
    // without a last day of its own a step may be taken as late as its producer has planned it
    const hasLast = step.latest !== null && step.latest !== step.date
    const latest = hasLast ? step.latest : date
    const planned = { ...step, date, latest, mark, is_by_event: event_day !== null }
    return { ...planned, state: stateOf(planned, now) }
  })

/** A procedure that changed may have set a day that the producer had moved: the rest of the mark stays. */
function markOf(milestone: Milestone, marks: Readonly<Record<string, StepMark>>): StepMark | null {
  const mark = isMarkable(milestone) ? (marks[milestone.key] ?? null) : null
  return mark === null || isMovable(milestone) ? mark : { ...mark, moved_to: null }
}

/** When a step was done by the event that the procedure names for it; null: it was not. */
function doneByEvent({ milestone, date }: TimelineStep, { events = [] }: Now): CalendarDate | null {
  const kinds = milestone.outcome_event?.split('|') ?? []
  const [, asked] = /^event:(.*)/.exec(milestone.anchored_on) ?? []
  const anchor = asked && (events.findLast(({ kind }) => kind === asked)?.day ?? null)
  // controls come again on days of their own, and what is asked for again is done again
  const from = kinds.includes('followed_up') ? date : (anchor ?? '')
  if (anchor === null || from === null) return null
  return events.findLast(({ kind, day }) => kinds.includes(kind) && day >= from)?.day ?? null
}

/** The days that steps are counted from, as far as they are known by what happened. */
export function datesOfEvents(
  events: NonNullable<Now['events']>,
): Pick<TimelineDates, 'result' | 'events'> {
  const result = events.findLast(({ kind }) => kind === 'won' || kind === 'lost')?.day ?? null
  return { result, events: Object.fromEntries(events.map(({ kind, day }) => [kind, day])) }
}

type Planned = Omit<MarkedStep, 'state'>

function stateOf({ milestone, date, latest, mark }: Planned, now: Now): StepState {
  if (mark !== null && mark.done_on !== null) return 'done'
  if (now.is_submitted && isPartOfOffer(milestone)) return 'done'
  // whoever lost may still ask for the reasons
  if (now.is_over && milestone.anchored_on !== 'result') return 'past'
  if (date === null || latest === null) return 'open'
  const { today } = now
  if (!isMarkable(milestone)) return today <= date ? 'ahead' : 'past'
  if (today > latest) return 'late'
  return today <= date && date <= latest ? 'ahead' : 'at_risk'
}

/** Where the samples come with the offer they are counted from its deadline, and follow the submission. */
const sampleSteps: ReadonlySet<string> = new Set(['sample-lot', 'sample-dispatch', 'samples-asked'])

/** What a producer does for the written offer is behind whoever has submitted it. */
const isPartOfOffer = ({ key, actor, anchored_on }: Milestone): boolean =>
  actor === 'producer' &&
  (anchored_on === 'published' || anchored_on === 'offer_deadline') &&
  !sampleSteps.has(key)
