import type { CalendarDate } from '../shared/calendar-date.ts'

/**
 * How sure a figure is. `published` by the authority or the monopoly; `derived` from published ones;
 * `secondary`: somebody else reports what was published; `estimate` of a third party; `undated`:
 * published on a page that names no date.
 */
export type FigureStatus = 'published' | 'derived' | 'secondary' | 'estimate' | 'undated'

/**
 * Per cent; an amount in the market's currency per pack, per litre, or per vol-% and litre; the
 * smallest step between two shelf prices; or units of a currency for one euro.
 */
export type FigureUnit = 'percent' | 'pack' | 'litre' | 'abv_litre' | 'price_step' | 'per_euro'

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

const startsBefore = (one: Publication, other: Publication) =>
  (one.from ?? '') < (other.from ?? '') ? -1 : 1

/** The row that holds on a day, of several the one that began last; null: nothing is known of that day. */
export const figureOn = <Row extends Publication>(
  rows: readonly Row[],
  day: CalendarDate,
): Row | null =>
  rows
    .filter(({ from, until }) => (from ?? '') <= day && (until === null || until >= day))
    .toSorted(startsBefore)
    .at(-1) ?? null

/** A row whose period is over. */
export type EndedRow<Row extends Publication> = Row & { readonly until: CalendarDate }

/** What held last before a day, to be shown and never computed with. */
export const lastBefore = <Row extends Publication>(
  rows: readonly Row[],
  day: CalendarDate,
): EndedRow<Row> | null =>
  rows
    .filter((row): row is EndedRow<Row> => row.until !== null && row.until < day)
    .toSorted((one, other) => (one.until < other.until ? -1 : 1))
    .at(-1) ?? null
