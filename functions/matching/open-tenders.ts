import { isOpen } from '#domain/tenders/is-open.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import type { TenderStore } from '../tenders/tender-store.ts'

/** The tenders to look at, in the order of their deadlines: those that can still be answered, or all. */
export async function tendersInState(
  tenders: TenderStore,
  state: 'open' | 'all',
  now: Date,
): Promise<TenderSummary[]> {
  const found: TenderSummary[] = []
  // whatever is open anywhere has its deadline yesterday (UTC) or later
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10)
  const from = state === 'open' ? yesterday : '0'
  for await (const { summary } of tenders.list({ from, to: ':' })) {
    if (state === 'all' || isOpen(summary, now)) found.push(summary)
  }
  return found
}
