import type { ReadProduct } from '#domain/portfolio/read-product.ts'
import type { ScoredField } from '../made-lists/expectation.ts'

/** How sure the reader is of each value, from 0 to 1; a reader that weighs evidence gives it with the product. */
export type WithConfidence = ReadProduct & {
  readonly confidence?: Partial<Record<ScoredField, number>> | null
}

/** Null: the reader does not say how sure it is. */
export const confidenceOf = (product: WithConfidence, field: ScoredField): number | null =>
  product.confidence?.[field] ?? null
