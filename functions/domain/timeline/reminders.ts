import { addDays, type CalendarDate } from '../shared/calendar-date.ts'
import type { MarkedStep } from './marked-steps.ts'

/**
 * Why somebody is reminded of a step: `planned`, its own day has come; `ahead`, a day that nobody may miss comes
 * near; `safe`, the day before which it is better met; `at_risk`, its day is over and the last one is not;
 * `last_day`.
 */
export const reminderReasons = ['planned', 'ahead', 'safe', 'at_risk', 'last_day'] as const
export type ReminderReason = (typeof reminderReasons)[number]

export interface Reminder {
  /** The key of the step. */
  readonly step: string
  readonly reason: ReminderReason
  /** On which day it is given. */
  readonly on: CalendarDate
  /** The last day of what it reminds of. */
  readonly last_day: CalendarDate
}

/** How many days before a day that nobody may miss. */
const daysAhead = [14, 7, 3, 1]

/** What happened to the application. */
export interface Happened {
  readonly is_submitted: boolean
  readonly is_won: boolean
}

/** The reminders that fall on a day after `since`, up to today: of each step the last one only. */
export function dueReminders(
  steps: readonly MarkedStep[],
  happened: Happened,
  { since, today }: { readonly since: CalendarDate; readonly today: CalendarDate },
): Reminder[] {
  return steps.flatMap((step) => {
    if (isSettled(step, steps, happened)) return []
    const due = remindersOf(step).filter(({ on }) => since < on && on <= today)
    const last = due.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)).at(-1)
    // what was missed on its day and is over now helps nobody
    return last === undefined || last.last_day < today ? [] : [last]
  })
}

/** The day by which offer or samples have to be there: the monopoly's, who keeps it is the producer. */
export const isHardDay = ({ milestone, safe }: MarkedStep): boolean =>
  safe !== null &&
  (milestone.anchored_on === 'offer_deadline' || milestone.anchored_on === 'sample_deadline')

/** Whether nothing of a step is left to do for this application. */
export function isSettled(
  { milestone, state }: MarkedStep,
  steps: readonly MarkedStep[],
  { is_submitted, is_won }: Happened,
): boolean {
  if (state === 'done') return true
  const { anchored_on } = milestone
  if (anchored_on === 'offer_deadline' && milestone.actor === 'monopoly') return is_submitted
  // samples that were sent are in time by their own step
  if (anchored_on === 'sample_deadline' && milestone.actor === 'monopoly')
    return steps.some((one) => one.milestone.key === 'sample-dispatch' && one.state === 'done')
  // nobody prepares the launch of what was not chosen yet
  return anchored_on === 'launch_date' && !is_won
}

/** All reminders of a step, in the order in which a later one counts more on the same day. */
function remindersOf(step: MarkedStep): Reminder[] {
  const { milestone, date, latest, safe } = step
  if (date === null || latest === null) return []
  const of = (reason: ReminderReason, on: CalendarDate): Reminder => ({
    step: milestone.key,
    reason,
    on,
    last_day: latest,
  })
  const safely = safe === null ? [] : [of('safe', safe)]
  if (isHardDay(step))
    return [
      ...daysAhead.map((days) => of('ahead', addDays(date, -days))),
      ...safely,
      of('last_day', latest),
    ]
  if (milestone.actor !== 'producer') return []
  if (latest === date) return [...safely, of('last_day', date)]
  return [of('planned', date), ...safely, of('at_risk', addDays(date, 1)), of('last_day', latest)]
}
