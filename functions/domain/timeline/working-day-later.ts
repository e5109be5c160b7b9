import { dateIn } from '../shared/calendar-date.ts'
import { type Market, marketFacts } from '../shared/market.ts'
import { procedureBook } from './procedures.ts'
import { addWorkingDays } from './work-days.ts'

const timeIn = (timeZone: string, at: Date): string =>
  // Swedish writes hours from 00 to 23
  new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)

/** Day and time on the clocks of a market, `2026-11-23 17:05`: in the order of time. */
export function clockOf(market: Market, at: Date): string {
  const { time_zone } = marketFacts[market]
  return `${dateIn(time_zone, at)} ${timeIn(time_zone, at)}`
}

/** When one working day of the market has passed: at the same time on its next working day. */
export function workingDayLater(market: Market, at: Date): string {
  const { time_zone } = marketFacts[market]
  const day = addWorkingDays(procedureBook().calendars[market], dateIn(time_zone, at), 1)
  return `${day} ${timeIn(time_zone, at)}`
}
