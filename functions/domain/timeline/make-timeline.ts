import type { Condition, Facts } from '../compliance/condition.ts'
import { evaluate } from '../compliance/evaluate.ts'
import { addDays, addMonths, type CalendarDate } from '../shared/calendar-date.ts'
import type { Milestone, Offset, Procedure, WorkCalendar } from './procedures.ts'
import { addWorkingDays, nearestWorkingDay, weekdayOf } from './work-days.ts'

/** The dates that milestones are counted from; what is missing or null is not known. */
export interface TimelineDates {
  readonly published?: CalendarDate | null
  readonly offer_deadline?: CalendarDate | null
  readonly sample_deadline?: CalendarDate | null
  readonly launch_date?: CalendarDate | null
  /** `YYYY-MM`, where the day is not known: its first working day stands in. */
  readonly launch_month?: string | null
  /** When the result was told. */
  readonly result?: CalendarDate | null
  /** Days of the outcome's events, e.g. `samples_requested`. */
  readonly events?: Readonly<Record<string, CalendarDate>>
}

export interface TimelineStep {
  readonly milestone: Milestone
  /** When the step is due by plan; null: what it is counted from is not known, or no interval is published. */
  readonly date: CalendarDate | null
  /** The last day on which it can be done in the ordinary way; between the two it is at risk, after it late. */
  readonly latest: CalendarDate | null
  /** The day before which a date that nobody may miss is better met; null for every other step. */
  readonly safe: CalendarDate | null
  /** True when `date` was counted from the first working day of a month. */
  readonly is_month_only: boolean
}

/** Working days that are kept free before what cannot be caught up (rule `safe-day` of the procedures). */
const safeDays = { offer_deadline: 2, sample_deadline: 5, papers: 10 }
const importPapers: ReadonlySet<string> = new Set(['coi-vi1', 'emcs-draft', 'emcs-receipt'])

/**
 * The steps of a procedure with their days, in its order. A step whose condition does not hold is left out; one
 * whose condition cannot be told yet stays.
 */
export function makeTimeline(
  procedure: Procedure,
  calendar: WorkCalendar,
  dates: TimelineDates,
  facts: Facts<string>,
): TimelineStep[] {
  const applies = (condition: Milestone['required_if']) =>
    condition === undefined || evaluate(condition as Condition<string>, facts) !== false
  return procedure.milestones
    .filter(({ required_if, applies_when }) => applies(required_if) && applies(applies_when))
    .toSorted((a, b) => a.order - b.order)
    .map((milestone) => stepOf(milestone, calendar, dates, facts))
}

function stepOf(
  milestone: Milestone,
  calendar: WorkCalendar,
  dates: TimelineDates,
  facts: Facts<string>,
): TimelineStep {
  const anchor = anchorOf(milestone.anchored_on, calendar, dates)
  const is_month_only =
    milestone.anchored_on === 'launch_date' && !dates.launch_date && anchor !== null
  const offset = offsetOf(milestone, facts)
  if (anchor === null || offset === null)
    return { milestone, date: null, latest: null, safe: null, is_month_only: false }
  const date = dayOf(milestone, calendar, anchor, offset)
  const ordinary = milestone.latest_offset && shifted(calendar, anchor, milestone.latest_offset)
  const latest =
    ordinary === undefined ? date : max(date, ofProducer(milestone, calendar, ordinary))
  return {
    milestone,
    date,
    latest,
    safe: safeDayOf(milestone, calendar, offset, date),
    is_month_only,
  }
}

function anchorOf(name: string, calendar: WorkCalendar, dates: TimelineDates): CalendarDate | null {
  switch (name) {
    case 'published':
    case 'offer_deadline':
    case 'sample_deadline':
    case 'result':
      return dates[name] ?? null
    case 'launch_date':
      if (dates.launch_date) return dates.launch_date
      return dates.launch_month ? nearestWorkingDay(calendar, `${dates.launch_month}-01`, 1) : null
    default:
      return dates.events?.[name.replace(/^event:/, '')] ?? null
  }
}

function offsetOf(milestone: Milestone, facts: Facts<string>): Offset | null {
  const instead = milestone.offset_by?.find(
    ({ when }) => evaluate(when as Condition<string>, facts) === true,
  )
  return instead?.offset ?? milestone.offset
}

function dayOf(
  milestone: Milestone,
  calendar: WorkCalendar,
  anchor: CalendarDate,
  offset: Offset,
): CalendarDate {
  const { weekday_rule, calendar_dates } = milestone
  if (weekday_rule !== undefined) {
    const last = addDays(anchor, -weekday_rule.least_days_before)
    return addDays(last, -((weekdayOf(last) - weekday_rule.weekday + 7) % 7))
  }
  const day = shifted(calendar, anchor, offset)
  if (calendar_dates !== undefined) return firstFrom(calendar_dates, day)
  return ofProducer(milestone, calendar, day)
}

function shifted(calendar: WorkCalendar, anchor: CalendarDate, offset: Offset): CalendarDate {
  if (offset.direction === 'on') return anchor
  const count = offset.direction === 'before' ? -offset.value : offset.value
  switch (offset.unit) {
    case 'days':
      return addDays(anchor, count)
    case 'weeks':
      return addDays(anchor, 7 * count)
    case 'months':
      return addMonths(anchor, count)
    case 'working_days':
      return addWorkingDays(calendar, anchor, count)
  }
}

/** What a producer plans moves to the working day before; what a monopoly or a law sets never moves. */
function ofProducer(milestone: Milestone, calendar: WorkCalendar, day: CalendarDate): CalendarDate {
  const isPlan = milestone.hardness === 'practice' || milestone.hardness === 'inferred'
  return milestone.actor === 'producer' && isPlan ? nearestWorkingDay(calendar, day, -1) : day
}

/** `MM-DD` each year: the first that is not before the day. */
function firstFrom(days: readonly string[], from: CalendarDate): CalendarDate {
  const year = Number(from.slice(0, 4))
  const ahead = [year, year + 1].flatMap((of) => days.map((day) => `${of}-${day}`))
  return ahead.toSorted().find((day) => day >= from) ?? from
}

function safeDayOf(
  milestone: Milestone,
  calendar: WorkCalendar,
  offset: Offset,
  date: CalendarDate,
): CalendarDate | null {
  if (importPapers.has(milestone.key)) return addWorkingDays(calendar, date, -safeDays.papers)
  const { anchored_on } = milestone
  const isHard = offset.direction === 'on' && milestone.hardness !== 'practice'
  if (!isHard || (anchored_on !== 'offer_deadline' && anchored_on !== 'sample_deadline'))
    return null
  return addWorkingDays(calendar, date, -safeDays[anchored_on])
}

const max = (a: CalendarDate, b: CalendarDate) => (a > b ? a : b)
