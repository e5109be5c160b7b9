import * as z from 'zod'
import { productIdSchema, tenderIdSchema, uploadIdSchema } from '#domain/shared/ids.ts'

/** Path and query values arrive as text. */
export const tenderParams = () => z.object({ tender_id: z.coerce.number().pipe(tenderIdSchema) })
export const productParams = () => z.object({ product_id: productIdSchema })
/** `<user_id>~<secret>`: whose it is, and the secret that opens it. */
export const ownedKeySchema = z.lazy(() => z.string().regex(/^[\w-]{1,128}~[\w-]{43}$/))
export const uploadParams = () => z.object({ upload_id: uploadIdSchema })

/** Opaque; an unknown one answers `invalid_cursor`. */
export const cursorQuery = () =>
  z.object({
    cursor: z.string().max(2000).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  })
export const nextCursor = () => z.string().nullable()
export const nothing = () => z.object({})
