import { groupBy } from '../shared/group-by.ts'
import type { MatchContext } from './match-context.ts'
import { contextOf } from './match-product.ts'
import type { MatchableProduct, MatchableTender } from './matchable.ts'
import { type Branch, indexPortfolio, type PortfolioIndex, treeKinds } from './portfolio-index.ts'
import { asksNoProduct, byRulingOut, Predicate } from './predicate.ts'
import { RunningSum } from './running-sum.ts'
import { scoreFrom, scoreWeights } from './score-of.ts'
import { type Match, noCounts, type VerdictCounts } from './verdict.ts'
import {
  isIdentity,
  isOfUnknownKind,
  isUnread,
  mayBeStrong,
  missesOnlyPrice,
  verdictOf,
} from './verdict-of.ts'

/** A match without its reasons; `matchProduct` gives them for the pairs that are looked at. */
export type PairMatch = Omit<Match, 'criteria'>

export interface TenderMatches {
  readonly tender_id: MatchableTender['tender_id']
  /** Over all products, also those that never were looked at. */
  readonly counts: Readonly<VerdictCounts>
  readonly matches: readonly PairMatch[]
  /** Pairs that a fact of the product could open; they are no matches. */
  readonly incomplete: readonly PairMatch[]
  /** Products whose last criterion was reached, a measure of the work done. */
  readonly visited: number
}

/**
 * All tenders against all products, tender by tender: the verdicts and scores of `matchProduct`
 * without visiting pairs that a contradiction already rules out.
 */
export function* matchPortfolio(
  tenders: Iterable<MatchableTender>,
  products: readonly MatchableProduct[] | PortfolioIndex,
  context: MatchContext,
): Generator<TenderMatches> {
  const index = 'root' in products ? products : indexPortfolio(products)
  for (const tender of tenders) yield matchTender(tender, index, context)
}

/** One tender against an indexed portfolio. */
export function matchTender(
  tender: MatchableTender,
  index: PortfolioIndex,
  context: MatchContext,
): TenderMatches {
  return new TenderWalk(tender, index, context).run()
}

const kindDepth = treeKinds.indexOf('category')

class TenderWalk {
  private readonly tender: MatchableTender
  private readonly index: PortfolioIndex
  private readonly rule_version: string
  /** The predicates of each level of the tree, and those asked of single products. */
  private readonly levels: readonly (readonly Predicate[])[]
  private readonly rest: readonly Predicate[]
  private readonly start = new RunningSum()
  private readonly canFit: boolean
  private readonly weight: number
  private readonly extent: { readonly mayBeStrong: boolean }
  private readonly matches: PairMatch[] = []
  private readonly incomplete: PairMatch[] = []
  private visited = 0

  constructor(tender: MatchableTender, index: PortfolioIndex, context: MatchContext) {
    this.tender = tender
    this.index = index
    this.rule_version = context.rule_version
    const inTender = contextOf(tender, context)
    const predicates = tender.criteria.map((criterion) => new Predicate(criterion, index, inTender))
    const ofKind = groupBy(predicates, ({ criterion }) => criterion.kind)
    this.levels = treeKinds.map((kind) => ofKind.get(kind) ?? [])
    const below = predicates.filter(
      (predicate) => !this.levels.some((one) => one.includes(predicate)),
    )
    const [constant, perProduct] = [
      below.filter(asksNoProduct),
      below.filter((q) => !asksNoProduct(q)),
    ]
    this.rest = perProduct.toSorted(byRulingOut)
    this.canFit =
      index.products.length > 0 &&
      constant.every((one) => this.start.add(one.criterion, one.outcomeAt(0)))
    this.extent = { mayBeStrong: mayBeStrong(tender) }
    this.weight = tender.criteria.reduce(
      (sum, { required, kind }) => sum + (required ? scoreWeights[kind] : 0),
      0,
    )
  }

  run(): TenderMatches {
    if (this.canFit) this.descend(this.index.root, 0, this.start)
    const counts = noCounts()
    for (const { verdict } of this.matches) counts[verdict]++
    const { matches, incomplete, visited } = this
    counts.incomplete = incomplete.length
    counts.none = this.index.products.length - matches.length - incomplete.length
    return { tender_id: this.tender.tender_id, counts, matches, incomplete, visited }
  }

  private descend(branch: Branch, depth: number, above: RunningSum): void {
    const predicates = this.levels[depth]
    if (predicates === undefined) {
      for (const position of branch.positions) this.visit(position, above)
      return
    }
    for (const { number, below } of branch.children) {
      const sum = above.copy()
      if (depth === kindDepth) {
        const { facts } = this.index.facet('category').exampleOf(number)
        sum.is_incomplete = isOfUnknownKind(this.tender.criteria, facts)
      }
      const identity = isIdentity(treeKinds[depth] ?? 'text')
        ? predicates.filter(({ criterion }) => criterion.required)
        : []
      if (isUnread(identity.map((one) => one.outcomeOf(number)))) continue
      if (predicates.every((one) => sum.add(one.criterion, one.outcomeOf(number))))
        this.descend(below, depth + 1, sum)
    }
  }

  private visit(position: number, above: RunningSum): void {
    this.visited++
    const sum = above.copy()
    for (const predicate of this.rest)
      if (!sum.add(predicate.criterion, predicate.outcomeAt(position))) return
    const product = this.index.products[position]
    if (product === undefined) return
    const verdict = verdictOf(sum, this.extent)
    const pairs = verdict === 'incomplete' ? this.incomplete : this.matches
    pairs.push({
      tender_id: this.tender.tender_id,
      product_id: product.product_id,
      tender_version: this.tender.version,
      product_version: product.version,
      rule_version: this.rule_version,
      verdict,
      only_price: missesOnlyPrice(sum),
      score: scoreFrom(sum.earned_tenths, this.weight, this.extent.mayBeStrong),
      to_check_yourself: sum.to_check,
    })
  }
}
