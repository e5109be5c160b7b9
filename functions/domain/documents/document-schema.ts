import * as z from 'zod'
import { calendarDateSchema, instantSchema } from '../shared/calendar-date-schema.ts'
import { documentIdSchema, fileIdSchema, productIdSchema } from '../shared/ids.ts'
import { isFileName } from '../shared/stored-file.ts'
import { checkDetails, documentFileTypes, mostFiles, refusals } from './document.ts'
import { fileStatuses } from './file-lifecycle.ts'
import { documentKindIds } from './kinds.ts'

const line = () => z.string().trim().min(1).max(200)

/** What the producer says of a document. */
const details = () => ({
  kind: z.enum(documentKindIds),
  /** Null: it covers the whole company. */
  product_id: productIdSchema.nullable(),
  vintage: z.int().min(1900).max(2100).nullable(),
  lot: line().nullable(),
  /** The name on it. */
  holder: line().nullable(),
  issuer: line().nullable(),
  number: line().nullable(),
  valid_from: calendarDateSchema.nullable(),
  valid_to: calendarDateSchema.nullable(),
  /** ISO 639-1 */
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).max(10),
})

export const documentDetailsSchema = z.lazy(() =>
  z.object(details()).refine((given) => checkDetails(given).length === 0, 'details_incomplete'),
)

export const documentFileSchema = z.lazy(() =>
  z.object({
    file_id: fileIdSchema,
    file_name: z.string().max(255).refine(isFileName, 'not_a_file_name'),
    content_type: z.enum(Object.values(documentFileTypes)),
    size_bytes: z.int().positive(),
    status: z.enum(fileStatuses),
    /** Why it was refused. */
    reason: z.enum(refusals).nullable(),
    /** Of the bytes as they were checked, in hexadecimal digits. */
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .nullable(),
    created_at: instantSchema,
  }),
)

export const documentSchema = z.lazy(() =>
  z.object({
    document_id: documentIdSchema,
    /** +1 at every change of the details. */
    version: z.int().positive(),
    ...details(),
    /** As the product was called when it was chosen. */
    product_name: z.string().nullable(),
    files: z.array(documentFileSchema).max(mostFiles),
    /** The document that this one is to replace, and the one that replaced this. */
    replaces: documentIdSchema.nullable(),
    replaced_by: documentIdSchema.nullable(),
    created_at: instantSchema,
  }),
)
