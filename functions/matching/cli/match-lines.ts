import { type ComparableProduct, comparableProduct } from '#domain/matching/comparable-product.ts'
import { currentMatchContext } from '#domain/matching/match-context.ts'
import { matchTender } from '#domain/matching/match-portfolio.ts'
import { evaluate } from '#domain/matching/match-product.ts'
import {
  type MatchableProduct,
  type MatchableTender,
  matchableTender,
} from '#domain/matching/matchable.ts'
import { indexPortfolio } from '#domain/matching/portfolio-index.ts'
import { noCounts, type Verdict, verdicts } from '#domain/matching/verdict.ts'
import { productFactsOf } from '#domain/portfolio/product-facts-of.ts'
import type { ReadProduct } from '#domain/portfolio/read-product.ts'
import { productIdSchema, tenderIdSchema } from '#domain/shared/ids.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'
import type { MatchOptions } from './match-options.ts'

type Filter = Pick<MatchOptions, 'verdicts'>

/** One JSON line per tender and product, tender by tender, in the order of the files. */
export function* matchLines(
  published: readonly PublishedTender[],
  products: readonly ReadProduct[],
  { verdicts: wanted }: Filter,
): Generator<string> {
  const rows = products.map(({ row }) => row)
  const comparable = products.map((product) => comparableProduct(productFactsOf(product)))
  const positionsOf = wanted === null || wanted.has('none') ? null : fittingPositions(products)
  for (const [index, tender] of published.entries()) {
    const matchable = matchableOf(tender, index)
    const positions = positionsOf?.(matchable) ?? comparable.keys()
    for (const position of positions) {
      const line = lineOf(tender.id, matchable, rows[position], comparable[position])
      if (line !== null && (wanted === null || wanted.has(line.verdict))) yield JSON.stringify(line)
    }
  }
}

function lineOf(
  tender: string,
  matchable: MatchableTender,
  row: number | undefined,
  product: ComparableProduct | undefined,
) {
  if (row === undefined || product === undefined) return null
  const { verdict, score, rule_version, to_check_yourself, criteria } = evaluate(
    matchable,
    product,
    currentMatchContext,
  )
  const kindFirst = criteria.map(({ kind, status, ...reasons }) => ({ kind, status, ...reasons }))
  return {
    tender,
    product: row,
    verdict,
    score,
    rule_version,
    to_check_yourself,
    criteria: kindFirst,
  }
}

/** Which products are worth a line for a tender, found without visiting the others. */
function fittingPositions(products: readonly ReadProduct[]) {
  const matchable = products.map(matchableProductOf)
  const positionOf = new Map(matchable.map(({ product_id }, position) => [product_id, position]))
  const index = indexPortfolio(matchable)
  return (tender: MatchableTender): number[] => {
    const { matches, incomplete } = matchTender(tender, index, currentMatchContext)
    return [...matches, ...incomplete]
      .map(({ product_id }) => positionOf.get(product_id) ?? -1)
      .toSorted((a, b) => a - b)
  }
}

export interface Summary {
  readonly tenders: number
  readonly products: number
  readonly pairs: number
  readonly counts: Partial<Record<Verdict, number>>
  readonly by_tender: readonly ({ readonly tender: string } & Partial<Record<Verdict, number>>)[]
}

/** How many pairs have which verdict, in all and per tender. */
export function summaryOf(
  published: readonly PublishedTender[],
  products: readonly ReadProduct[],
  { verdicts: wanted }: Filter,
): Summary {
  const index = indexPortfolio(products.map(matchableProductOf))
  const shown = verdicts.filter((verdict) => wanted === null || wanted.has(verdict))
  const only = (counts: Readonly<Record<Verdict, number>>) =>
    Object.fromEntries(shown.map((verdict) => [verdict, counts[verdict]]))
  const total = noCounts()
  const by_tender = published.map((tender, position) => {
    const { counts } = matchTender(matchableOf(tender, position), index, currentMatchContext)
    for (const verdict of verdicts) total[verdict] += counts[verdict]
    return { tender: tender.id, ...only(counts) }
  })
  return {
    tenders: published.length,
    products: products.length,
    pairs: published.length * products.length,
    counts: only(total),
    by_tender,
  }
}

function matchableOf(published: PublishedTender, position: number): MatchableTender {
  const tender_id = tenderIdSchema.parse(position + 1)
  return matchableTender({ tender_id, version: 1, published }, readCriteria(published))
}

const matchableProductOf = (product: ReadProduct, position: number): MatchableProduct => ({
  product_id: productIdSchema.parse(`prd_${String(position).padStart(8, '0')}`),
  version: 1,
  facts: productFactsOf(product),
})
