import { type Market, markets } from '#domain/shared/market.ts'
import { type Milestone, milestones } from '#domain/tenders/key-date.ts'
import { type Category, categories } from '#domain/vocabulary/kinds.ts'
import type { Month } from './month.ts'

export const views = ['month', 'list'] as const
export type View = (typeof views)[number]

/** What the calendar shows, as in its address; empty means: any. */
export interface CalendarFilter {
  /** Empty: the present one. */
  readonly month: Month | ''
  readonly view: View
  readonly market: Market | ''
  readonly category: Category | ''
  readonly milestone: Milestone | ''
}

export const noCalendarFilter: CalendarFilter = {
  month: '',
  view: 'month',
  market: '',
  category: '',
  milestone: '',
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? ''

/** Reads the filters of an address; what is not understood is left out. */
export function parseCalendarFilter(search: URLSearchParams): CalendarFilter {
  const month = search.get('month') ?? ''
  return {
    month: /^2\d{3}-(0[1-9]|1[0-2])$/.test(month) ? month : '',
    view: oneOf(views, search.get('view')) || noCalendarFilter.view,
    market: oneOf(markets, search.get('market')),
    category: oneOf(categories, search.get('category')),
    milestone: oneOf(milestones, search.get('milestone')),
  }
}

const names = Object.keys(noCalendarFilter) as (keyof CalendarFilter)[]

/** The address of filters: only what differs from the usual. */
export function calendarSearch(filter: CalendarFilter): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of names) {
    if (filter[name] !== noCalendarFilter[name]) search.set(name, filter[name])
  }
  return search
}

/** Which dates: what the server is asked for, and the feeds with it. */
export type Selection = Pick<CalendarFilter, 'market' | 'category' | 'milestone'>

/** Without what is not filtered by. */
export const selectionQuery = ({ market, category, milestone }: Selection) => ({
  ...(market === '' ? {} : { market }),
  ...(category === '' ? {} : { category }),
  ...(milestone === '' ? {} : { milestone }),
})

/** How many filters are set. */
export const narrowedBy = (selection: Selection): number =>
  Object.keys(selectionQuery(selection)).length
