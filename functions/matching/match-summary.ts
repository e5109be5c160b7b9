import { noCounts, type Verdict, type VerdictCounts, verdicts } from '#domain/matching/verdict.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { MatchReading } from './match-reading.ts'
import { type MatchState, matchState } from './match-state.ts'
import { tendersInState } from './open-tenders.ts'

/** The best verdict that any product reaches. */
export const bestVerdict = (counts: VerdictCounts): Verdict =>
  verdicts.find((verdict) => counts[verdict] > 0) ?? 'none'

/** Numbers only: how many open tenders fit the portfolio, by their best verdict. */
export async function matchSummary(
  deps: MatchReading,
  user_id: UserId,
): Promise<MatchState & { product_count: number; tenders: VerdictCounts }> {
  const [portfolio, rows, open] = await Promise.all([
    deps.portfolios.find(user_id),
    deps.matches.list(user_id),
    tendersInState(deps.tenders, 'open', deps.now()),
  ])
  const byTender = new Map(rows.map((row) => [row.tender_id, row.counts]))
  const tenders = noCounts()
  for (const { tender_id } of open) {
    const counts = byTender.get(tender_id)
    tenders[counts === undefined ? 'none' : bestVerdict(counts)] += 1
  }
  const state = await matchState(deps.tenders, portfolio, open, rows)
  return { ...state, product_count: Math.max(0, portfolio?.product_count ?? 0), tenders }
}
