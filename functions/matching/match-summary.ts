import type { matchingRoutes } from '#contracts/matching.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { noCounts, type Verdict, type VerdictCounts, verdicts } from '#domain/matching/verdict.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { factsToAdd } from './facts-to-add.ts'
import { liveMarkets, type MarketReading } from './live-markets.ts'
import { matchState } from './match-state.ts'
import { tendersInState } from './open-tenders.ts'
import { withoutDismissed } from './shown-matches.ts'

/** The best verdict that any product reaches. */
export const bestVerdict = (counts: VerdictCounts): Verdict =>
  verdicts.find((verdict) => counts[verdict] > 0) ?? 'none'

type Summary = RouteOutput<(typeof matchingRoutes)['getMatchSummary']>

/** How many open tenders fit the portfolio, by their best verdict, and which facts would decide more of them. */
export async function matchSummary(deps: MarketReading, user_id: UserId): Promise<Summary> {
  const [portfolio, stored, all, live] = await Promise.all([
    deps.portfolios.find(user_id),
    deps.matches.list(user_id),
    tendersInState(deps.tenders, 'open', deps.now()),
    liveMarkets(deps),
  ])
  const open = all.filter(({ market }) => live.includes(market))
  const rows = stored.map(withoutDismissed)
  const byTender = new Map(rows.map((row) => [row.tender_id, row]))
  const countIn = (counted: readonly TenderSummary[]): VerdictCounts => {
    const tenders = noCounts()
    for (const { tender_id } of counted) {
      const row = byTender.get(tender_id)
      tenders[row === undefined ? 'none' : bestVerdict(row.counts)] += 1
    }
    return tenders
  }
  const state = await matchState(deps.tenders, portfolio, all, rows)
  return {
    ...state,
    product_count: Math.max(0, portfolio?.product_count ?? 0),
    tenders: countIn(open),
    by_market: live.map((market) => ({
      market,
      tenders: countIn(open.filter((tender) => tender.market === market)),
    })),
    facts_to_add: await factsToAdd(
      deps,
      user_id,
      open.flatMap(({ tender_id }) => byTender.get(tender_id) ?? []),
    ),
  }
}
