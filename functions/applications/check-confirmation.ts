import type { DeskWork } from '#domain/applications/desk-work.ts'
import type { DocumentFile } from '#domain/documents/document.ts'
import { canMove, fileTransitions } from '#domain/documents/file-lifecycle.ts'
import type { ScanResult } from '#domain/documents/scan-results.ts'
import { confirmationKey, type OwnConfirmation } from '../documents/confirmation-key.ts'
import { judgeFile } from '../documents/judge-file.ts'
import type { Clock } from '../platform/clock.ts'
import type { FileBucket } from '../platform/files/file-bucket.ts'
import type { Log } from '../platform/logging/log.ts'
import type { ApplicationStore } from './application-store.ts'

interface Checking {
  readonly applications: Pick<ApplicationStore, 'find' | 'saveDeskWork'>
  readonly files: Pick<FileBucket, 'read' | 'remove'>
  readonly now: Clock
  readonly log: Log
}
type Scanned = OwnConfirmation & { readonly result: ScanResult }

/** Somebody at the desk may write at the same moment; so many times in a row nobody does. */
const mostTries = 5

/**
 * Decides over the confirmation of an offer that was scanned, as over every document: a clean one is kept with
 * its hash, any other refused with the reason and removed. Repeating it changes nothing.
 */
export async function checkConfirmation(
  deps: Checking,
  scanned: Scanned,
  isLastTry: boolean,
): Promise<void> {
  const key = confirmationKey(scanned)
  const { desk } = (await deps.applications.find(scanned.user_id, scanned.tender_id)) ?? {}
  const announced = fileIn(desk, scanned)
  // another took its place
  if (announced === undefined) return deps.files.remove(key)
  const { content_type } = announced
  const file = canMove('pass', announced.status)
    ? await settle(
        deps,
        scanned,
        await judgeFile(deps.files, { key, content_type }, scanned.result, isLastTry),
      )
    : announced
  if (file?.status !== 'clean') await deps.files.remove(key)
  const { status, reason } = file ?? { status: 'gone', reason: null }
  deps.log.info('DOCUMENT_FILE_CHECKED', { file_id: scanned.file_id, status, reason })
}

const fileIn = (desk: DeskWork | null | undefined, { file_id }: OwnConfirmation) =>
  desk?.records.find(({ file }) => file?.file_id === file_id)?.file ?? undefined

/** Writes what was found into the record of the file, beside whatever is done at the desk meanwhile. */
async function settle(
  deps: Checking,
  scanned: Scanned,
  judged: Pick<DocumentFile, 'reason' | 'sha256'>,
): Promise<DocumentFile | undefined> {
  const transition = judged.reason === null ? 'pass' : 'refuse'
  for (let tries = 0; tries < mostTries; tries += 1) {
    const row = await deps.applications.find(scanned.user_id, scanned.tender_id)
    const before = fileIn(row?.desk, scanned)
    if (!row?.desk || before === undefined || !canMove(transition, before.status)) return before
    const file = { ...before, ...judged, status: fileTransitions[transition].to }
    const records = row.desk.records.map((record) =>
      record.file === before ? { ...record, file } : record,
    )
    const desk = { ...row.desk, records }
    const after = {
      ...row,
      desk,
      version: row.version + 1,
      updated_at: deps.now().toISOString(),
    }
    if ((await deps.applications.saveDeskWork(after, row.version, false)) !== 'refused') return file
  }
  throw new Error('the confirmation of an offer could not be settled')
}
