import type { deskMatchingRoutes } from '#contracts/desk-matching.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { comparableProduct } from '#domain/matching/comparable-product.ts'
import { currentMatchContext } from '#domain/matching/match-context.ts'
import { evaluate } from '#domain/matching/match-product.ts'
import { type MatchableTender, matchableTender } from '#domain/matching/matchable.ts'
import type { Verdict } from '#domain/matching/verdict.ts'
import type { Product } from '#domain/portfolio/product.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { readCursor, writeCursor } from '../platform/http/cursor.ts'
import { currentProducts } from '../portfolio/current-products.ts'
import type { ProductStore } from '../portfolio/product-store.ts'
import type { TenderStore } from '../tenders/tender-store.ts'
import { type ProducerStore, positionOf, producerPositionSchema } from './listing/producer-store.ts'

type Route = (typeof deskMatchingRoutes)['countRequirements']
type Requirement = RouteOutput<Route>['requirements'][number]

/** So many products one call looks at before it answers; a portfolio is never cut. */
const mostProducts = 5000

const fits = (verdict: Verdict): boolean => verdict === 'strong' || verdict === 'possible'

/** Counts products against the requirements of a tender. */
class RequirementCount {
  private readonly tender: MatchableTender
  readonly requirements: Requirement[]
  fitting = 0

  constructor(tender: MatchableTender) {
    this.tender = tender
    this.requirements = tender.criteria.map(({ id, kind, required, text }) => ({
      ...{ criterion_id: id, kind, required, text, would_fit: 0 },
      counts: { met: 0, near: 0, not_met: 0, unknown: 0 },
    }))
  }

  add({ facts }: Product): void {
    const product = comparableProduct(facts)
    const { verdict, criteria } = evaluate(this.tender, product, currentMatchContext)
    if (fits(verdict)) this.fitting += 1
    for (const [index, { status }] of criteria.entries()) {
      const requirement = this.requirements[index]
      if (requirement !== undefined) requirement.counts[status] += 1
    }
    const against = criteria.flatMap(({ required, status }, index) =>
      required && (status === 'near' || status === 'not_met') ? [index] : [],
    )
    const [only] = against
    // where two speak against a product, leaving one out changes nothing
    if (only === undefined || against.length > 1) return
    const others = this.tender.criteria.filter((_, index) => index !== only)
    const without = evaluate({ ...this.tender, criteria: others }, product, currentMatchContext)
    const requirement = this.requirements[only]
    if (requirement !== undefined && fits(without.verdict)) requirement.would_fit += 1
  }
}

/** Some producers after the other, the largest portfolios first, until nobody with products is left. */
export async function countRequirements(
  deps: {
    readonly tenders: Pick<TenderStore, 'find'>
    readonly producers: Pick<ProducerStore, 'list'>
    readonly products: Pick<ProductStore, 'listRows'>
  },
  query: RouteInput<Route>['query'] & { readonly tender_id: TenderId },
): Promise<Result<RouteOutput<Route>, 'not_found' | 'invalid_cursor'>> {
  const position = readCursor(producerPositionSchema, query.cursor)
  if (!position.ok) return position
  const tender = await deps.tenders.find(query.tender_id)
  if (tender === null) return fail('not_found')
  const count = new RequirementCount(matchableTender(tender, tender.criteria))
  let companies = 0
  let products = 0
  let after = position.value
  let isMore = false
  const sort = '-products' as const
  const pageSize = query.limit + 1
  for await (const one of deps.producers.list({ sort, filter: undefined, after, pageSize })) {
    if (one.products === 0) break
    isMore = companies === query.limit || products >= mostProducts
    if (isMore) break
    const portfolio = await currentProducts(deps.products, one.user_id)
    for (const product of portfolio) count.add(product)
    companies += 1
    products += portfolio.length
    after = positionOf(one, sort)
  }
  const { requirements, fitting } = count
  const next_cursor = isMore && after !== null ? writeCursor(after) : null
  const { version } = tender
  return succeed({ version, companies, products, fitting, requirements, next_cursor })
}
