import { maxProblems, maxProducts } from '#domain/portfolio/product-limit.ts'
import type { Problem } from '#domain/portfolio/read-product.ts'
import type { ReadingChoices } from '#domain/portfolio/reading/reading-choices.ts'
import { undoUntil } from '#domain/portfolio/upload.ts'
import type { UploadId, UserId } from '#domain/shared/ids.ts'
import type { Written } from '../platform/dynamodb/write-rows.ts'
import { type Announcing, announceChange } from './announce-change.ts'
import { removeProductsOfUpload } from './delete-upload.ts'
import { entriesOf, removeEntries, writeEntries } from './import-entries.ts'
import type { ImportFiles, ImportOwner } from './import-files.ts'
import { readJournal, removeJournal, writeJournal } from './import-journal.ts'
import { type Change, planImport } from './plan-import.ts'
import type { PortfolioFiles } from './portfolio-files.ts'
import type { ProductRow } from './product-row.ts'
import type { ProductStore } from './product-store.ts'
import type { FileReading as FileReadingResult } from './reading/read-portfolio.ts'
import { revertProducts, setGone } from './revert-products.ts'
import { storeCandidates } from './store-candidates.ts'
import type { UploadRow, UploadStore } from './upload-store.ts'

export type FileReading = Announcing & {
  readonly uploads: UploadStore
  readonly products: ProductStore
  readonly files: PortfolioFiles
  readonly imports: ImportFiles
  readonly read: (
    bytes: Uint8Array,
    fileName: string,
    choices: ReadingChoices,
  ) => Promise<FileReadingResult>
}

const withProblems = (problems: readonly Problem[]) => ({
  problems: problems.slice(0, maxProblems),
  problem_count: problems.length,
})

const tooMany: Problem = { code: 'too_many_rows', row: null, text: null }

/** Whether a reading found that the file holds nothing; else it may go better another time. */
const isEmpty = (problems: readonly Problem[]) =>
  problems.some(({ code }) => code === 'no_products_found')

/** Ends the reading of a file without a product. What an earlier reading brought stays unless the file holds nothing. */
export async function failUpload(
  deps: Pick<FileReading, 'uploads' | 'now' | 'log'>,
  upload: UploadRow,
  problems: readonly Problem[],
  etag: string | null,
): Promise<Written> {
  const isKept = isReadBefore(upload) && !isEmpty(problems)
  const ended: Pick<UploadRow, 'status' | 'product_count' | 'import'> = isKept
    ? { status: 'read', product_count: upload.product_count, import: upload.import }
    : {
        status: 'failed',
        product_count: 0,
        import: upload.import && { ...upload.import, added: 0, changed: 0, same: 0, gone: 0 },
      }
  const ofRows = isKept ? upload.problems.filter(({ row }) => row !== null) : []
  const written = await deps.uploads.update({
    ...upload,
    ...withProblems([...problems, ...ofRows]),
    ...ended,
    read_at: deps.now().toISOString(),
    read_etag: etag,
  })
  deps.log.info('FILE_REFUSED', { upload_id: upload.upload_id, problem: problems[0]?.code })
  return written
}

/** Whether products of the file are in the portfolio. */
const isReadBefore = ({ import: done, product_count }: UploadRow) =>
  done !== null && product_count > 0

/** Ends a reading that gives nothing; what an earlier reading of the file wrote goes if the file holds nothing. */
async function refuseReading(
  deps: FileReading,
  upload: UploadRow,
  reading: FileReadingResult,
  etag: string,
): Promise<void> {
  const { rows = [], problems } = reading
  if (isReadBefore(upload) && !isEmpty(problems)) {
    if ((await failUpload(deps, upload, problems, etag)) === 'refused') await giveWay(deps, upload)
    return
  }
  // also a file that gave nothing can be looked at, and its columns be named
  if (rows.length > 0) {
    const entries = entriesOf({ planned: [], gone: [] }, problems)
    await writeEntries(deps.imports, upload, { reading, rows, entries })
  }
  const journal = await readJournal(deps.imports, upload)
  await revertProducts(deps, upload, [...journal.values()], deps.now())
  await removeJournal(deps.imports, upload)
  if ((await failUpload(deps, upload, problems, etag)) === 'refused') {
    return giveWay(deps, upload)
  }
  if (journal.size === 0) return
  const left = await deps.products.listLines(upload.user_id)
  await deps.portfolios.countAgain(upload.user_id, left.length, deps.now())
}

