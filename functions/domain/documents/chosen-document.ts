import * as z from 'zod'
import { productIdSchema } from '../shared/ids.ts'
import { documentFileSchema, documentSchema } from './document-schema.ts'

/** A document of the library as an offer takes it: which version, and the hash of each file. */
export const chosenDocumentSchema = z.lazy(() =>
  documentSchema
    .unwrap()
    .pick({
      document_id: true,
      version: true,
      kind: true,
      vintage: true,
      lot: true,
      holder: true,
      issuer: true,
      number: true,
      valid_from: true,
      valid_to: true,
    })
    .extend({
      /** Null: it covers the whole company, or was submitted before this was kept. */
      product_id: productIdSchema.nullable().default(null),
      /** What it answers: `document_<code>` or `document_<kind>`. */
      question: z.string().min(1).max(80),
      /** Those that came: clean ones are offered, others say why they are not. */
      files: z.array(
        documentFileSchema.unwrap().pick({
          file_id: true,
          file_name: true,
          content_type: true,
          size_bytes: true,
          sha256: true,
          status: true,
        }),
      ),
    }),
)
export type ChosenDocument = z.infer<typeof chosenDocumentSchema>
