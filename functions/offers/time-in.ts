import type { Instant } from '#domain/shared/calendar-date.ts'
import { type Market, marketFacts } from '#domain/shared/market.ts'

/** "2027-01-15 22:45:30 UTC (2027-01-15 23:45:30 in Stockholm)": the words of no machine's own language. */
export function timeIn(market: Market, at: Instant): string {
  const { time_zone } = marketFacts[market]
  const instant = new Date(at)
  const city = time_zone.split('/').at(-1)
  return `${clock('UTC', instant)} UTC (${clock(time_zone, instant)} in ${city})`
}

function clock(timeZone: string, instant: Date): string {
  // Swedish writes a day and a time as ISO 8601 does
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return format.format(instant)
}
