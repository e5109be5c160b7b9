import * as z from 'zod'
import type { matchingRoutes } from '#contracts/matching.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { matchableTender } from '#domain/matching/matchable.ts'
import type { ProductId, UserId } from '#domain/shared/ids.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { takePage } from '../platform/http/take-page.ts'
import { matchProducts } from './match-products.ts'
import { isMatchVerdict, type MatchQuery } from './match-query.ts'
import { rankKey, verdictKey } from './match-rank.ts'
import type { MatchReading } from './match-reading.ts'
import type { MatchRow } from './match-row.ts'
import { matchState } from './match-state.ts'
import { tendersInState } from './open-tenders.ts'
import { asAsked, isAskedFor, keptFor, shownProducts } from './shown-matches.ts'

type Page = RouteOutput<(typeof matchingRoutes)['listMatchesByProduct']>

/** How many tenders a list shows beside a product, and the page of one product. */
const shownTenders = 5
const tendersOfOne = 50

interface RankedProduct {
  readonly product_id: ProductId
  /** Best verdict, score, deadline, id: what the list is sorted by, and where a page begins. */
  readonly key: string
}

/** The products among the kept matches of these tenders, each by its best one. */
function rankedProducts(
  rows: readonly MatchRow[],
  tenders: ReadonlyMap<number, TenderSummary>,
  query: MatchQuery,
): RankedProduct[] {
  const keys = new Map<ProductId, string>()
  for (const row of rows) {
    const tender = tenders.get(row.tender_id)
    if (tender === undefined) continue
    for (const match of keptFor(row, query)) {
      const key = rankKey(match, tender, match.product_id)
      const known = keys.get(match.product_id)
      if (known === undefined || key < known) keys.set(match.product_id, key)
    }
  }
  const rank = isMatchVerdict(query.verdict) ? verdictKey(query.verdict) : ''
  return Array.from(keys, ([product_id, key]) => ({ product_id, key }))
    .filter(({ key }) => key.startsWith(rank))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** Whether all matches that a filter shows are kept, not only the best of them. */
const isKeptWhole = ({ counts, best, only_price }: MatchRow, { verdict }: MatchQuery): boolean =>
  verdict === 'only_price'
    ? only_price.count <= only_price.best.length
    : counts.strong + counts.possible + counts.near <= best.length

/** Whether some matches of a product are left out. */
const isNarrow = ({ verdict, missing }: MatchQuery) =>
  verdict === 'only_price' || verdict === 'dismissed' || missing !== undefined

/** Products that fit some tender, by their best match: verdict, then score, then deadline. */
export async function matchesByProduct(
  deps: MatchReading,
  user_id: UserId,
  query: MatchQuery & { readonly product_id?: ProductId },
): Promise<Result<Page, 'invalid_cursor'>> {
  const position = readCursor(z.string().max(100), query.cursor)
  if (!position.ok) return position
  const [inState, portfolio, rows] = await Promise.all([
    tendersInState(deps.tenders, query.state, deps.now()),
    deps.portfolios.find(user_id),
    deps.matches.list(user_id),
  ])
  const shown = inState.filter((tender) => isAskedFor(tender, query))
  const stored = rows.map((row) => asAsked(row, query))
  const summaries = new Map(shown.map((summary) => [summary.tender_id as number, summary]))
  const { product_id: one } = query
  const ranked =
    one === undefined
      ? rankedProducts(stored, summaries, query)
      : [{ product_id: one, key: one as string }]
  const next = ranked
    .filter(({ key }) => position.value === null || key > position.value)
    .slice(0, query.limit + 1)
  const [products, tenders] = await Promise.all([
    deps.products.findMany(
      user_id,
      next.map(({ product_id }) => product_id),
    ),
    deps.tenders.findMany(shown.map(({ tender_id }) => tender_id)),
  ])
  const against = {
    tenders: tenders.map((tender) => matchableTender(tender, tender.criteria)),
    summaries,
    // what is kept decides where a filter asks for what only a kept match says
    shown: isNarrow(query) ? shownProducts(stored, query) : null,
    dismissed: new Map(rows.map((row) => [row.tender_id, row.dismissed])),
  }
  const present = products.filter(({ deleted_at }) => deleted_at === null)
  const matched = matchProducts(present, against, one === undefined ? shownTenders : tendersOfOne)
  const fitting = matched.filter(({ best }) => best.length > 0)
  const rowOf = new Map(fitting.map((row) => [row.product.product_id, row]))
  const lines = next.map(({ product_id, key }) => ({ key, row: rowOf.get(product_id) }))
  const { page, next_cursor } = await takePage(lines, query.limit, ({ key }) => key)
  return succeed({
    ...(await matchState(deps.tenders, portfolio, shown, stored)),
    rows: page.flatMap(({ row }) => row ?? []),
    total: one === undefined ? ranked.length : fitting.length,
    is_whole: stored.every((row) => !summaries.has(row.tender_id) || isKeptWhole(row, query)),
    next_cursor,
  })
}
