import { type LeadDays, mostLeadDays, ownDeadline } from '#domain/desk/own-deadline.ts'
import { addDays, behindAllDays } from '#domain/shared/calendar-date.ts'
import type { ListedApplication } from './application-row.ts'

/** The importer's own deadline, then the monopoly's, then tender and user. */
export const ownKeyOf = ({ listed, deadline_key }: ListedApplication, leads: LeadDays): string =>
  `${ownDeadline(listed, leads) ?? behindAllDays}#${deadline_key}`

/** Where leads differ by market the order of own deadlines is not that of the monopolies'. */
export const isOwnOrder = (leads: LeadDays): boolean => new Set(Object.values(leads)).size > 1

/**
 * Puts rows in the order of the importers' own deadlines that come in the order of the monopolies'. It looks ahead
 * as many days as the longest lead, and no further: what comes later is due later. `after`: the own key behind
 * which the list goes on.
 */
export async function* inOwnOrder(
  rows: AsyncIterable<ListedApplication>,
  leads: LeadDays,
  after: string | null,
): AsyncGenerator<ListedApplication> {
  const longest = Math.min(mostLeadDays, Math.max(...Object.values(leads)))
  let waiting: { readonly key: string; readonly row: ListedApplication }[] = []
  for await (const row of rows) {
    const { last_day } = row.listed
    // nothing from here on is due before this day
    const due = last_day === null ? behindAllDays : addDays(last_day, -longest)
    const ready = waiting.filter(({ key }) => key < due)
    waiting = waiting.filter(({ key }) => key >= due)
    yield* inOrder(ready)
    const key = ownKeyOf(row, leads)
    if (after === null || key > after) waiting.push({ key, row })
  }
  yield* inOrder(waiting)
}

const inOrder = (rows: { readonly key: string; readonly row: ListedApplication }[]) =>
  rows.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ row }) => row)
