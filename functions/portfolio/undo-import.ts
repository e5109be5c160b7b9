import { canChange } from '#domain/portfolio/upload-lifecycle.ts'
import type { UploadId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import type { SendMessages } from '../platform/queue/send-messages.ts'
import { type Announcing, announceChange } from './announce-change.ts'
import type { ImportFiles } from './import-files.ts'
import { readJournal, removeJournal, writeJournal } from './import-journal.ts'
import type { ProductRow } from './product-row.ts'
import type { ProductStore } from './product-store.ts'
import { revertProducts, setGone } from './revert-products.ts'
import type { FileRequest } from './stored-file-event.ts'
import type { UploadRow, UploadStore } from './upload-store.ts'

interface Owner {
  readonly user_id: UserId
  readonly upload_id: UploadId
}

/** Asks for the undo of an import; thousands of products take longer than an answer may. */
export async function askToUndo(
  deps: {
    readonly uploads: UploadStore
    readonly askForWork: SendMessages<FileRequest>
    readonly now: Clock
  },
  { user_id, upload_id }: Owner,
): Promise<Result<UploadRow, 'not_found' | 'transition_not_allowed' | 'undo_expired'>> {
  const upload = await deps.uploads.find(user_id, upload_id)
  if (upload === null) return fail('not_found')
  const now = deps.now()
  // asked before: the message may be what was lost
  const isAsked = upload.status === 'undoing'
  if (!isAsked && !canChange('undo', upload.status)) return fail('transition_not_allowed')
  if (upload.import === null) return fail('transition_not_allowed')
  if (!isAsked && Date.parse(upload.import.undo_until) < now.getTime()) return fail('undo_expired')
  const asked: UploadRow = { ...upload, status: 'undoing', asked_at: now.toISOString() }
  if (!isAsked && (await deps.uploads.command(asked)) === 'refused') {
    return fail('transition_not_allowed')
  }
  await deps.askForWork([{ kind: 'undo', user_id, upload_id }])
  return succeed(asked)
}

/** Takes back what an import did to the portfolio; the file stays and can be read again. Repeating it changes nothing. */
export async function undoImport(
  deps: Announcing & {
    readonly uploads: UploadStore
    readonly products: ProductStore
    readonly imports: ImportFiles
  },
  { user_id, upload_id }: Owner,
): Promise<void> {
  const upload = await deps.uploads.find(user_id, upload_id)
  if (upload === null || upload.status !== 'undoing' || upload.import === null) return
  const now = deps.now()
  const journal = await readJournal(deps.imports, upload)
  await revertProducts(deps, upload, [...journal.values()], now)
  const rows: ProductRow[] = []
  for await (const row of deps.products.listRows(user_id)) rows.push(row)
  await setGone(deps.products, upload, rows, false, now)
  // corrected products wait for their list: it finds them by their places
  const waiting = rows.filter(
    ({ taken_out_by, upload_ids }) => taken_out_by === upload_id && upload_ids.length === 0,
  )
  const kept = waiting.flatMap(({ product_id }) => journal.get(product_id) ?? [])
  if (kept.length === 0) await removeJournal(deps.imports, upload)
  else {
    const entries = kept.map((entry) => [entry.product_id, entry] as const)
    await writeJournal(deps.imports, upload, new Map(entries))
  }
  const left = await deps.products.listLines(user_id)
  const done: UploadRow = { ...upload, status: 'undone', product_count: 0, read_etag: null }
  const change = deps.portfolios.saveCount(user_id, left.length, now)
  if ((await deps.uploads.update(done, [change])) === 'refused') return
  deps.log.info('IMPORT_UNDONE', { upload_id, product_count: journal.size })
  await announceChange(deps, user_id)
}
