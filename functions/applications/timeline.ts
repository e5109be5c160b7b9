import type { applicationRoutes } from '#contracts/applications.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { marksWithOrder } from '#domain/orders/order-record.ts'
import { currentPlace, eventsOf } from '#domain/outcomes/outcome.ts'
import { isOver } from '#domain/outcomes/outcome-rules.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import type { TimelineStep } from '#domain/timeline/make-timeline.ts'
import {
  datesOfEvents,
  isMarkable,
  isMovable,
  type MarkedStep,
  markSteps,
} from '#domain/timeline/marked-steps.ts'
import type { StepMark } from '#domain/timeline/step-mark.ts'
import type { User } from '../platform/access/caller.ts'
import type { AccessChecks } from '../platform/access/policy.ts'
import type { Applying, ClosedBecause } from './applying.ts'
import { getApplication } from './get-application.ts'
import type { TimelineMarkStore } from './timeline-mark-store.ts'

type Timeline = RouteOutput<(typeof applicationRoutes)['getTimeline']>

export interface TimelineDeps extends Applying {
  readonly access: AccessChecks
  readonly marks: TimelineMarkStore
}

/** What is to be done by when for the caller's application, by the procedure of its tender. */
export async function getTimeline(
  deps: TimelineDeps,
  user: User,
  tender_id: TenderId,
): Promise<Result<Timeline, 'not_found'>> {
  const planned = await planSteps(deps, user, tender_id)
  if (planned === null) return fail('not_found')
  return succeed(shown(planned, await marksOf(deps, user.user_id, tender_id)))
}

/** What the producer said of the steps, and what the order record says of them. */
async function marksOf(
  { marks, applications }: TimelineDeps,
  user_id: UserId,
  tender_id: TenderId,
) {
  const [own, row] = await Promise.all([
    marks.find(user_id, tender_id),
    applications.find(user_id, tender_id),
  ])
  return marksWithOrder(own, row?.order_entries ?? [])
}

interface Marking {
  readonly tender_id: TenderId
  /** The key of the step. */
  readonly step: string
  readonly is_done: boolean
  readonly moved_to: StepMark['moved_to']
  readonly note: StepMark['note']
}

/** Writes what the caller says of a step, and answers the timeline as it is then. */
export async function markStep(
  deps: TimelineDeps,
  user: User,
  { tender_id, step, is_done, moved_to, note }: Marking,
): Promise<Result<Timeline, 'not_found' | 'step_not_movable'>> {
  const { user_id } = user
  const planned = await planSteps(deps, user, tender_id)
  const milestone = planned?.steps.find((one) => one.milestone.key === step)?.milestone
  if (planned === null || milestone === undefined || !isMarkable(milestone))
    return fail('not_found')
  if (moved_to !== null && !isMovable(milestone)) return fail('step_not_movable')
  const before = (await deps.marks.find(user_id, tender_id))[step]
  // the day on which it was first said to be done stays
  const done_on = is_done ? (before?.done_on ?? planned.today) : null
  const isEmpty = done_on === null && moved_to === null && note === null
  await deps.marks.mark(user_id, tender_id, step, isEmpty ? null : { done_on, moved_to, note })
  return succeed(shown(planned, await marksOf(deps, user_id, tender_id)))
}

/** The steps as they stand, with what they are of; null: there is no such tender. */
export async function findSteps(deps: TimelineDeps, user: User, tender_id: TenderId) {
  const planned = await planSteps(deps, user, tender_id)
  if (planned === null) return null
  const { steps, happened, today, of } = planned
  const marks = await marksOf(deps, user.user_id, tender_id)
  return { ...of, today, happened, steps: markSteps(steps, marks, { today, ...happened }) }
}

/** How far an application came, as reminders and agendas ask it. */
export const reachedBy = ({
  is_submitted,
  events = [],
}: Pick<PlannedSteps['happened'], 'is_submitted' | 'events'>) => ({
  is_submitted,
  is_won: events.some(({ kind }) => kind === 'won'),
})

interface PlannedSteps extends Pick<Timeline, 'procedure' | 'is_assumed' | 'today'> {
  readonly happened: Omit<Parameters<typeof markSteps>[2], 'today'>
  readonly steps: readonly TimelineStep[]
  readonly of: {
    readonly tender: TenderSummary
    readonly tender_version: number
    readonly tender_updated_at: string
    readonly closed_because: ClosedBecause
  }
}

/** Null: there is no such tender. */
async function planSteps(
  deps: TimelineDeps,
  user: User,
  tender_id: TenderId,
): Promise<PlannedSteps | null> {
  const [found, tender] = await Promise.all([
    getApplication(deps, user, { tender_id }),
    deps.tenders.find(tender_id),
  ])
  if (!found.ok || tender === null) return null
  const { application, form, outcomes } = found.value
  const events = eventsOf(outcomes)
  const { published } = tender
  const today = dateIn(marketFacts[published.market].time_zone, deps.now())
  const [lazy, { procedureBook }] = await Promise.all([lazyRules(), lazyProcedures()])
  const data = application.form_data ?? { product_id: null, answers: {} }
  const { facts, known } = lazy.checkOffer(form, data, today, lazy.complianceRules())
  const book = procedureBook()
  const stated = {
    ...known,
    ...lazy.timelineFacts(
      // what is asked for is part of the requirements, which only those see who may
      { ...published, documents_required: form.terms?.documents_required ?? null },
      facts.country_code,
      book.as_of,
    ),
  }
  const { procedure, is_assumed } = lazy.chooseProcedure(book, published.market, stated)
  const dates = { ...published, published: published.published_date, ...datesOfEvents(events) }
  return {
    of: {
      tender: tender.summary,
      tender_version: tender.version,
      tender_updated_at: tender.updated_at,
      closed_because: found.value.closed_because,
    },
    procedure: procedure.id,
    is_assumed,
    today,
    happened: {
      is_submitted: application.submitted_at !== null,
      events,
      is_over: isOver(currentPlace(outcomes)),
    },
    steps: lazy.makeTimeline(procedure, book.calendars[procedure.market], dates, stated),
  }
}

const shown = (
  { steps, happened, of: _, ...planned }: PlannedSteps,
  marks: Readonly<Record<string, StepMark>>,
): Timeline => ({
  ...planned,
  steps: markSteps(steps, marks, { today: planned.today, ...happened }).map(shownStep),
})

function shownStep({ milestone, is_by_event, ...step }: MarkedStep): Timeline['steps'][number] {
  const { key, actor, hardness, documents = [], source } = milestone
  return {
    key,
    actor,
    hardness,
    ...step,
    is_markable: !is_by_event && isMarkable(milestone),
    is_movable: !is_by_event && isMovable(milestone),
    documents,
    source: { text: source.text, url: source.url },
  }
}

const lazyRules = () => import('./lazy.ts')
/** Half a megabyte that only timelines need. */
const lazyProcedures = () => import('#domain/timeline/procedures.ts')
