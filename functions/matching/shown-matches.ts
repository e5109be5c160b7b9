import type { VerdictCounts } from '#domain/matching/verdict.ts'
import type { ProductId } from '#domain/shared/ids.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import type { MatchQuery } from './match-query.ts'
import type { KeptMatch, MatchRow } from './match-row.ts'

/** A row as its producer sees it: what was dismissed is neither listed nor counted. */
export function withoutDismissed(row: MatchRow): MatchRow {
  if (row.dismissed.size === 0) return row
  const isShown = ({ product_id }: KeptMatch) => !row.dismissed.has(product_id)
  const counts: VerdictCounts = { ...row.counts }
  for (const match of row.best) if (!isShown(match)) counts[match.verdict] -= 1
  const best = row.only_price.best.filter(isShown)
  const count = row.only_price.count - (row.only_price.best.length - best.length)
  return { ...row, counts, best: row.best.filter(isShown), only_price: { count, best } }
}

/** A row that holds only what was dismissed. */
export function onlyDismissed(row: MatchRow): MatchRow {
  const best = row.best.filter(({ product_id }) => row.dismissed.has(product_id))
  const counts: VerdictCounts = { strong: 0, possible: 0, near: 0, incomplete: 0, none: 0 }
  for (const { verdict } of best) counts[verdict] += 1
  return { ...row, counts, best, only_price: { count: 0, best: [] } }
}

/** A row as a filter wants it: with or without what was dismissed. */
export const asAsked = (row: MatchRow, { verdict }: Pick<MatchQuery, 'verdict'>): MatchRow =>
  verdict === 'dismissed' ? onlyDismissed(row) : withoutDismissed(row)

/** The kept matches that a filter shows, best first. */
export function keptFor(
  row: MatchRow,
  { verdict, missing }: Pick<MatchQuery, 'verdict' | 'missing'>,
): readonly KeptMatch[] {
  const kept = verdict === 'only_price' ? row.only_price.best : row.best
  return missing === undefined ? kept : kept.filter((match) => match.missing.includes(missing))
}

/** The tenders that a filter shows. */
export const isAskedFor = (
  tender: TenderSummary,
  { market, category }: Pick<MatchQuery, 'market' | 'category'>,
): boolean =>
  (market === undefined || tender.market === market) &&
  (category === undefined || tender.category === category)

/** The products that a filter shows beside each tender. */
export const shownProducts = (
  rows: readonly MatchRow[],
  query: Pick<MatchQuery, 'verdict' | 'missing'>,
): ReadonlyMap<number, ReadonlySet<ProductId>> =>
  new Map(
    rows.map((row) => [
      row.tender_id,
      new Set(keptFor(row, query).map(({ product_id }) => product_id)),
    ]),
  )
