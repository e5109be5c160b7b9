import type { Product } from '#domain/portfolio/product.ts'
import type { UploadId, UserId } from '#domain/shared/ids.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import { fold } from '#domain/vocabulary/fold.ts'
import { readCursor, writeCursor } from '../platform/http/cursor.ts'
import { byName, linesAfter, productPositionSchema } from './product-order.ts'
import type { ProductStore } from './product-store.ts'

interface ProductPage {
  readonly products: Product[]
  readonly total: number
  readonly next_cursor: string | null
}

/** The products of a portfolio, by name; filtered by file and words. */
export async function listProducts(
  products: ProductStore,
  user_id: UserId,
  query: { cursor?: string; limit: number; upload_id?: UploadId; text?: string },
): Promise<Result<ProductPage, 'invalid_cursor'>> {
  const position = readCursor(productPositionSchema, query.cursor)
  if (!position.ok) return position
  const words = fold(query.text ?? '')
    .split(' ')
    .filter((word) => word !== '')
  const lines = await products.listLines(user_id, { upload_id: query.upload_id, words })
  const rest = linesAfter(lines, position.value)
  const page = rest.slice(0, query.limit)
  const rows = await products.findMany(
    user_id,
    page.map(({ product_id }) => product_id),
  )
  const last = page.at(-1)
  return succeed({
    products: rows.sort(byName),
    total: lines.length,
    next_cursor: last && rest.length > page.length ? writeCursor(last) : null,
  })
}
