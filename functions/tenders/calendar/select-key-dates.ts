import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Market } from '#domain/shared/market.ts'
import { cancelledDays, type KeyDate, type Milestone } from '#domain/tenders/key-date.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import type { Category } from '#domain/vocabulary/kinds.ts'
import type { TenderStore } from '../tender-store.ts'

const dayMs = 86_400_000
/** Launches may come long after the last day to answer, by which tenders are listed. */
const longestToLaunchDays = 550

export interface DatedTender extends KeyDate {
  readonly tender: TenderSummary
}

export interface KeyDateSelection {
  readonly market?: Market | undefined
  readonly category?: Category | undefined
  readonly milestone?: Milestone | undefined
  readonly from: CalendarDate
  readonly to: CalendarDate
}

const day = (at: number): CalendarDate => new Date(at).toISOString().slice(0, 10)

/** Cancelled ones for as long as they are told. */
export const isShown = ({ cancelled, changed_at }: KeyDate, now: Date): boolean =>
  !cancelled || now.getTime() - Date.parse(changed_at) < cancelledDays * dayMs

/** Day, tender, milestone: what lists are sorted by, and where a page begins. */
export const keyOf = ({ date, tender, milestone }: DatedTender): string =>
  `${date}#${String(tender.tender_id).padStart(16, '0')}#${milestone}`

const byDay = (a: DatedTender, b: DatedTender): number => (keyOf(a) < keyOf(b) ? -1 : 1)

/** The key dates asked for, in the order of the days; cancelled ones for as long as they are told. */
export async function selectKeyDates(
  deps: { readonly tenders: TenderStore },
  { market, category, milestone, from, to }: KeyDateSelection,
  now: Date,
): Promise<DatedTender[]> {
  const found: DatedTender[] = []
  const earliest = day(Date.parse(from) - longestToLaunchDays * dayMs)
  for await (const listed of deps.tenders.list({ from: earliest, to: ':', pageSize: 500 })) {
    const { summary: tender, key_dates } = listed
    if (market !== undefined && tender.market !== market) continue
    if (category !== undefined && tender.category !== category) continue
    for (const date of key_dates) {
      const isAsked = milestone === undefined || date.milestone === milestone
      if (isAsked && date.date >= from && date.date <= to && isShown(date, now)) {
        found.push({ ...date, tender })
      }
    }
  }
  return found.sort(byDay)
}

/** What feeds hold: a quarter of a year back, two years ahead. */
export const feedRange = (now: Date): Pick<KeyDateSelection, 'from' | 'to'> => ({
  from: day(now.getTime() - 90 * dayMs),
  to: day(now.getTime() + 730 * dayMs),
})
