import { maxProblems, maxProducts } from '#domain/portfolio/product-limit.ts'
import type { Problem, Reading } from '#domain/portfolio/read-product.ts'
import type { UploadId, UserId } from '#domain/shared/ids.ts'
import { type Announcing, announceChange } from './announce-change.ts'
import { removeProductsOfUpload } from './delete-upload.ts'
import type { PortfolioFiles } from './portfolio-files.ts'
import type { ProductStore } from './product-store.ts'
import { storeCandidates } from './store-candidates.ts'
import type { UploadRow, UploadStore } from './upload-store.ts'

export type FileReading = Announcing & {
  readonly uploads: UploadStore
  readonly products: ProductStore
  readonly files: PortfolioFiles
  readonly read: (bytes: Uint8Array, fileName: string) => Promise<Reading>
}

const withProblems = (problems: readonly Problem[]) => ({
  problems: problems.slice(0, maxProblems),
  problem_count: problems.length,
})

const tooMany: Problem = { code: 'too_many_rows', row: null, text: null }

/** Ends the reading of a file without a product. */
export async function failUpload(
  deps: Pick<FileReading, 'uploads' | 'now' | 'log'>,
  upload: UploadRow,
  problems: readonly Problem[],
  etag: string | null,
): Promise<void> {
  await deps.uploads.update({
    ...upload,
    ...withProblems(problems),
    status: 'failed',
    product_count: 0,
    read_at: deps.now().toISOString(),
    read_etag: etag,
  })
  deps.log.info('FILE_REFUSED', { upload_id: upload.upload_id, problem: problems[0]?.code })
}

async function storeReading(
  deps: FileReading,
  upload: UploadRow,
  reading: Reading,
  etag: string,
): Promise<void> {
  const { user_id, upload_id } = upload
  // the vocabulary is not needed before a file has been read
  const { candidatesOf } = await import('./candidates-of.ts')
  const { candidates, problems } = candidatesOf(user_id, reading.products)
  const known = await deps.products.findMany(
    user_id,
    candidates.map(({ product_id }) => product_id),
  )
  const stored = new Map(known.map((row) => [row.product_id as string, row]))
  const present = await deps.products.listLines(user_id, { words: [] })
  if (present.length + candidates.length - stored.size > maxProducts) {
    return failUpload(deps, upload, [tooMany], etag)
  }
  const outcome = await storeCandidates(deps, upload, candidates, stored)
  const all = [...reading.problems, ...problems, ...outcome.problems]
  const count = await deps.products.listLines(user_id, { words: [] })
  const done: UploadRow = {
    ...upload,
    ...withProblems(all),
    status: 'read',
    product_count: outcome.product_count,
    read_at: deps.now().toISOString(),
    read_etag: etag,
  }
  const change = deps.portfolios.saveCount(user_id, count.length, deps.now())
  if ((await deps.uploads.update(done, [change])) === 'refused') {
    // the producer removed the file while it was being read
    const left = await removeProductsOfUpload(deps.products, user_id, upload_id)
    await deps.portfolios.countAgain(user_id, left, deps.now())
  }
  deps.log.info('FILE_READ', {
    upload_id,
    product_count: outcome.product_count,
    problem_count: all.length,
  })
}

/** Reads a file that arrived. Repeating it changes nothing; the original stays as it is. */
export async function readStoredFile(
  deps: FileReading,
  { user_id, upload_id }: { readonly user_id: UserId; readonly upload_id: UploadId },
): Promise<void> {
  const upload = await deps.uploads.find(user_id, upload_id)
  if (upload === null) {
    // taken back while it was under way: nothing else would ever delete it
    await deps.files.remove(user_id, upload_id)
    return deps.log.info('FILE_IGNORED', { upload_id })
  }
  const file = await deps.files.read(user_id, upload_id)
  if (file === null) return deps.log.info('FILE_IGNORED', { upload_id })
  const isReadBefore = upload.read_etag === file.etag
  if (isReadBefore) deps.log.info('FILE_IGNORED', { upload_id })
  else {
    await deps.uploads.update({ ...upload, status: 'reading' })
    const reading = await deps.read(file.bytes, upload.file_name)
    if (reading.products.length > 0) await storeReading(deps, upload, reading, file.etag)
    else await failUpload(deps, upload, reading.problems, file.etag)
  }
  // also for a file read before: its announcement may be what failed
  await announceChange(deps, user_id)
}
