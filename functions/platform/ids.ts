import { randomUUID } from 'node:crypto'
import {
  type DocumentId,
  documentIdSchema,
  type ExportId,
  exportIdSchema,
  type FactorId,
  type FileId,
  factorIdSchema,
  fileIdSchema,
  type IntakeId,
  intakeIdSchema,
  type ProductId,
  productIdSchema,
  type UploadId,
  uploadIdSchema,
} from '#domain/shared/ids.ts'

/** Makes the ids of new things, handed in so that tests can foretell them. */
export interface Ids {
  readonly upload: () => UploadId
  readonly product: () => ProductId
  readonly document: () => DocumentId
  readonly file: () => FileId
  readonly factor: () => FactorId
  readonly export: () => ExportId
  readonly intake: () => IntakeId
}

export const randomIds: Ids = {
  upload: () => uploadIdSchema.parse(`upl_${randomUUID()}`),
  product: () => productIdSchema.parse(`prd_${randomUUID()}`),
  document: () => documentIdSchema.parse(`doc_${randomUUID()}`),
  file: () => fileIdSchema.parse(`fil_${randomUUID()}`),
  factor: () => factorIdSchema.parse(`fac_${randomUUID()}`),
  export: () => exportIdSchema.parse(`exp_${randomUUID()}`),
  intake: () => intakeIdSchema.parse(`int_${randomUUID()}`),
}
