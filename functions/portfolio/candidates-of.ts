import { withDerivedEvidence } from '#domain/portfolio/derived-evidence.ts'
import type { ProductEvidence } from '#domain/portfolio/evidence.ts'
import { type ProductFacts, productFactsSchema } from '#domain/portfolio/product.ts'
import { productFactsOf } from '#domain/portfolio/product-facts-of.ts'
import type { Problem, Reading } from '#domain/portfolio/read-product.ts'
import type { ProductId, UserId } from '#domain/shared/ids.ts'
import { productIdOf } from './product-id-of.ts'

/** A product as a file has it, with the id it has or will have in the portfolio. */
export interface Candidate {
  readonly product_id: ProductId
  readonly sheet: number
  readonly row: number
  readonly evidence: ProductEvidence | null
  /** Where it is in the file: its table, its row, and which of the products of that row it is. */
  readonly place: string
  readonly facts: ProductFacts
}

/** What a file holds, in our terms; a row whose values break the bounds of a product is left out and told. */
export function candidatesOf(
  user_id: UserId,
  { products: read, tables = [] }: Pick<Reading, 'products' | 'tables'>,
): { candidates: Candidate[]; problems: Problem[] } {
  const candidates: Candidate[] = []
  const problems: Problem[] = []
  const seen = new Map<ProductId, number>()
  const inRow = new Map<string, number>()
  for (const [at, product] of read.entries()) {
    const table = tables.find(({ first, count }) => at >= first && at < first + count)
    const { sheet, first_column } = table ?? { sheet: 0, first_column: 0 }
    const rowKey = `${sheet}.${first_column}.${product.row}`
    const nth = (inRow.get(rowKey) ?? 0) + 1
    inRow.set(rowKey, nth)
    const facts = productFactsSchema.safeParse(productFactsOf(product))
    if (!facts.success) {
      const text = product.name.slice(0, 120)
      problems.push({ code: 'value_not_understood', row: product.row, text, sheet })
      continue
    }
    const first = productIdOf(user_id, facts.data, 1)
    const occurrence = (seen.get(first) ?? 0) + 1
    seen.set(first, occurrence)
    const product_id = occurrence === 1 ? first : productIdOf(user_id, facts.data, occurrence)
    candidates.push({
      product_id,
      sheet,
      row: product.row,
      place: `${rowKey}.${nth}`,
      evidence: product.evidence ? withDerivedEvidence(product.evidence, facts.data) : null,
      facts: facts.data,
    })
  }
  return { candidates, problems }
}
