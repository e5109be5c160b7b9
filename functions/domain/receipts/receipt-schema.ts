import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import { tenderIdSchema } from '../shared/ids.ts'
import { marketSchema } from '../shared/market-schema.ts'
import { receiptSchemaId, signatureAlgorithm } from './receipt.ts'

const sha256 = () => z.string().regex(/^[0-9a-f]{64}$/)
const sealedFile = () =>
  z.object({
    name: z.string().min(1).max(300),
    size_bytes: z.int().nonnegative(),
    sha256: sha256(),
  })

/** What a producer holds of a submission, and anybody can check. Every time in it is of the server's clock. */
export const receiptSchema = z.lazy(() =>
  z.object({
    schema: z.literal(receiptSchemaId),
    number: z.string().regex(/^NG-\d{4}(-[0-9A-Z]{4}){3}$/),
    /** The ZIP as it was stored and read back. */
    package: sealedFile(),
    /** What lies in it, by name. */
    files: z.array(sealedFile()).min(1),
    tender: z.object({
      tender_id: tenderIdSchema,
      market: marketSchema,
      reference: z.string().nullable(),
      title: z.string(),
      version: z.int().positive(),
    }),
    /** As the offer names them. */
    submitted_by: z.object({ company_name: z.string(), contact_name: z.string().nullable() }),
    submitted_at: z.object({
      utc: instantSchema,
      /** The same instant as clocks show it in the market. */
      local: z.iso.datetime({ offset: true }),
      time_zone: z.string(),
    }),
    sealed_at: instantSchema,
    /** Of the rules that the offer was held against; null: it was not. */
    rules_version: z.string().nullable(),
    signature: z.object({
      algorithm: z.literal(signatureAlgorithm),
      /** SHA-256 of the public key (SubjectPublicKeyInfo, DER). */
      key_id: sha256(),
      /** The two numbers of the signature one behind the other (IEEE P1363), 64 bytes, base64. */
      value: z.base64().length(88),
    }),
  }),
)
export type Receipt = z.infer<typeof receiptSchema>
export type SealedFile = Receipt['package']

/** A key by which receipts are checked. Keys are only ever added. */
export const receiptKeySchema = z.lazy(() =>
  z.object({
    key_id: sha256(),
    algorithm: z.literal(signatureAlgorithm),
    /** SubjectPublicKeyInfo, DER, base64. */
    public_key: z.base64(),
    /** When the first receipt was signed with it. */
    used_from: instantSchema,
  }),
)
export type ReceiptKey = z.infer<typeof receiptKeySchema>
