import type { ProductId, UploadId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { mapInBatches } from '../platform/map-in-batches.ts'
import { type Announcing, announceChange } from './announce-change.ts'
import { removeEntries } from './import-entries.ts'
import type { ImportFiles, ImportOwner } from './import-files.ts'
import { removeJournal } from './import-journal.ts'
import type { PortfolioFiles } from './portfolio-files.ts'
import type { ProductRow } from './product-row.ts'
import type { ProductStore } from './product-store.ts'
import { setGone } from './revert-products.ts'
import type { UploadStore } from './upload-store.ts'

/** How many conditional writes are under way at once. */
const writesAtOnce = 16

/** What the deletion leaves in the portfolio: products of other files too, corrected ones, and those deleted by hand. */
const isKept = (row: ProductRow) =>
  row.upload_ids.length > 1 || row.corrected_fields.length > 0 || row.deleted_at !== null

/** The product without this file; one that came last from it now belongs to the file before. */
async function forgetUpload(products: ProductStore, first: ProductRow, upload_id: UploadId) {
  for (let row: ProductRow | null = first; row?.upload_ids.includes(upload_id); ) {
    const upload_ids = row.upload_ids.filter((id) => id !== upload_id)
    const isLast = row.upload_id === upload_id
    const origin = isLast ? { upload_id: upload_ids.at(-1) ?? null, row: null } : {}
    const next: ProductRow = { ...row, ...origin, upload_ids }
    if ((await products.saveReading(next, row)) === 'written') return
    // corrected meanwhile: the correction stays
    row = await products.find(row.user_id, row.product_id)
  }
}

/** Removes the products that only this file brought, and puts back those it took out; gives how many the portfolio has left. */
export async function removeProductsOfUpload(
  products: ProductStore,
  { user_id, upload_id }: ImportOwner,
  now: Date,
): Promise<number> {
  const gone: ProductId[] = []
  const kept: ProductRow[] = []
  const takenOut: ProductRow[] = []
  let left = 0
  for await (const row of products.listRows(user_id)) {
    const isOfUpload = row.upload_ids.includes(upload_id)
    if (isOfUpload && !isKept(row)) gone.push(row.product_id)
    else if (row.deleted_at === null) left += 1
    // one that no file holds waits for its list
    else if (row.taken_out_by === upload_id && row.upload_ids.length > 0) takenOut.push(row)
    if (isOfUpload && isKept(row)) kept.push(row)
  }
  await mapInBatches(kept, writesAtOnce, (row) => forgetUpload(products, row, upload_id))
  await setGone(products, { user_id, upload_id }, takenOut, false, now)
  await products.removeMany(user_id, gone)
  return left + takenOut.length
}

/**
 * Removes a file and the products that came only from it and were not corrected. The upload's own row
 * goes last, so that a broken attempt can be repeated.
 */
export async function deleteUpload(
  deps: Announcing & {
    readonly uploads: UploadStore
    readonly products: ProductStore
    readonly files: PortfolioFiles
    readonly imports: ImportFiles
  },
  user_id: UserId,
  upload_id: UploadId,
): Promise<Result<Record<string, never>, 'not_found'>> {
  if ((await deps.uploads.find(user_id, upload_id)) === null) return fail('not_found')
  const left = await removeProductsOfUpload(deps.products, { user_id, upload_id }, deps.now())
  await deps.files.remove(user_id, upload_id)
  await removeJournal(deps.imports, { user_id, upload_id })
  await removeEntries(deps.imports, { user_id, upload_id })
  const change = deps.portfolios.saveCount(user_id, left, deps.now())
  await deps.uploads.remove(user_id, upload_id, [change])
  await announceChange(deps, user_id)
  return succeed({})
}
