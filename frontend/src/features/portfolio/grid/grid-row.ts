import { noFacts } from '#domain/portfolio/no-facts.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import type { ProductLine } from '#domain/portfolio/product-line.ts'
import type { ProductId } from '#domain/shared/ids.ts'
import { fold } from '#domain/vocabulary/fold.ts'
import { type MissingFact, missingFacts } from '../missing-facts.ts'

/** A product with what it is searched and sorted by. */
export interface GridRow {
  readonly id: ProductId
  readonly line: ProductLine
  readonly facts: ProductFacts
  readonly nameKey: string
  readonly producerKey: string
  readonly searchText: string
  readonly missing: readonly MissingFact[]
}

const rows = new WeakMap<ProductLine, GridRow>()

/** Made once of each line: ten thousand are searched with every letter. */
export function rowOf(line: ProductLine): GridRow {
  const known = rows.get(line)
  if (known !== undefined) return known
  const facts: ProductFacts = { ...noFacts, ...line.facts }
  const { name, producer, type, region, vintage } = facts
  const made: GridRow = {
    id: line.product_id,
    line,
    facts,
    nameKey: fold(name),
    producerKey: fold(producer ?? ''),
    searchText: fold([name, producer, type, region, vintage].filter(Boolean).join(' ')),
    missing: missingFacts(facts),
  }
  rows.set(line, made)
  return made
}
