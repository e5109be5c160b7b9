import * as z from 'zod'
import { productFactsSchema, productSchema } from './product.ts'

/** A product in a list of all of them: facts that are not stated are left out. */
export const productLineSchema = z.lazy(() =>
  productSchema
    .unwrap()
    .pick({ product_id: true, version: true, upload_id: true, corrected_fields: true })
    .extend({
      /** Every file that holds it. */
      upload_ids: z.array(productSchema.unwrap().shape.upload_id.unwrap()),
      facts: productFactsSchema.unwrap().partial().required({ name: true }),
    }),
)
export type ProductLine = z.infer<typeof productLineSchema>

/** Neither null nor an empty list. */
export const isStated = (value: unknown) =>
  value !== null && !(Array.isArray(value) && value.length === 0)

/** A product without what it does not state. */
export const productLineOf = ({
  product_id,
  version,
  upload_id,
  upload_ids,
  corrected_fields,
  facts,
}: Omit<ProductLine, 'facts'> & { readonly facts: object }): ProductLine => ({
  product_id,
  version,
  upload_id,
  upload_ids,
  corrected_fields,
  facts: Object.fromEntries(
    Object.entries(facts).filter(([, value]) => isStated(value)),
  ) as ProductLine['facts'],
})
