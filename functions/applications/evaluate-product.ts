import { currentMatchContext } from '#domain/matching/match-context.ts'
import { matchProduct } from '#domain/matching/match-product.ts'
import { matchableTender } from '#domain/matching/matchable.ts'
import type { CriterionResult } from '#domain/matching/verdict.ts'
import type { Product } from '#domain/portfolio/product.ts'
import type { TenderRow } from '../tenders/tender-row.ts'

/** How a product answers each criterion of a tender. */
export const evaluateProduct = (tender: TenderRow, product: Product): readonly CriterionResult[] =>
  matchProduct(matchableTender(tender, tender.criteria), product, currentMatchContext).criteria
