import type * as z from 'zod'
import { addDays, addMonths, type CalendarDate } from '../shared/calendar-date.ts'
import type { recordedSalesEntrySchema, salesEntrySchema } from './sales-schema.ts'

/** The first half-year decides whether an article stays (operations 2.12: temporary range of Systembolaget). */
export const followedMonths = 6
/** A half-year that does not begin on the first of a month touches one month more. */
export const mostSalesMonths = followedMonths + 1
/** Each month said some six times. */
export const mostSalesEntries = 40

export type SalesEntry = z.infer<typeof salesEntrySchema>
export type RecordedSalesEntry = z.infer<typeof recordedSalesEntrySchema>
export type SalesMonth = SalesEntry['months'][number]

export interface SalesFigure {
  /** `2027-09` */
  readonly month: string
  readonly units: number
  /** In the minor units of the currency; null: the source gives no value. */
  readonly value_minor: number | null
  readonly currency: SalesEntry['currency']
}

/** The calendar months of the half-year that begins on the launch day, the oldest first. */
export function salesMonths(launched_on: CalendarDate): string[] {
  const last = addDays(addMonths(launched_on, followedMonths), -1).slice(0, 7)
  const months = Array.from({ length: mostSalesMonths }, (_, index) =>
    addMonths(`${launched_on.slice(0, 7)}-01`, index).slice(0, 7),
  )
  return months.filter((month) => month <= last)
}

export interface SalesProblem {
  readonly month: string
  /** `outside`: not of the half-year; `to_come`: nothing is sold in a month that has not begun; `twice`: named before. */
  readonly code: 'outside' | 'to_come' | 'twice' | 'no_currency'
}

/** What an entry says wrong, the same in the browser and on the server; `today` on the calendar of the market. */
export function salesProblems(
  { months, currency }: Pick<SalesEntry, 'months' | 'currency'>,
  launched_on: CalendarDate,
  today: CalendarDate,
): SalesProblem[] {
  const followed = salesMonths(launched_on)
  const seen = new Set<string>()
  return months.flatMap(({ month, value_minor }): SalesProblem[] => {
    const isTwice = seen.has(month)
    seen.add(month)
    if (isTwice) return [{ month, code: 'twice' }]
    if (!followed.includes(month)) return [{ month, code: 'outside' }]
    if (month > today.slice(0, 7)) return [{ month, code: 'to_come' }]
    return value_minor !== null && currency === null ? [{ month, code: 'no_currency' }] : []
  })
}

/** What counts of each month: what was said of it last; a month whose units were taken back is not there. */
export function salesFigures(entries: readonly SalesEntry[]): SalesFigure[] {
  const figures = new Map<string, SalesFigure>()
  for (const { months, currency } of entries)
    for (const { month, units, value_minor } of months) {
      const of = { month, value_minor, currency: value_minor === null ? null : currency }
      if (units === null) figures.delete(month)
      else figures.set(month, { ...of, units })
    }
  return [...figures.values()].toSorted((a, b) => (a.month < b.month ? -1 : 1))
}

/** The months of which an entry says something that does not count already: the same file twice says nothing. */
export function newMonths(entries: readonly SalesEntry[], entry: SalesEntry): SalesMonth[] {
  const known = new Map(salesFigures(entries).map((figure) => [figure.month, figure]))
  return entry.months.filter(({ month, units, value_minor }) => {
    const figure = known.get(month)
    if (figure === undefined) return units !== null
    return (
      figure.units !== units ||
      figure.value_minor !== value_minor ||
      (value_minor !== null && figure.currency !== entry.currency)
    )
  })
}
