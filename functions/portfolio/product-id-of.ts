import { createHash } from 'node:crypto'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { productIdentity } from '#domain/portfolio/product-identity.ts'
import { type ProductId, productIdSchema, type UserId } from '#domain/shared/ids.ts'

/** The same product of the same producer always gets the same id, so that a file read twice doubles nothing. */
export function productIdOf(user_id: UserId, facts: ProductFacts, occurrence: number): ProductId {
  const hash = createHash('sha256').update(`${user_id}\n${productIdentity(facts, occurrence)}`)
  return productIdSchema.parse(`prd_${hash.digest('hex').slice(0, 32)}`)
}
