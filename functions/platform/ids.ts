import { randomUUID } from 'node:crypto'
import {
  type ExportId,
  exportIdSchema,
  type FactorId,
  factorIdSchema,
  type ProductId,
  productIdSchema,
  type UploadId,
  uploadIdSchema,
} from '#domain/shared/ids.ts'

/** Makes the ids of new things, handed in so that tests can foretell them. */
export interface Ids {
  readonly upload: () => UploadId
  readonly product: () => ProductId
  readonly factor: () => FactorId
  readonly export: () => ExportId
}

export const randomIds: Ids = {
  upload: () => uploadIdSchema.parse(`upl_${randomUUID()}`),
  product: () => productIdSchema.parse(`prd_${randomUUID()}`),
  factor: () => factorIdSchema.parse(`fac_${randomUUID()}`),
  export: () => exportIdSchema.parse(`exp_${randomUUID()}`),
}
