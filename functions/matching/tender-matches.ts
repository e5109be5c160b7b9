import * as z from 'zod'
import type { matchingRoutes } from '#contracts/matching.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { byRank } from '#domain/matching/best-of.ts'
import { currentMatchContext } from '#domain/matching/match-context.ts'
import { matchPortfolio } from '#domain/matching/match-portfolio.ts'
import { matchProduct } from '#domain/matching/match-product.ts'
import { matchableTender } from '#domain/matching/matchable.ts'
import { noCounts, type VerdictCounts } from '#domain/matching/verdict.ts'
import type { Product } from '#domain/portfolio/product.ts'
import type { ProductId, TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { readCursor, writeCursor } from '../platform/http/cursor.ts'
import { takePage } from '../platform/http/take-page.ts'
import { currentProducts } from '../portfolio/current-products.ts'
import { byName, linesAfter } from '../portfolio/product-order.ts'
import type { TenderRow } from '../tenders/tender-row.ts'
import type { MatchReading } from './match-reading.ts'
import type { MatchRow } from './match-row.ts'

type Page = RouteOutput<(typeof matchingRoutes)['getTenderMatches']>

interface Slice {
  readonly products: Product[]
  readonly counts: VerdictCounts
  readonly total: number
}

interface Asked {
  readonly user_id: UserId
  readonly tender: TenderRow
  readonly start: number
  readonly limit: number
}

/** The products of a page by the stored ranking, then those that do not fit by name; null: it reaches not far enough. */
async function rankedIds(
  deps: MatchReading,
  { user_id, start, limit }: Asked,
  { best, counts }: MatchRow,
): Promise<ProductId[] | null> {
  const end = start + limit
  const ranked = best.map(({ product_id }) => product_id)
  if (end <= ranked.length) return ranked.slice(start, end)
  const isWhole = counts.strong + counts.possible + counts.near === ranked.length
  if (!isWhole) return null
  const isRanked = new Set(ranked)
  const lines = linesAfter(await deps.products.listLines(user_id), null)
  const others = lines.filter(({ product_id }) => !isRanked.has(product_id))
  return [...ranked, ...others.map(({ product_id }) => product_id)].slice(start, end)
}

/** From the stored ranking, where it is current; null: it is not. */
async function storedSlice(deps: MatchReading, asked: Asked): Promise<Slice | null> {
  const { user_id, tender } = asked
  const [row, portfolio] = await Promise.all([
    deps.matches.find(user_id, tender.tender_id),
    deps.portfolios.find(user_id),
  ])
  const isCurrent =
    row !== null &&
    row.tender_version === tender.version &&
    row.portfolio_version === portfolio?.version &&
    row.rule_version === currentMatchContext.rule_version
  const ids = isCurrent ? await rankedIds(deps, asked, row) : null
  if (row === null || ids === null) return null
  const found = new Map(
    (await deps.products.findMany(user_id, ids)).map((product) => [product.product_id, product]),
  )
  const products = ids.flatMap((id) => found.get(id) ?? [])
  const { counts } = row
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { products, counts, total }
}

/** Over the whole portfolio, computed now: what fits by rank, then what does not by name. */
async function computedSlice(deps: MatchReading, asked: Asked): Promise<Slice> {
  const rows = await currentProducts(deps.products, asked.user_id)
  const tender = matchableTender(asked.tender, asked.tender.criteria)
  const [found] = matchPortfolio([tender], rows, currentMatchContext)
  const byId = new Map(rows.map((row) => [row.product_id, row]))
  const ranked = (found?.matches ?? []).toSorted(byRank(() => tender.offer_deadline))
  const fitting = ranked.flatMap(({ product_id }) => byId.get(product_id) ?? [])
  const isFitting = new Set(fitting)
  const others = rows.filter((row) => !isFitting.has(row)).sort(byName)
  return {
    products: [...fitting, ...others].slice(asked.start, asked.start + asked.limit),
    counts: found?.counts ?? { ...noCounts(), none: rows.length },
    total: rows.length,
  }
}

/** A tender's requirements against the caller's products, best first, criterion by criterion. */
export async function tenderMatches(
  deps: MatchReading,
  user_id: UserId,
  query: { readonly tender_id: TenderId; readonly cursor?: string; readonly limit: number },
): Promise<Result<Page, 'not_found' | 'invalid_cursor'>> {
  const position = readCursor(z.int().nonnegative(), query.cursor)
  if (!position.ok) return position
  const tender = await deps.tenders.find(query.tender_id)
  if (tender === null) return fail('not_found')
  const start = position.value ?? 0
  const asked = { user_id, tender, start, limit: query.limit }
  const slice = (await storedSlice(deps, asked)) ?? (await computedSlice(deps, asked))
  const matchable = matchableTender(tender, tender.criteria)
  const shown = slice.products.map((product, index) => ({
    row: { product, match: matchProduct(matchable, product, currentMatchContext) },
    end: start + index + 1,
  }))
  const { page, next_cursor } = await takePage(shown, query.limit, ({ end }) => end)
  const end = page.at(-1)?.end ?? slice.total
  return succeed({
    criteria: tender.criteria,
    rows: page.map(({ row }) => row),
    counts: slice.counts,
    next_cursor: next_cursor ?? (end < slice.total ? writeCursor(end) : null),
  })
}
