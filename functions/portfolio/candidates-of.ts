import { withDerivedEvidence } from '#domain/portfolio/derived-evidence.ts'
import type { ProductEvidence } from '#domain/portfolio/evidence.ts'
import { type ProductFacts, productFactsSchema } from '#domain/portfolio/product.ts'
import { productFactsOf } from '#domain/portfolio/product-facts-of.ts'
import { type EvidencedProduct, productsPerSize } from '#domain/portfolio/products-per-size.ts'
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
  const ofRows = new Set<ProductId>()
  const inRow = new Map<string, number>()
  const further: { readonly of: Placed; readonly products: readonly EvidencedProduct[] }[] = []
  const take = ({ sheet, rowKey, row }: Placed, product: EvidencedProduct, isFurther: boolean) => {
    const facts = productFactsSchema.safeParse(productFactsOf(product))
    if (!facts.success) {
      const text = product.name.slice(0, 120)
      problems.push({ code: 'value_not_understood', row, text, sheet })
      return
    }
    const first = productIdOf(user_id, facts.data, 1)
    // a size that has a row of its own in the file is that row's; two rows of one name have both their sizes
    if (isFurther && ofRows.has(first)) return
    if (!isFurther) ofRows.add(first)
    const occurrence = (seen.get(first) ?? 0) + 1
    seen.set(first, occurrence)
    const nth = (inRow.get(rowKey) ?? 0) + 1
    inRow.set(rowKey, nth)
    candidates.push({
      product_id: occurrence === 1 ? first : productIdOf(user_id, facts.data, occurrence),
      sheet,
      row,
      place: `${rowKey}.${nth}`,
      evidence: product.evidence ? withDerivedEvidence(product.evidence, facts.data) : null,
      facts: facts.data,
    })
  }
  for (const [at, product] of read.entries()) {
    const table = tables.find(({ first, count }) => at >= first && at < first + count)
    const { sheet, first_column } = table ?? { sheet: 0, first_column: 0 }
    const { row } = product
    const of = { sheet, row, rowKey: `${sheet}.${first_column}.${row}` }
    const [own = product, ...products] = productsPerSize(product)
    take(of, own, false)
    if (products.length > 0) further.push({ of, products })
  }
  for (const { of, products } of further) for (const product of products) take(of, product, true)
  return { candidates, problems }
}

/** Where the products of a row are in the file. */
interface Placed {
  readonly sheet: number
  readonly row: number
  readonly rowKey: string
}
