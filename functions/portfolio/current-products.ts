import type { UserId } from '#domain/shared/ids.ts'
import type { ProductRow } from './product-row.ts'
import type { ProductStore } from './product-store.ts'

/** The products in a user's portfolio, without the deleted ones. */
export async function currentProducts(
  products: Pick<ProductStore, 'listRows'>,
  user_id: UserId,
): Promise<ProductRow[]> {
  const current: ProductRow[] = []
  for await (const row of products.listRows(user_id)) {
    if (row.deleted_at === null) current.push(row)
  }
  return current
}
