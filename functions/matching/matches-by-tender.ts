import * as z from 'zod'
import type { matchingRoutes } from '#contracts/matching.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { matchableTender } from '#domain/matching/matchable.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { takePage } from '../platform/http/take-page.ts'
import { isMatchVerdict, type MatchQuery } from './match-query.ts'
import { rankKey } from './match-rank.ts'
import type { MatchReading } from './match-reading.ts'
import type { KeptMatch, MatchRow } from './match-row.ts'
import { matchState } from './match-state.ts'
import { openPoints } from './open-points.ts'
import { tendersInState } from './open-tenders.ts'
import { asAsked, isAskedFor, keptFor } from './shown-matches.ts'

type Page = RouteOutput<(typeof matchingRoutes)['listMatchesByTender']>

/** How many products the list shows beside a tender. */
const shownAtMost = 5

interface Line {
  readonly tender: TenderSummary
  readonly row: MatchRow
  /** The kept matches that the filter shows, best first. */
  readonly kept: readonly KeptMatch[]
  /** What the list is sorted by, and where a page begins. */
  readonly key: string
}

/** Null: no product fits the tender in the way asked for. */
function lineOf(tender: TenderSummary, stored: MatchRow, query: MatchQuery): Line | null {
  const row = asAsked(stored, query)
  const kept = keptFor(row, query)
  const [best] = kept
  if (best === undefined) return null
  if (isMatchVerdict(query.verdict) && best.verdict !== query.verdict) return null
  return {
    tender,
    row,
    kept,
    key: rankKey(best, tender, String(tender.tender_id).padStart(16, '0')),
  }
}

async function productsOf(deps: MatchReading, user_id: UserId, lines: readonly Line[]) {
  const ids = lines.flatMap(({ kept }) => kept.slice(0, shownAtMost))
  const products = await deps.products.findMany(
    user_id,
    ids.map(({ product_id }) => product_id),
  )
  const present = products.filter(({ deleted_at }) => deleted_at === null)
  return new Map(present.map((product) => [product.product_id, product]))
}

/** Tenders that some product fits, by their best match: verdict, then score, then deadline. */
export async function matchesByTender(
  deps: MatchReading,
  user_id: UserId,
  query: MatchQuery,
): Promise<Result<Page, 'invalid_cursor'>> {
  const position = readCursor(z.string().max(100), query.cursor)
  if (!position.ok) return position
  const [portfolio, rows, tenders] = await Promise.all([
    deps.portfolios.find(user_id),
    deps.matches.list(user_id),
    tendersInState(deps.tenders, query.state, deps.now()),
  ])
  const byTender = new Map(rows.map((row) => [row.tender_id, row]))
  const lines = tenders
    .filter((tender) => isAskedFor(tender, query))
    .flatMap((tender) => {
      const row = byTender.get(tender.tender_id)
      return (row && lineOf(tender, row, query)) ?? []
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  const next = lines
    .filter(({ key }) => position.value === null || key > position.value)
    .slice(0, query.limit + 1)
  const [products, full] = await Promise.all([
    productsOf(deps, user_id, next),
    deps.tenders.findMany(next.map(({ tender }) => tender.tender_id)),
  ])
  const matchable = new Map(
    full.map((tender) => [tender.tender_id, matchableTender(tender, tender.criteria)]),
  )
  const shown = next.map(({ tender, row, kept, key }) => ({
    key,
    row: {
      tender,
      counts: row.counts,
      only_price: row.only_price.count,
      best: kept.slice(0, shownAtMost).flatMap((match) => {
        const product = products.get(match.product_id)
        const against = matchable.get(row.tender_id)
        if (product === undefined || against === undefined) return []
        const { tender_id, tender_version, rule_version } = row
        const line = { ...match, tender_id, tender_version, rule_version }
        const open_points = openPoints(against, product)
        return [{ ...line, product: product.facts, open_points }]
      }),
    },
  }))
  const { page, next_cursor } = await takePage(shown, query.limit, ({ key }) => key)
  return succeed({
    ...(await matchState(deps.tenders, portfolio, tenders, rows)),
    rows: page.map(({ row }) => row),
    total: lines.length,
    next_cursor,
  })
}
