import type { matchingRoutes } from '#contracts/matching.ts'
import type { RouteOutput } from '#contracts/route.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { succeed } from '#domain/shared/result.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { rankKey } from './match-rank.ts'
import type { MatchRow } from './match-row.ts'
import type { MarketReading } from './match-summary.ts'
import { tendersInState } from './open-tenders.ts'
import { productMatch } from './product-match.ts'
import { withoutDismissed } from './shown-matches.ts'

type Preview = RouteOutput<(typeof matchingRoutes)['getMatchPreview']>

interface Candidate {
  readonly tender: TenderSummary
  readonly row: MatchRow
}

/**
 * The one tender that a producer sees whole before paying. Which one is kept: else every change of the price
 * list would open another.
 */
export async function matchPreview(deps: MarketReading, user_id: UserId) {
  const [rows, open, markets] = await Promise.all([
    deps.matches.list(user_id),
    tendersInState(deps.tenders, 'open', deps.now()),
    deps.markets.list(),
  ])
  const live = new Set(markets.flatMap((one) => (one.status === 'live' ? [one.market] : [])))
  const byTender = new Map(rows.map((row) => [row.tender_id, withoutDismissed(row)]))
  const candidates = open.flatMap((tender): Candidate[] => {
    const row = byTender.get(tender.tender_id)
    return row === undefined ? [] : [{ tender, row }]
  })
  const kept = candidates.find(({ row }) => row.previewed_at !== null)
  // one that can be applied for, if any fits: of another market rather than none
  const chosen =
    kept ??
    bestOfThem(candidates.filter(({ tender }) => live.has(tender.market))) ??
    bestOfThem(candidates)
  const [best] = chosen?.row.best ?? []
  if (chosen === undefined || best === undefined) return succeed<Preview>({ preview: null })
  const { tender } = chosen
  const { tender_id } = tender
  const match = await productMatch(deps, user_id, { tender_id, product_id: best.product_id })
  if (!match.ok) return succeed<Preview>({ preview: null })
  if (kept === undefined) await deps.matches.markPreviewed(user_id, tender_id, deps.now())
  return succeed<Preview>({ preview: { tender, ...match.value } })
}

function bestOfThem(candidates: readonly Candidate[]): Candidate | undefined {
  const ranked = candidates.flatMap((one) => {
    const [best] = one.row.best
    return best === undefined
      ? []
      : [{ one, key: rankKey(best, one.tender, String(one.tender.tender_id).padStart(16, '0')) }]
  })
  return ranked.sort((a, b) => (a.key < b.key ? -1 : 1))[0]?.one
}
