import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import { submittedOfferSchema } from './submitted-offer.ts'

export const manifestSchemaId = 'nordgate-offer-package/1'

/** What a package holds besides this list itself. */
export const packageManifestSchema = z.lazy(() =>
  z.object({
    schema: z.literal(manifestSchemaId),
    offer_schema: submittedOfferSchema.unwrap().shape.schema,
    state: submittedOfferSchema.unwrap().shape.state,
    at: instantSchema,
    market: submittedOfferSchema.unwrap().shape.market,
    tender: z.object({ tender_id: z.int().positive(), reference: z.string().nullable() }),
    versions: submittedOfferSchema.unwrap().shape.versions.extend({
      /** The list of fields that the spreadsheet follows, and its day. */
      field_list: z.string(),
    }),
    /** Sorted by name. */
    files: z.array(
      z.object({
        name: z.string().min(1),
        /** `offer-form`, or the kind of the document. */
        kind: z.string(),
        content_type: z.string(),
        size_bytes: z.int().nonnegative(),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    ),
  }),
)
export type PackageManifest = z.infer<typeof packageManifestSchema>
