import * as z from 'zod'
import type { matchingRoutes } from '#contracts/matching.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { factsToComplete } from '#domain/matching/facts-to-complete.ts'
import { currentMatchContext } from '#domain/matching/match-context.ts'
import { matchPortfolio } from '#domain/matching/match-portfolio.ts'
import { type MatchableTender, matchableTender } from '#domain/matching/matchable.ts'
import { statesRequirement } from '#domain/matching/states-requirement.ts'
import { identityFacts } from '#domain/matching/verdict.ts'
import type { Product } from '#domain/portfolio/product.ts'
import type { ProductId, UserId } from '#domain/shared/ids.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { takePage } from '../platform/http/take-page.ts'
import { liveMarkets, type MarketReading } from './live-markets.ts'
import type { MatchRow } from './match-row.ts'
import { matchState } from './match-state.ts'
import { tendersInState } from './open-tenders.ts'

type Page = RouteOutput<(typeof matchingRoutes)['listProductsToComplete']>
type Task = Page['rows'][number]

interface RankedProduct {
  readonly product_id: ProductId
  /** How many tenders wait for it, most first, and the id: where a page begins. */
  readonly key: string
}

function rankedProducts(rows: readonly MatchRow[]): RankedProduct[] {
  const counts = new Map<ProductId, number>()
  for (const product_id of rows.flatMap(({ to_complete }) => to_complete))
    counts.set(product_id, (counts.get(product_id) ?? 0) + 1)
  return Array.from(counts, ([product_id, count]) => ({
    product_id,
    key: `${String(rows.length - count).padStart(6, '0')}#${product_id}`,
  })).sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** For each product how many of the tenders its missing facts would open, and which facts those are. */
function tasksOf(
  products: readonly Product[],
  tenders: readonly MatchableTender[],
): ReadonlyMap<ProductId, Task> {
  const tasks = new Map<ProductId, Task>()
  const byId = new Map(products.map((product) => [product.product_id, product]))
  const tenderOf = new Map(tenders.map((tender) => [tender.tender_id, tender]))
  for (const { tender_id, incomplete } of matchPortfolio(tenders, products, currentMatchContext)) {
    const tender = tenderOf.get(tender_id)
    for (const { product_id } of incomplete) {
      const product = byId.get(product_id)
      if (tender === undefined || product === undefined) continue
      const known = tasks.get(product_id)
      const facts = factsToComplete(tender, product.facts, currentMatchContext)
      tasks.set(product_id, {
        product,
        facts: identityFacts.filter(
          (fact) => facts.includes(fact) || known?.facts.includes(fact) === true,
        ),
        tenders: (known?.tenders ?? 0) + 1,
      })
    }
  }
  return tasks
}

/**
 * Products without kind or origin, with what they lack and how many tenders that one can apply to that
 * would open to comparison; those that open the most first, among those kept for every tender.
 */
export async function productsToComplete(
  deps: MarketReading,
  user_id: UserId,
  query: { readonly cursor?: string; readonly limit: number },
): Promise<Result<Page, 'invalid_cursor'>> {
  const position = readCursor(z.string().max(100), query.cursor)
  if (!position.ok) return position
  const [all, live, portfolio, stored] = await Promise.all([
    tendersInState(deps.tenders, 'open', deps.now()),
    liveMarkets(deps),
    deps.portfolios.find(user_id),
    deps.matches.list(user_id),
  ])
  const open = all.filter(({ market }) => live.includes(market))
  const isOpen = new Set<number>(open.map(({ tender_id }) => tender_id))
  const rows = stored.filter(({ tender_id }) => isOpen.has(tender_id))
  const ranked = rankedProducts(rows)
  const next = ranked
    .filter(({ key }) => position.value === null || key > position.value)
    .slice(0, query.limit + 1)
  const ids = next.map(({ product_id }) => product_id)
  const [products, tenders] = await Promise.all([
    deps.products.findMany(user_id, ids),
    ids.length === 0 ? [] : deps.tenders.findMany(open.map(({ tender_id }) => tender_id)),
  ])
  const tasks = tasksOf(
    products.filter(({ deleted_at }) => deleted_at === null),
    tenders
      .filter(({ criteria }) => statesRequirement(criteria))
      .map((tender) => matchableTender(tender, tender.criteria)),
  )
  const lines = next.map(({ product_id, key }) => ({ key, task: tasks.get(product_id) }))
  const { page, next_cursor } = await takePage(lines, query.limit, ({ key }) => key)
  const is_whole = rows.every(({ counts, to_complete }) => counts.incomplete <= to_complete.length)
  const atLeast = Math.max(0, ...rows.map(({ counts }) => counts.incomplete))
  return succeed({
    ...(await matchState(deps.tenders, portfolio, all, stored)),
    rows: page.flatMap(({ task }) => task ?? []),
    total: Math.max(ranked.length, atLeast),
    is_whole,
    next_cursor,
  })
}
