import type { OrderSide } from '#domain/orders/order-steps.ts'
import {
  mostSalesEntries,
  newMonths,
  type RecordedSalesEntry,
  type SalesEntry,
  type SalesFigure,
  salesFigures,
  salesProblems,
} from '#domain/orders/sales.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { launchDay, wonHistory } from './get-order.ts'
import type { RecordingOrder } from './record-order-step.ts'
import type { SeenApplication } from './work-at-desk.ts'

interface Given extends SeenApplication {
  readonly side: OrderSide
  readonly entry: SalesEntry
}

type Refusal = 'not_found' | 'version_conflict' | 'transition_not_allowed' | 'form_incomplete'

/** What counted before and what counts now, for the log of the desk. */
interface Recorded {
  readonly before: readonly SalesFigure[]
  readonly after: readonly SalesFigure[]
}

/**
 * Adds what one side says of the sales of some months, once the article is on sale, over the version that was seen. What
 * counts already is not said again: the same file twice, or the same entry twice, writes nothing.
 */
export async function recordSales(
  deps: Pick<RecordingOrder, 'applications' | 'addressOf' | 'now'>,
  { user_id, tender_id, version, by, side, entry }: Given,
): Promise<Result<Recorded, Refusal>> {
  const row = await deps.applications.find(user_id, tender_id)
  if (row === null) return fail('not_found')
  const before = row.sales_entries
  const figures = salesFigures(before)
  if (before.some(({ entry_id }) => entry_id === entry.entry_id))
    return succeed({ before: figures, after: figures })
  const won = wonHistory(row)
  const launched_on = won && launchDay(won.history)
  if (won === null || launched_on === null) return fail('transition_not_allowed')
  const now = deps.now()
  const problems = salesProblems(entry, launched_on, dateIn(marketFacts[won.market].time_zone, now))
  if (problems.length > 0) return fail('form_incomplete', { problems })
  const months = newMonths(before, entry)
  if (months.length === 0) return succeed({ before: figures, after: figures })
  if (before.length >= mostSalesEntries) return fail('transition_not_allowed')
  if (row.version !== version) return fail('version_conflict')
  const at = now.toISOString()
  const kept: RecordedSalesEntry = {
    ...entry,
    months,
    by: { side, user_id: by, email: (await deps.addressOf(by)) ?? by },
    at,
  }
  const sales_entries = [...before, kept]
  const after = { ...row, sales_entries, version: version + 1, updated_at: at }
  if ((await deps.applications.saveSales(after, version)) === 'refused')
    return fail('version_conflict')
  return succeed({ before: figures, after: salesFigures(sales_entries) })
}
