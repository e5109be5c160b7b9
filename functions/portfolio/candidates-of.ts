import { type ProductFacts, productFactsSchema } from '#domain/portfolio/product.ts'
import { productFactsOf } from '#domain/portfolio/product-facts-of.ts'
import type { Problem, ReadProduct } from '#domain/portfolio/read-product.ts'
import type { ProductId, UserId } from '#domain/shared/ids.ts'
import { productIdOf } from './product-id-of.ts'

/** A product as a file has it, with the id it has or will have in the portfolio. */
export interface Candidate {
  readonly product_id: ProductId
  readonly row: number
  /** Where it is in the file: its row, and which of the products of that row it is. */
  readonly place: string
  readonly facts: ProductFacts
}

/** What a file holds, in our terms; a row whose values break the bounds of a product is left out and told. */
export function candidatesOf(
  user_id: UserId,
  read: readonly ReadProduct[],
): { candidates: Candidate[]; problems: Problem[] } {
  const candidates: Candidate[] = []
  const problems: Problem[] = []
  const seen = new Map<ProductId, number>()
  const inRow = new Map<number, number>()
  for (const product of read) {
    const nth = (inRow.get(product.row) ?? 0) + 1
    inRow.set(product.row, nth)
    const facts = productFactsSchema.safeParse(productFactsOf(product))
    if (!facts.success) {
      const text = product.name.slice(0, 120)
      problems.push({ code: 'value_not_understood', row: product.row, text })
      continue
    }
    const first = productIdOf(user_id, facts.data, 1)
    const occurrence = (seen.get(first) ?? 0) + 1
    seen.set(first, occurrence)
    const product_id = occurrence === 1 ? first : productIdOf(user_id, facts.data, occurrence)
    candidates.push({
      product_id,
      row: product.row,
      place: `${product.row}.${nth}`,
      facts: facts.data,
    })
  }
  return { candidates, problems }
}