async function storeReading(
  deps: FileReading,
  upload: UploadRow,
  reading: FileReadingResult,
  etag: string,
): Promise<void> {
  const { user_id, upload_id } = upload
  // the vocabulary is not needed before a file has been read
  const { candidatesOf } = await import('./candidates-of.ts')
  const { candidates, problems } = candidatesOf(user_id, reading)
  const known: ProductRow[] = []
  for await (const row of deps.products.listRows(user_id)) known.push(row)
  const earlier = await readJournal(deps.imports, upload)
  const plan = planImport(upload, candidates, known, earlier)
  const present = known.filter(({ deleted_at }) => deleted_at === null).length
  const added = plan.planned.filter(({ stored }) => stored === null).length
  if (present + added > maxProducts)
    return refuseReading(deps, upload, { ...reading, problems: [tooMany] }, etag)

  // before the products: whatever is written can be taken back
  const kept = plan.dropped.map((entry) => [entry.product_id, entry] as const)
  await writeJournal(deps.imports, upload, new Map([...kept, ...plan.journal]))
  await storeCandidates(deps, upload, plan.planned)
  await revertProducts(deps, upload, plan.dropped, deps.now())
  await writeJournal(deps.imports, upload, plan.journal)

  await setGone(
    deps.products,
    upload,
    plan.gone,
    upload.choices?.take_out_gone ?? false,
    deps.now(),
  )
  const all = [...reading.problems, ...problems, ...plan.problems]
  const { rows = [] } = reading
  await writeEntries(deps.imports, upload, { reading, rows, entries: entriesOf(plan, all) })
  const count = await deps.products.listLines(user_id)
  const of = (change: Change) => plan.planned.filter((one) => one.change === change).length
  const done: UploadRow = {
    ...upload,
    ...withProblems(all),
    status: 'read',
    product_count: plan.planned.length,
    read_at: deps.now().toISOString(),
    read_etag: etag,
    import: {
      added: of('added'),
      changed: of('changed'),
      same: of('same'),
      gone: plan.gone.length,
      edition_of: plan.edition_of,
      is_gone_out: upload.choices?.take_out_gone ?? false,
      // however often the file is read again
      undo_until: upload.import?.undo_until ?? undoUntil(deps.now()),
    },
  }
  const change = deps.portfolios.saveCount(user_id, count.length, deps.now())
  if ((await deps.uploads.update(done, [change])) === 'refused') await giveWay(deps, upload)
  deps.log.info('FILE_READ', {
    upload_id,
    product_count: plan.planned.length,
    problem_count: all.length,
  })
}

/** The producer removed the file while it was being read, or asked something else of it, which its own work does. */
async function giveWay(deps: FileReading, { user_id, upload_id }: ImportOwner): Promise<void> {
  if ((await deps.uploads.find(user_id, upload_id)) !== null) return
  await removeJournal(deps.imports, { user_id, upload_id })
  await removeEntries(deps.imports, { user_id, upload_id })
  const owner = { user_id, upload_id }
  const left = await removeProductsOfUpload(deps.products, owner, deps.now())
  await deps.portfolios.countAgain(user_id, left, deps.now())
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
    // of a reading that broke off before, too
    await giveWay(deps, { user_id, upload_id })
    return deps.log.info('FILE_IGNORED', { upload_id })
  }
  const isUndone = upload.status === 'undoing' || upload.status === 'undone'
  const file = isUndone ? null : await deps.files.read(user_id, upload_id)
  if (file === null) return deps.log.info('FILE_IGNORED', { upload_id })
  const isReadAlready = upload.read_etag === file.etag
  if (isReadAlready) deps.log.info('FILE_IGNORED', { upload_id })
  else {
    const asked: UploadRow = { ...upload, status: 'reading' }
    if ((await deps.uploads.update(asked)) === 'refused') return
    const choices = upload.choices ?? {
      columns: await deps.portfolios.columnChoices(user_id),
      taken_in: [],
    }
    const reading = await deps.read(file.bytes, upload.file_name, choices)
    if (reading.products.length > 0) await storeReading(deps, asked, reading, file.etag)
    else await refuseReading(deps, asked, reading, file.etag)
  }
  // also for a file read before: its announcement may be what failed
  await announceChange(deps, user_id)
}
