import type { CalendarDate } from '../shared/calendar-date.ts'
import type { TimelineStep } from './make-timeline.ts'
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
}

/** What producer and importer see to, they say when it is done. */
export const isMarkable = ({ actor }: Pick<Milestone, 'actor'>): boolean =>
  actor !== 'monopoly' && actor !== 'operator'

/** A day that monopoly or law has set stays where it is; what is habit or assumption is the producer's to move. */
export const isMovable = (milestone: Pick<Milestone, 'actor' | 'hardness'>): boolean =>
  isMarkable(milestone) && (milestone.hardness === 'practice' || milestone.hardness === 'inferred')

interface Now {
  readonly today: CalendarDate
  /** Null: the offer is not submitted. */
  readonly submitted_on: CalendarDate | null
}

/** Steps with what the producer said of them; a mark of a step that is no part of the procedure says nothing. */
export const markSteps = (
  steps: readonly TimelineStep[],
  marks: Readonly<Record<string, StepMark>>,
  now: Now,
): MarkedStep[] =>
  steps.map((step) => {
    const { milestone } = step
    const mark = isMarkable(milestone) ? (marks[milestone.key] ?? null) : null
    const date = (isMovable(milestone) ? mark?.moved_to : null) ?? step.date
    const planned = { ...step, date, latest: step.latest ?? date, mark }
    return { ...planned, state: stateOf(planned, now) }
  })

type Planned = Omit<MarkedStep, 'state'>

function stateOf({ milestone, date, latest, mark }: Planned, now: Now): StepState {
  if (mark !== null && mark.done_on !== null) return 'done'
  if (now.submitted_on !== null && isPartOfOffer(milestone)) return 'done'
  if (date === null || latest === null) return 'open'
  const { today } = now
  if (!isMarkable(milestone)) return today <= date ? 'ahead' : 'past'
  if (today > latest) return 'late'
  return today <= date && date <= latest ? 'ahead' : 'at_risk'
}

/** What a producer does for the written offer is behind whoever has submitted it. */
const isPartOfOffer = ({ actor, anchored_on }: Milestone): boolean =>
  actor === 'producer' && (anchored_on === 'published' || anchored_on === 'offer_deadline')
