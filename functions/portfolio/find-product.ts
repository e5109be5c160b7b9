import type { Product } from '#domain/portfolio/product.ts'
import type { ProductId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { ProductStore } from './product-store.ts'

/** One product of the portfolio; a deleted one is not found. */
export async function findProduct(
  products: ProductStore,
  user_id: UserId,
  product_id: ProductId,
): Promise<Result<Product, 'not_found'>> {
  const row = await products.find(user_id, product_id)
  return row === null || row.deleted_at !== null ? fail('not_found') : succeed(row)
}
