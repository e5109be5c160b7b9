import type { matchingRoutes } from '#contracts/matching.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { bestOf } from '#domain/matching/best-of.ts'
import { currentMatchContext } from '#domain/matching/match-context.ts'
import { matchPortfolio, type PairMatch } from '#domain/matching/match-portfolio.ts'
import type { MatchableTender } from '#domain/matching/matchable.ts'
import { statesRequirement } from '#domain/matching/states-requirement.ts'
import { noCounts } from '#domain/matching/verdict.ts'
import type { Product } from '#domain/portfolio/product.ts'
import type { ProductId } from '#domain/shared/ids.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { openPoints } from './open-points.ts'

type Page = RouteOutput<(typeof matchingRoutes)['listMatchesByProduct']>
export type ProductMatches = Page['rows'][number]

export interface Against {
  readonly tenders: readonly MatchableTender[]
  readonly summaries: ReadonlyMap<number, TenderSummary>
  /** The products to list beside each tender; null: all that fit and are not dismissed. */
  readonly shown: ReadonlyMap<number, ReadonlySet<ProductId>> | null
  readonly dismissed: ReadonlyMap<number, ReadonlySet<ProductId>>
}

/** Products against tenders, computed now: the same versions always give what is stored. */
export function matchProducts(
  products: readonly Product[],
  { tenders: all, summaries, shown, dismissed }: Against,
  shownTenders: number,
): ProductMatches[] {
  const tenders = all.filter(({ criteria }) => statesRequirement(criteria))
  const found = new Map<string, PairMatch[]>(products.map(({ product_id }) => [product_id, []]))
  const incomplete = new Map<string, number>()
  const isShown = ({ tender_id, product_id }: PairMatch) =>
    shown === null
      ? dismissed.get(tender_id)?.has(product_id) !== true
      : shown.get(tender_id)?.has(product_id) === true
  for (const pairs of matchPortfolio(tenders, products, currentMatchContext)) {
    for (const match of pairs.matches.filter(isShown)) found.get(match.product_id)?.push(match)
    for (const { product_id } of pairs.incomplete)
      incomplete.set(product_id, (incomplete.get(product_id) ?? 0) + 1)
  }
  const byId = new Map(tenders.map((tender) => [tender.tender_id, tender]))
  const deadlineOf = ({ tender_id }: { tender_id: number }) =>
    summaries.get(tender_id)?.offer_deadline ?? null
  return products.map((product) => {
    const matches = found.get(product.product_id) ?? []
    const counts = noCounts()
    for (const { verdict } of matches) counts[verdict] += 1
    counts.incomplete = incomplete.get(product.product_id) ?? 0
    counts.none = tenders.length - matches.length - counts.incomplete
    const withPrice = matches.filter(({ only_price }) => only_price)
    const best = bestOf(matches, shownTenders, deadlineOf).flatMap((match) => {
      const tender = summaries.get(match.tender_id)
      const matchable = byId.get(match.tender_id)
      return tender === undefined || matchable === undefined
        ? []
        : [{ ...match, tender, open_points: openPoints(matchable, product) }]
    })
    return { product, counts, only_price: withPrice.length, best }
  })
}
