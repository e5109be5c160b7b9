import { currentMatchContext } from '#domain/matching/match-context.ts'
import { matchProduct } from '#domain/matching/match-product.ts'
import { matchableTender } from '#domain/matching/matchable.ts'
import { isMatch } from '#domain/matching/verdict.ts'
import type { TenderRow } from '../tenders/tender-row.ts'
import type { MatchedProduct } from './mails/match-mail.ts'
import type { NoticeDeps } from './notice-deps.ts'

type Product = Awaited<ReturnType<NoticeDeps['products']['findMany']>>[number]

/** The products that fit a tender as it is now, the best first, each with what is open. */
export function matchedProducts(tender: TenderRow, products: readonly Product[]): MatchedProduct[] {
  const matchable = matchableTender(tender, tender.criteria)
  return products
    .filter(({ deleted_at }) => deleted_at === null)
    .map((product) => ({ product, match: matchProduct(matchable, product, currentMatchContext) }))
    .sort((a, b) => b.match.score - a.match.score)
    .flatMap(({ product, match: { verdict, criteria } }) => {
      const open = criteria.filter(({ required, status }) => required && status !== 'met')
      return isMatch(verdict) ? [{ name: product.facts.name, verdict, open }] : []
    })
}
