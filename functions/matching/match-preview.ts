import type { beforePayingRoutes } from '#contracts/before-paying.ts'
import type { RouteOutput } from '#contracts/route.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { tenderState } from '#domain/tenders/tender-state.ts'
import { liveMarkets, type MarketReading } from './live-markets.ts'
import { rankKey } from './match-rank.ts'
import type { MatchRow } from './match-row.ts'
import { tendersInState } from './open-tenders.ts'
import { productMatch } from './product-match.ts'
import { withoutDismissed } from './shown-matches.ts'
import { tenderMatches } from './tender-matches.ts'

type Preview = RouteOutput<(typeof beforePayingRoutes)['getMatchPreview']>

/**
 * The one tender that a producer sees whole before paying, of their choice and until it closes: else every change
 * of the price list would open another. As long as none is chosen, the one that fits best is named.
 */
export async function matchPreview(
  deps: MarketReading,
  user_id: UserId,
): Promise<Result<Preview, never>> {
  const [portfolio, open] = await Promise.all([deps.portfolios.find(user_id), openTenders(deps)])
  const tender = open.find(({ tender_id }) => tender_id === portfolio?.previewed_tender_id)
  if (tender !== undefined) {
    const preview = await comparedWithBest(deps, user_id, tender)
    return succeed({ preview, can_choose: false, suggested: null })
  }
  const can_choose = portfolio !== null && portfolio.product_count > 0
  const suggested = can_choose ? await bestOpenTender(deps, user_id, open) : null
  return succeed({ preview: null, can_choose, suggested })
}

/** Those that can be applied for now, as the page of each says: not what is only announced. */
async function openTenders({ tenders, now }: MarketReading): Promise<TenderSummary[]> {
  const at = now()
  const found = await tendersInState(tenders, 'open', at)
  return found.filter((tender) => tenderState(tender, at) === 'open')
}

/** Against the product that fits best and was not dismissed; where none fits, against the first of the others. */
async function comparedWithBest(
  deps: MarketReading,
  user_id: UserId,
  tender: TenderSummary,
): Promise<Preview['preview']> {
  const { tender_id } = tender
  const row = await deps.matches.find(user_id, tender_id)
  const [best] = row === null ? [] : withoutDismissed(row).best
  if (best !== undefined) {
    const { product_id } = best
    const match = await productMatch(deps, user_id, { tender_id, product_id })
    if (match.ok) return { tender, ...match.value }
  }
  const found = await tenderMatches(deps, user_id, { tender_id, limit: 100 })
  if (!found.ok) return null
  const shown = found.value.rows.find(({ product }) => !row?.dismissed.has(product.product_id))
  return shown === undefined ? null : { tender, criteria: found.value.criteria, ...shown }
}

/** Chooses the tender to see whole. Another one can be chosen when it has closed. */
export async function choosePreview(
  deps: MarketReading,
  user_id: UserId,
  tender_id: TenderId,
): Promise<Result<Preview, 'not_found' | 'transition_not_allowed'>> {
  const [portfolio, open] = await Promise.all([deps.portfolios.find(user_id), openTenders(deps)])
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
  const [rows, live] = await Promise.all([deps.matches.list(user_id), liveMarkets(deps)])
  const byTender = new Map(rows.map((row) => [row.tender_id, withoutDismissed(row)]))
  const candidates = open.flatMap((tender) => {
    const row = byTender.get(tender.tender_id)
    return row === undefined ? [] : [{ tender, row }]
  })
  return (
    bestOfThem(candidates.filter(({ tender }) => live.includes(tender.market))) ??
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
