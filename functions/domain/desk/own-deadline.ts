import { addDays, type CalendarDate } from '../shared/calendar-date.ts'
import { type Market, markets } from '../shared/market.ts'

/** No importer may want an offer earlier than this before the monopoly's last day: the queue looks so far ahead. */
export const mostLeadDays = 30

/** By market, how many days before the monopoly's last day an offer has to be with an importer. */
export type LeadDays = Readonly<Record<Market, number>>

/** The longest of each market: who hands an offer in is chosen late, and any of its importers may be. */
export const leadDaysOf = (
  importers: readonly { readonly market: Market; readonly lead_days: number }[],
): LeadDays =>
  Object.fromEntries(
    markets.map((market) => [
      market,
      Math.max(0, ...importers.flatMap((one) => (one.market === market ? one.lead_days : []))),
    ]),
  ) as Record<Market, number>

/** The last day on which the desk can give an offer to an importer in time. Null: the tender has no last day. */
export const ownDeadline = (
  { last_day, market }: { readonly last_day: CalendarDate | null; readonly market: Market },
  leads: LeadDays,
): CalendarDate | null => (last_day === null ? null : addDays(last_day, -leads[market]))
