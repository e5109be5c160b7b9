import { currentMatchContext } from '#domain/matching/match-context.ts'
import { matchProduct } from '#domain/matching/match-product.ts'
import type { MatchableTender } from '#domain/matching/matchable.ts'
import type { CriterionResult } from '#domain/matching/verdict.ts'
import type { Product } from '#domain/portfolio/product.ts'

/** The required points that a product does not plainly meet: the reasons of its verdict. */
export function openPoints(
  tender: MatchableTender,
  product: Product,
): Pick<CriterionResult, 'kind' | 'status'>[] {
  return matchProduct(tender, product, currentMatchContext)
    .criteria.filter(({ required, status }) => required && status !== 'met')
    .map(({ kind, status }) => ({ kind, status }))
}
