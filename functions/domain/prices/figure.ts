import type { CalendarDate } from '../shared/calendar-date.ts'

/**
 * How sure a figure is. `published` by the authority or the monopoly; `derived` from published ones;
 * `secondary`: somebody else reports what was published; `estimate` of a third party; `undated`:
 * published on a page that names no date.
 */
export type FigureStatus = 'published' | 'derived' | 'secondary' | 'estimate' | 'undated'

/** Per cent, or an amount in the market's currency per pack, per litre, or per vol-% and litre. */
export type FigureUnit = 'percent' | 'pack' | 'litre' | 'abv_litre'

/** Where a figure was found, and for which days it was made. */
export interface Publication {
  /** First day; null: the source names none. */
  readonly from: CalendarDate | null
  /** Last day, as for rates that are fixed for one year; null: it holds until another follows. */
  readonly until: CalendarDate | null
  readonly status: FigureStatus
  readonly source: { readonly title: string; readonly url: string | null }
}

/** One row of a table of figures: a rate, a mark-up, a fee, for the days of its period. */
export interface Figure extends Publication {
  readonly value: number
  readonly unit: FigureUnit
}

export const yearOf = (year: number) =>
  ({ from: `${year}-01-01`, until: `${year}-12-31` }) satisfies Partial<Publication>

/** The row that holds on a day; `outdated`: its period had ended and no newer row is known. */
export type OnDay<Row extends Publication> = Row & { readonly outdated: boolean }

/** Of several rows the one that began last; null: nothing is known of that day. */
export function figureOn<Row extends Publication>(
  rows: readonly Row[],
  day: CalendarDate,
): OnDay<Row> | null {
  const begun = rows
    .filter(({ from }) => (from ?? '') <= day)
    .toSorted((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1))
  const inForce = begun.findLast(({ until }) => until === null || until >= day)
  if (inForce !== undefined) return { ...inForce, outdated: false }
  const ended = begun.at(-1)
  return ended === undefined ? null : { ...ended, outdated: true }
}
