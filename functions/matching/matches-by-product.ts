import type { matchingRoutes } from '#contracts/matching.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { matchableTender } from '#domain/matching/matchable.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import { readCursor, writeCursor } from '../platform/http/cursor.ts'
import { takePage } from '../platform/http/take-page.ts'
import { byName, linesAfter, productPositionSchema } from '../portfolio/product-order.ts'
import type { ProductLine } from '../portfolio/product-store.ts'
import { type Against, matchProducts, type ProductMatches } from './match-products.ts'
import type { MatchQuery } from './match-query.ts'
import type { MatchReading } from './match-reading.ts'
import { matchState } from './match-state.ts'
import { bestVerdict } from './match-summary.ts'
import { tendersInState } from './open-tenders.ts'

type Page = RouteOutput<(typeof matchingRoutes)['listMatchesByProduct']>

/** How many products one answer looks at, where a filter leaves most of them out. */
const productsLookedAt = 2000

interface LineMatches {
  readonly row: ProductMatches
  readonly line: ProductLine | undefined
}

/** The products of the lines that pass the filter, until the page is full; and the last line looked at. */
async function fittingProducts(
  deps: MatchReading,
  user_id: UserId,
  lines: readonly ProductLine[],
  against: Against,
  query: MatchQuery,
): Promise<{ rows: LineMatches[]; last: ProductLine | undefined }> {
  const rows: LineMatches[] = []
  let last: ProductLine | undefined
  for (let start = 0; start < lines.length && start < productsLookedAt; start += query.limit) {
    const chunk = lines.slice(start, start + query.limit)
    last = chunk.at(-1)
    const ids = chunk.map(({ product_id }) => product_id)
    const products = (await deps.products.findMany(user_id, ids)).sort(byName)
    for (const row of matchProducts(products, against)) {
      if (query.verdict !== undefined && bestVerdict(row.counts) !== query.verdict) continue
      const line = chunk.find(({ product_id }) => product_id === row.product.product_id)
      rows.push({ row, line })
      if (rows.length === query.limit) return { rows, last: line }
    }
  }
  return { rows, last }
}

/** Products by name, each with the tenders that it fits best. */
export async function matchesByProduct(
  deps: MatchReading,
  user_id: UserId,
  query: MatchQuery,
): Promise<Result<Page, 'invalid_cursor'>> {
  const position = readCursor(productPositionSchema, query.cursor)
  if (!position.ok) return position
  const shown = await tendersInState(deps.tenders, query.state, deps.now())
  const [portfolio, stored, full, all] = await Promise.all([
    deps.portfolios.find(user_id),
    deps.matches.list(user_id),
    deps.tenders.findMany(shown.map(({ tender_id }) => tender_id)),
    deps.products.listLines(user_id, { words: [] }),
  ])
  const against: Against = {
    tenders: full.map((tender) => matchableTender(tender, tender.criteria)),
    summaries: new Map(shown.map((summary) => [summary.tender_id, summary])),
  }
  const lines = linesAfter(all, position.value)
  const { rows, last } = await fittingProducts(deps, user_id, lines, against, query)
  const isLast = last === undefined || last === lines.at(-1)
  const { page, next_cursor } = await takePage(rows, query.limit, ({ line }) => line)
  return succeed({
    ...(await matchState(deps.tenders, portfolio, shown, stored)),
    rows: page.map(({ row }) => row),
    next_cursor: next_cursor ?? (isLast ? null : writeCursor(last)),
  })
}
