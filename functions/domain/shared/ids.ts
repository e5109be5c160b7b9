import * as z from 'zod'

const prefixed = <Prefix extends string>(prefix: Prefix) =>
  z.string().regex(new RegExp(`^${prefix}_[0-9a-zA-Z-]{8,64}$`))

/** The `sub` of the user pool: who owns portfolio, applications and company profile. */
export const userIdSchema = z.string().min(1).max(128).brand<'UserId'>()
export type UserId = z.infer<typeof userIdSchema>

/** Numeric as specified; the published reference is a field of its own. */
export const tenderIdSchema = z.int().positive().brand<'TenderId'>()
export type TenderId = z.infer<typeof tenderIdSchema>

export const uploadIdSchema = prefixed('upl').brand<'UploadId'>()
export type UploadId = z.infer<typeof uploadIdSchema>

export const productIdSchema = prefixed('prd').brand<'ProductId'>()
export type ProductId = z.infer<typeof productIdSchema>

export const factorIdSchema = prefixed('fac').brand<'FactorId'>()
export type FactorId = z.infer<typeof factorIdSchema>

export const exportIdSchema = prefixed('exp').brand<'ExportId'>()
export type ExportId = z.infer<typeof exportIdSchema>
