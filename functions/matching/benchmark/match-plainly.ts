import { comparableProducts } from '#domain/matching/comparable-product.ts'
import { compareCriterion } from '#domain/matching/compare-criterion.ts'
import type { MatchContext } from '#domain/matching/match-context.ts'
import { contextOf } from '#domain/matching/match-product.ts'
import type { MatchableProduct, MatchableTender } from '#domain/matching/matchable.ts'
import {
  type CriterionResult,
  noCounts,
  type Status,
  statuses,
  type VerdictCounts,
} from '#domain/matching/verdict.ts'
import { isOfUnknownKind, mayBeStrong, tallyOf, verdictOf } from '#domain/matching/verdict-of.ts'

export interface PlainAnswer {
  readonly counts: readonly VerdictCounts[]
  /** Tender by tender, product by product, criterion by criterion: the index in `statuses`. */
  readonly statuses: readonly Uint8Array[]
  /** How many statuses are kept. */
  readonly kept: number
}

/**
 * Every pair on every criterion with the comparisons of the engine, nothing skipped and nothing put
 * in words: what the indexed engine is measured against, and what its verdicts are checked with.
 */
export function matchPlainly(
  tenders: readonly MatchableTender[],
  products: readonly MatchableProduct[],
  context: MatchContext,
): PlainAnswer {
  const comparable = comparableProducts(products.map(({ facts }) => facts))
  const counts: VerdictCounts[] = []
  const all: Uint8Array[] = []
  for (const tender of tenders) {
    const { criteria } = tender
    const inTender = contextOf(tender, context)
    const kept = new Uint8Array(products.length * criteria.length)
    const count = noCounts()
    const extent = { mayBeStrong: mayBeStrong(tender) }
    const results = criteria.map(({ kind, required }) => ({
      kind,
      required,
      status: 'met' as Status,
      changeable: false,
      remedy: null as CriterionResult['remedy'],
    }))
    let next = 0
    for (const product of comparable) {
      criteria.forEach((criterion, position) => {
        const { status, changeable, remedy } = compareCriterion(criterion, product, inTender)
        kept[next++] = statuses.indexOf(status)
        const result = results[position]
        if (result !== undefined) Object.assign(result, { status, changeable, remedy })
      })
      count[verdictOf(tallyOf(results, isOfUnknownKind(criteria, product.facts)), extent)]++
    }
    counts.push(count)
    all.push(kept)
  }
  return { counts, statuses: all, kept: all.reduce((sum, one) => sum + one.length, 0) }
}
