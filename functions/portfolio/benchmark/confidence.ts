import type { ProductEvidence } from '#domain/portfolio/evidence.ts'
import type { ReadProduct } from '#domain/portfolio/read-product.ts'
import type { ScoredField } from '../made-lists/expectation.ts'

/** A product with how sure the reader is of each of its values. */
export type WithConfidence = ReadProduct & { readonly evidence?: ProductEvidence }

/** From 0 to 1; null: the reader does not say how sure it is. */
export const confidenceOf = (product: WithConfidence, field: ScoredField): number | null =>
  product.evidence?.values[field]?.confidence ?? null
