import * as z from 'zod'
import { type Product, productPriceSchema, productSchema } from '#domain/portfolio/product.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { type UserId, uploadIdSchema, userIdSchema } from '#domain/shared/ids.ts'
import { fold } from '#domain/vocabulary/fold.ts'

/** A product as it lies in its table. */
export const productRowSchema = z.lazy(() =>
  productSchema.unwrap().extend({
    user_id: userIdSchema,
    /** Every file of the portfolio that holds the product; `upload_id` is the last one read. */
    upload_ids: z.array(uploadIdSchema),
    /** Set while the product is taken out of the portfolio. */
    deleted_at: instantSchema.nullable(),
    /** The import that took it out, not somebody by hand: a list that holds it brings it back. */
    taken_out_by: uploadIdSchema.nullable().default(null),
    /** What the file said of it, as a key, when it was last read: newer editions are compared with that. */
    read_key: z.string().nullable().default(null),
    /** What the file said of its price besides the amount, before anybody saw to it. */
    read_terms: productPriceSchema
      .unwrap()
      .pick({ per: true, units_per_case: true, basis: true })
      .nullable()
      .default(null),
    /** Folded name: what the list is sorted by. */
    name_key: z.string(),
    /** Folded name, producer, type and region: what the list is searched in. */
    search_text: z.string(),
  }),
)
export type ProductRow = z.infer<typeof productRowSchema>

/** A product with what belongs to its row made anew from its facts. */
export function productRowOf(
  user_id: UserId,
  product: Product & Partial<Pick<ProductRow, 'read_key' | 'read_terms'>>,
  {
    upload_ids,
    deleted_at,
    taken_out_by = null,
  }: Pick<ProductRow, 'upload_ids' | 'deleted_at'> & Partial<Pick<ProductRow, 'taken_out_by'>>,
): ProductRow {
  const { name, producer, type, region } = product.facts
  const words = [name, producer, type, region].filter((part) => part !== null)
  return {
    ...product,
    upload_ids,
    deleted_at,
    taken_out_by,
    read_key: product.read_key ?? null,
    read_terms: product.read_terms ?? null,
    user_id,
    name_key: fold(name),
    search_text: fold(words.join(' ')),
  }
}
