import * as z from 'zod'

const prefixed = <Prefix extends string>(prefix: Prefix) =>
  z.string().regex(new RegExp(`^${prefix}_[0-9a-zA-Z-]{8,64}$`))

/** The `sub` of the user pool: who owns portfolio, applications and company profile. */
export const userIdSchema = z.lazy(() => z.string().min(1).max(128).brand<'UserId'>())
export type UserId = z.infer<typeof userIdSchema>

/** Numeric as specified; the published reference is a field of its own. */
export const tenderIdSchema = z.lazy(() => z.int().positive().brand<'TenderId'>())
export type TenderId = z.infer<typeof tenderIdSchema>

export const uploadIdSchema = z.lazy(() => prefixed('upl').brand<'UploadId'>())
export type UploadId = z.infer<typeof uploadIdSchema>

export const productIdSchema = z.lazy(() => prefixed('prd').brand<'ProductId'>())
export type ProductId = z.infer<typeof productIdSchema>

export const documentIdSchema = z.lazy(() => prefixed('doc').brand<'DocumentId'>())
export type DocumentId = z.infer<typeof documentIdSchema>

/** A file of a document. */
export const fileIdSchema = z.lazy(() => prefixed('fil').brand<'FileId'>())
export type FileId = z.infer<typeof fileIdSchema>

export const factorIdSchema = z.lazy(() => prefixed('fac').brand<'FactorId'>())
export type FactorId = z.infer<typeof factorIdSchema>

export const exportIdSchema = z.lazy(() => prefixed('exp').brand<'ExportId'>())
export type ExportId = z.infer<typeof exportIdSchema>

/** Made by the visitor's page, so that a repeated request is known as the same. */
export const messageIdSchema = z.lazy(() => prefixed('msg').brand<'MessageId'>())
/** Of the thread of an application; made by the page of who writes, for the same reason. */
export const threadMessageIdSchema = z.lazy(() => prefixed('thm').brand<'ThreadMessageId'>())
export type ThreadMessageId = z.infer<typeof threadMessageIdSchema>
/** Of an outcome of an application; made by the page of who records it. */
export const outcomeIdSchema = z.lazy(() => prefixed('out').brand<'OutcomeId'>())
export type OutcomeId = z.infer<typeof outcomeIdSchema>
/** Of bottles that are sent as samples; made by the page. */
export const sampleIdSchema = z.lazy(() => prefixed('smp').brand<'SampleId'>())
export type SampleId = z.infer<typeof sampleIdSchema>
/** Of an entry of an order record; made by the page of who records it. */
export const orderEntryIdSchema = z.lazy(() => prefixed('ord').brand<'OrderEntryId'>())
export const privateSaleIdSchema = z.lazy(() => prefixed('pvs').brand<'PrivateSaleId'>())
export type PrivateSaleId = z.infer<typeof privateSaleIdSchema>

/** Of the request for a talk; made by the visitor's page. */
export const consultationIdSchema = z.lazy(() => prefixed('cns').brand<'ConsultationId'>())
export type ConsultationId = z.infer<typeof consultationIdSchema>

export const enquiryIdSchema = z.lazy(() =>
  z.union([messageIdSchema, consultationIdSchema, privateSaleIdSchema]),
)
export type EnquiryId = z.infer<typeof enquiryIdSchema>

/** Of a saved search; made by the page that saves it. */
export const savedSearchIdSchema = z.lazy(() => prefixed('sea').brand<'SavedSearchId'>())
export type SavedSearchId = z.infer<typeof savedSearchIdSchema>

/** A plan that was brought to the desk. */
export const intakeIdSchema = z.lazy(() => prefixed('int').brand<'IntakeId'>())
export type IntakeId = z.infer<typeof intakeIdSchema>
