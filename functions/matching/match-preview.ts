import type { matchingRoutes } from '#contracts/matching.ts'
import type { RouteOutput } from '#contracts/route.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { rankKey } from './match-rank.ts'
import type { MatchRow } from './match-row.ts'
import type { MarketReading } from './match-summary.ts'
import { tendersInState } from './open-tenders.ts'
import { withoutDismissed } from './shown-matches.ts'
import { tenderMatches } from './tender-matches.ts'

type Preview = RouteOutput<(typeof matchingRoutes)['getMatchPreview']>

/**
 * The one tender that a producer sees whole before paying, of their choice and until it closes: else every change
 * of the price list would open another. As long as none is chosen, the one that fits best is named.
 */
export async function matchPreview(
  deps: MarketReading,
  user_id: UserId,
): Promise<Result<Preview, never>> {
  const [portfolio, open] = await Promise.all([
    deps.portfolios.find(user_id),
    tendersInState(deps.tenders, 'open', deps.now()),
  ])
  const tender = open.find(({ tender_id }) => tender_id === portfolio?.previewed_tender_id)
  if (tender === undefined)
    return succeed({ preview: null, suggested: await bestOpenTender(deps, user_id, open) })
  const found = await tenderMatches(deps, user_id, { tender_id: tender.tender_id, limit: 1 })
  const [best] = found.ok ? found.value.rows : []
  if (!found.ok || best === undefined) return succeed({ preview: null, suggested: null })
  const { criteria } = found.value
  return succeed({ preview: { tender, criteria, ...best }, suggested: null })
}

/** Chooses the tender to see whole. Another one can be chosen when it has closed. */
export async function choosePreview(
  deps: MarketReading,
  user_id: UserId,
  tender_id: TenderId,
): Promise<Result<Preview, 'not_found' | 'transition_not_allowed'>> {
  const [portfolio, open] = await Promise.all([
    deps.portfolios.find(user_id),
    tendersInState(deps.tenders, 'open', deps.now()),
  ])
  const isOpen = (wanted: TenderId | undefined) =>
    open.some((tender) => tender.tender_id === wanted)
  if (portfolio === null || portfolio.product_count === 0 || !isOpen(tender_id))
    return fail('not_found')
  const before = portfolio.previewed_tender_id
  if (before !== tender_id) {
    if (isOpen(before)) return fail('transition_not_allowed')
    const written = await deps.portfolios.choosePreview(user_id, tender_id, before ?? null)
    if (written !== 'written') return fail('transition_not_allowed')
  }
  return matchPreview(deps, user_id)
}

/** One that can be applied for, if any fits: of another market rather than none. */
async function bestOpenTender(
  deps: MarketReading,
  user_id: UserId,
  open: readonly TenderSummary[],
): Promise<TenderSummary | null> {
  const [rows, markets] = await Promise.all([deps.matches.list(user_id), deps.markets.list()])
  const live = new Set(markets.flatMap((one) => (one.status === 'live' ? [one.market] : [])))
  const byTender = new Map(rows.map((row) => [row.tender_id, withoutDismissed(row)]))
  const candidates = open.flatMap((tender) => {
    const row = byTender.get(tender.tender_id)
    return row === undefined ? [] : [{ tender, row }]
  })
  return (
    bestOfThem(candidates.filter(({ tender }) => live.has(tender.market))) ??
    bestOfThem(candidates) ??
    null
  )
}

interface Candidate {
  readonly tender: TenderSummary
  readonly row: MatchRow
}

function bestOfThem(candidates: readonly Candidate[]): TenderSummary | undefined {
  const ranked = candidates.flatMap(({ tender, row }) => {
    const [best] = row.best
    return best === undefined
      ? []
      : [{ tender, key: rankKey(best, tender, String(tender.tender_id).padStart(16, '0')) }]
  })
  return ranked.sort((a, b) => (a.key < b.key ? -1 : 1))[0]?.tender
}
