import type { Product } from '#domain/portfolio/product.ts'
import type { UploadId, UserId } from '#domain/shared/ids.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import { fold } from '#domain/vocabulary/fold.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { takePage } from '../platform/http/take-page.ts'
import type { ProductLines } from './product-lines.ts'
import { linesAfter, productPositionSchema } from './product-order.ts'
import type { ProductLine, ProductStore } from './product-store.ts'

interface ProductPage {
  readonly products: Product[]
  readonly total: number
  readonly next_cursor: string | null
}

/** The products of a portfolio, by name; filtered by file and words. */
export async function listProducts(
  deps: { readonly products: ProductStore; readonly lines: ProductLines },
  user_id: UserId,
  query: { cursor?: string; limit: number; upload_id?: UploadId; text?: string },
): Promise<Result<ProductPage, 'invalid_cursor'>> {
  const position = readCursor(productPositionSchema, query.cursor)
  if (!position.ok) return position
  const words = fold(query.text ?? '')
    .split(' ')
    .filter((word) => word !== '')
  const isWanted = ({ search_text, upload_ids }: ProductLine) =>
    (query.upload_id === undefined || upload_ids.includes(query.upload_id)) &&
    words.every((word) => search_text.includes(word))
  const lines = (await deps.lines(user_id)).filter(isWanted)
  const nextLines = linesAfter(lines, position.value).slice(0, query.limit + 1)
  const rows = await deps.products.findMany(
    user_id,
    nextLines.map(({ product_id }) => product_id),
  )
  const rowOf = new Map(rows.map((row) => [row.product_id, row]))
  const shown = nextLines.map((line) => ({ line, row: rowOf.get(line.product_id) }))
  const { page, next_cursor } = await takePage(
    shown,
    query.limit,
    ({ line: { name_key, product_id } }) => ({ name_key, product_id }),
  )
  const found = page.flatMap(({ row }) => row ?? [])
  return succeed({ products: found, total: lines.length, next_cursor })
}
