import * as z from 'zod'
import { productIdSchema } from '#domain/shared/ids.ts'
import type { ProductLine } from './product-store.ts'

/** A place in the list: behind this product. */
export const productPositionSchema = z.lazy(() =>
  z.object({ name_key: z.string(), product_id: productIdSchema }),
)

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

type Position = Pick<ProductLine, 'name_key' | 'product_id'>

/** The order of every list of products: by folded name, then by id. */
export const byName = (a: Position, b: Position): number =>
  compare(a.name_key, b.name_key) || compare(a.product_id, b.product_id)

/** The lines behind a position, sorted; all of them without one. */
export const linesAfter = (lines: readonly ProductLine[], position: Position | null) =>
  lines.filter((line) => position === null || byName(line, position) > 0).sort(byName)
