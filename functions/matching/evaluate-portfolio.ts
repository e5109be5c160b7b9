import { currentMatchContext } from '#domain/matching/match-context.ts'
import { matchPortfolio, type TenderMatches } from '#domain/matching/match-portfolio.ts'
import { matchProduct } from '#domain/matching/match-product.ts'
import { matchableTender } from '#domain/matching/matchable.ts'
import { type OpenFacts, openFacts } from '#domain/matching/open-facts.ts'
import type { Product } from '#domain/portfolio/product.ts'
import type { TenderRow } from '../tenders/tender-row.ts'

/** Products against tenders by the rules and tables in force, tender by tender. */
export const evaluatePortfolio = (
  tenders: readonly TenderRow[],
  products: readonly Product[],
): Iterable<TenderMatches> =>
  matchPortfolio(
    tenders.map((tender) => matchableTender(tender, tender.criteria)),
    products,
    currentMatchContext,
  )

/** What is open between a product and a tender. */
export const openFactsOf = (tender: TenderRow, product: Product): OpenFacts =>
  openFacts(
    matchProduct(matchableTender(tender, tender.criteria), product, currentMatchContext).criteria,
  )
