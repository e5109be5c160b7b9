import type { ReviewedField } from '#domain/portfolio/evidence.ts'
import type { ProductId } from '#domain/shared/ids.ts'
import { fold } from '#domain/vocabulary/fold.ts'
import type { GridColumn, GridFilter } from './grid-filter.ts'
import type { GridRow } from './grid-row.ts'

/** The fields of products that may be read wrongly. */
export type Doubts = ReadonlyMap<ProductId, readonly ReviewedField[]>

type SortKey = string | number | null
/** A word's own place: countries are sorted by their names in the reader's language. */
export type RankOf = (code: string) => number

function keyOf(
  column: GridColumn,
  { facts, nameKey, producerKey, missing }: GridRow,
  rank: RankOf,
) {
  switch (column) {
    case 'name':
      return nameKey
    case 'producer':
      return producerKey || null
    case 'vintage':
      return facts.vintage === 'NV' ? 0 : facts.vintage
    case 'category':
      return facts.categories[0] ?? null
    case 'country':
      return facts.country_code === null ? null : rank(facts.country_code)
    case 'region':
      return facts.region === null ? null : fold(facts.region)
    case 'volume':
      return facts.volume_ml
    case 'alcohol':
      return facts.alcohol_tenths
    case 'price':
      return facts.price?.amount_minor ?? null
    case 'missing':
      return missing.length
  }
}

const compare = (a: string | number, b: string | number) => (a === b ? 0 : a < b ? -1 : 1)

function sorted(rows: readonly GridRow[], { sort, falling }: GridFilter, rank: RankOf) {
  const keyed = rows.map((row): [SortKey, GridRow] => [keyOf(sort, row, rank), row])
  const direction = falling ? -1 : 1
  keyed.sort(([a, one], [b, other]) => {
    // what is not stated comes last in either order
    if (a === null || b === null) {
      if (a !== b) return a === null ? 1 : -1
    } else if (a !== b) return direction * compare(a, b)
    return compare(one.nameKey, other.nameKey) || compare(one.id, other.id)
  })
  return keyed.map(([, row]) => row)
}

/** The rows that a filter shows, in its order. */
export function shownRows(
  rows: readonly GridRow[],
  filter: GridFilter,
  { doubts, rank }: { readonly doubts: Doubts; readonly rank: RankOf },
): GridRow[] {
  const words = fold(filter.text).split(' ').filter(Boolean)
  const isShown = ({ id, line, facts, searchText, missing }: GridRow) =>
    words.every((word) => searchText.includes(word)) &&
    (filter.category === '' || facts.categories.includes(filter.category)) &&
    (filter.country === '' || facts.country_code === filter.country) &&
    (filter.producer === '' || facts.producer === filter.producer) &&
    (filter.upload === '' || line.upload_ids.some((one) => one === filter.upload)) &&
    (!filter.doubtful || doubts.has(id)) &&
    (filter.missing === '' ||
      (filter.missing === 'any' ? missing.length > 0 : missing.includes(filter.missing)))
  return sorted(rows.filter(isShown), filter, rank)
}
