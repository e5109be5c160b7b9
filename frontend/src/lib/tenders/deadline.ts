import { type CalendarDate, dateIn, daysBetween } from '#domain/shared/calendar-date.ts'
import { type Market, marketFacts } from '#domain/shared/market.ts'

export type DeadlineState =
  | { readonly state: 'not_announced' }
  | { readonly state: 'closed' }
  | { readonly state: 'today' }
  | { readonly state: 'left'; readonly days: number }

/** How far a deadline is, by the wall calendar of its market. */
export function deadlineState(
  deadline: CalendarDate | null,
  market: Market,
  now: Date,
): DeadlineState {
  if (deadline === null) return { state: 'not_announced' }
  const days = daysBetween(dateIn(marketFacts[market].time_zone, now), deadline)
  if (days < 0) return { state: 'closed' }
  return days === 0 ? { state: 'today' } : { state: 'left', days }
}
