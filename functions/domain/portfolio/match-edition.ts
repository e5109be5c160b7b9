import { isGtin } from '../shared/gtin.ts'
import type { ProductId } from '../shared/ids.ts'
import { fold } from '../vocabulary/fold.ts'
import type { ProductFacts } from './product.ts'

/** A product that a file holds: the id made of its facts, and its place in the file. */
export interface EditionRow {
  readonly product_id: ProductId
  /** Ends with which of the products of its row it is: `<row>.<n>`. */
  readonly place: string
  readonly facts: ProductFacts
}

/** A product of the portfolio as it is now. */
export interface KnownProduct {
  readonly product_id: ProductId
  readonly facts: ProductFacts
  readonly deleted_at: string | null
  /** The key of what its file said when it was last read; null: it was typed in. */
  readonly read_key: string | null
}

const gtinOf = ({ facts: { gtin } }: { readonly facts: ProductFacts }) =>
  gtin !== null && isGtin(gtin) ? gtin.padStart(14, '0') : null

/** Producer, name, vintage and size, however they are lettered. */
export const editionKey = ({ producer, name, vintage, volume_ml }: ProductFacts): string =>
  JSON.stringify([fold(producer ?? ''), fold(name), vintage, volume_ml])

const keyWithContainer = (facts: ProductFacts) => `${editionKey(facts)}${facts.container}`

/** The row of a place, whichever of its products it is. */
const rowOf = (place: string) => place.slice(0, place.lastIndexOf('.'))

function countByRow(places: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const place of places) counts.set(rowOf(place), (counts.get(rowOf(place)) ?? 0) + 1)
  return counts
}

/** What occurs once. */
function unique<Item>(items: readonly Item[], keyOf: (item: Item) => string | null) {
  const found = new Map<string, Item | null>()
  for (const item of items) {
    const key = keyOf(item)
    if (key !== null) found.set(key, found.has(key) ? null : item)
  }
  return found
}

/**
 * Which product of the portfolio each row of a file is; rows that are not in the answer are new, and no
 * product is given twice. In this order: the row, where the same file was read before (`placed`): the
 * same id there, else the same of its products if it gave as many; the GTIN, where it occurs once on both sides (one number may stand for several vintages); the id that the
 * facts had when they were first read, which survives corrections; producer, name, vintage and size.
 */
export function matchEdition(
  rows: readonly EditionRow[],
  known: readonly KnownProduct[],
  placed: ReadonlyMap<string, ProductId>,
): Map<EditionRow, ProductId> {
  const matched = new Map<EditionRow, ProductId>()
  const byId = new Map(known.map((product) => [product.product_id, product]))
  const taken = new Set<ProductId>()
  const give = (row: EditionRow, product_id: ProductId | undefined) => {
    if (product_id === undefined || matched.has(row) || taken.has(product_id)) return
    if (!byId.has(product_id)) return
    taken.add(product_id)
    matched.set(row, product_id)
  }
  const before = countByRow([...placed.keys()])
  const now = countByRow(rows.map(({ place }) => place))
  const atRow = new Map([...placed].map(([place, id]) => [`${rowOf(place)} ${id}`, id]))
  for (const row of rows) give(row, atRow.get(`${rowOf(row.place)} ${row.product_id}`))
  for (const row of rows) {
    const at = rowOf(row.place)
    if (before.get(at) === now.get(at)) give(row, placed.get(row.place))
  }

  const live = known.filter(({ deleted_at }) => deleted_at === null)
  const productOf = unique(live, gtinOf)
  for (const [gtin, row] of unique(rows, gtinOf)) {
    if (row !== null) give(row, productOf.get(gtin)?.product_id)
  }

  const hasOtherGtin = (row: EditionRow, product: KnownProduct | undefined) => {
    const [own, other] = [gtinOf(row), product && gtinOf(product)]
    return own !== null && other !== null && other !== undefined && own !== other
  }
  for (const row of rows) {
    if (!hasOtherGtin(row, byId.get(row.product_id))) give(row, row.product_id)
  }

  const passes = [
    { key: keyWithContainer, keysOf: ({ facts }: KnownProduct) => [keyWithContainer(facts)] },
    // what was mended since differs from the next edition: what was read does not
    {
      key: editionKey,
      keysOf: ({ facts, read_key }: KnownProduct) => [editionKey(facts), read_key ?? ''],
    },
  ]
  for (const { key, keysOf } of passes) {
    const waiting = new Map<string, KnownProduct[]>()
    for (const product of live) {
      if (taken.has(product.product_id)) continue
      for (const one of new Set(keysOf(product))) {
        const same = waiting.get(one)
        if (same === undefined) waiting.set(one, [product])
        else same.push(product)
      }
    }
    for (const row of rows) {
      if (matched.has(row)) continue
      const found = waiting
        .get(key(row.facts))
        ?.find((product) => !taken.has(product.product_id) && !hasOtherGtin(row, product))
      give(row, found?.product_id)
    }
  }
  return matched
}
