import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import type { TimelineStep } from './use-timeline.ts'

export type TimelineDate = 'published' | 'today' | 'offer' | 'sample' | 'launch'

export interface TimelineEntry {
  readonly what: TimelineDate
  /** Null: not published as a day. */
  readonly day: CalendarDate | null
  /** Where only the month was published. */
  readonly month: string | null
  readonly state: 'past' | 'today' | 'ahead'
}

type Dated = Pick<
  TenderSummary,
  'published_date' | 'offer_deadline' | 'sample_deadline' | 'launch_date' | 'launch_month'
>

/** What the tender announces, in the order of its days, with today among them; what has no day comes where it belongs. */
export function timelineOf(tender: Dated, today: CalendarDate): TimelineEntry[] {
  const entry = (
    what: TimelineDate,
    day: CalendarDate | null,
    month: string | null = null,
  ): TimelineEntry & { readonly order: string } => {
    // a month is ahead until its last day
    const last = day ?? (month === null ? '' : `${month}-31`)
    const isPast = last !== '' && last < today
    const state = what === 'today' ? 'today' : isPast ? 'past' : 'ahead'
    return { what, day, month: day === null ? month : null, state, order: last }
  }
  const offer = entry('offer', tender.offer_deadline)
  const sample = entry('sample', tender.sample_deadline)
  const launch = entry('launch', tender.launch_date, tender.launch_month)
  const announced = [
    ...(tender.published_date ? [entry('published', tender.published_date)] : []),
    offer,
    sample,
    launch,
    entry('today', today),
  ]
  // samples are asked for with the offer or after it, sales begin last
  const ranks: Readonly<Record<TimelineDate, number>> = {
    published: 0,
    today: 1,
    offer: 2,
    sample: 3,
    launch: 4,
  }
  const dated = announced
    .filter(({ order }) => order !== '')
    .toSorted((a, b) => a.order.localeCompare(b.order) || ranks[a.what] - ranks[b.what])
  const undated = announced.filter(({ order }) => order === '')
  for (const one of undated) {
    const before = dated.findLastIndex(({ what }) => ranks[what] < ranks[one.what])
    dated.splice(before + 1, 0, one)
  }
  return dated.map(({ order: _order, ...shown }) => shown)
}

type Step = Pick<TimelineStep, 'key' | 'actor' | 'date' | 'state'>

export interface PlacedSteps<One extends Step> {
  /** The announced dates with the steps between them. */
  readonly dated: readonly ({ readonly announced: TimelineEntry } | { readonly step: One })[]
  readonly undated: readonly One[]
}

/** What the tender announces itself is shown as announced. */
const announcedSteps: ReadonlySet<string> = new Set([
  'request',
  'offer-deadline',
  'sample-deadline',
  'launch',
])

/** The day by which a date that nobody may miss is better met. */
export function safeDay(
  steps: readonly Pick<TimelineStep, 'key' | 'safe'>[],
  what: TimelineDate,
): CalendarDate | null {
  const keys: Partial<Record<TimelineDate, string>> = {
    offer: 'offer-deadline',
    sample: 'sample-deadline',
  }
  return steps.find(({ key }) => key === keys[what])?.safe ?? null
}

/** Of all steps those that the producer has still to take. */
export const isOwnToDo = ({ actor, state }: Pick<Step, 'actor' | 'state'>): boolean =>
  actor === 'producer' && state !== 'done' && state !== 'past'

/** Places each step behind the last announced date before it; on one day the step comes first. */
export function placeSteps<One extends Step>(
  announced: readonly TimelineEntry[],
  steps: readonly One[],
): PlacedSteps<One> {
  const own = steps.filter(({ key }) => !announcedSteps.has(key))
  const waiting = own
    .filter(({ date }) => date !== null)
    .toSorted((a, b) => String(a.date).localeCompare(String(b.date)))
  const dated = announced.flatMap((entry) => {
    const last = entry.day ?? (entry.month === null ? null : `${entry.month}-01`)
    const before = last === null ? 0 : waiting.findIndex(({ date }) => String(date) > last)
    const due = waiting.splice(0, before === -1 ? waiting.length : before)
    return [...due.map((step) => ({ step })), { announced: entry }]
  })
  return {
    dated: [...dated, ...waiting.map((step) => ({ step }))],
    undated: own.filter(({ date }) => date === null),
  }
}
