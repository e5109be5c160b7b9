import type { DocumentFile } from '#domain/documents/document.ts'
import { canMove, type FileTransition, fileTransitions } from '#domain/documents/file-lifecycle.ts'
import type { ScanResult } from '#domain/documents/scan-results.ts'
import type { Clock } from '../platform/clock.ts'
import type { FileBucket } from '../platform/files/file-bucket.ts'
import type { Log } from '../platform/logging/log.ts'
import { documentFileKey, type OwnFile } from './document-file-key.ts'
import type { DocumentRow } from './document-row.ts'
import type { DocumentStore } from './document-store.ts'
import { judgeFile } from './judge-file.ts'
import { settleReplacement } from './settle-replacement.ts'

export interface FileChecking {
  readonly documents: DocumentStore
  readonly files: FileBucket
  readonly now: Clock
  readonly log: Log
}

/** Moves the file along the table of transitions; what is past it stays as it is. */
function move(
  deps: FileChecking,
  { file_id, ...own }: OwnFile,
  transition: FileTransition,
  facts: Partial<Pick<DocumentFile, 'reason' | 'sha256'>> = {},
): Promise<DocumentRow | null> {
  const { to } = fileTransitions[transition]
  const isAbout = (file: DocumentFile) =>
    file.file_id === file_id && canMove(transition, file.status)
  return deps.documents.change(
    own,
    (row) =>
      row.files.some(isAbout)
        ? {
            ...row,
            files: row.files.map((file) =>
              isAbout(file) ? { ...file, ...facts, status: to } : file,
            ),
          }
        : null,
    deps.now(),
  )
}

const fileOf = (row: DocumentRow | null, { file_id }: OwnFile) =>
  row?.files.find((file) => file.file_id === file_id)

/** The bytes are there, the scan is under way. */
export async function markArrived(deps: FileChecking, own: OwnFile): Promise<void> {
  const row = await move(deps, own, 'arrive')
  // exchanged or removed while it was under way: nothing else would ever delete it
  if (fileOf(row, own) === undefined) await deps.files.remove(documentFileKey(own))
}

/**
 * Decides over a file that was scanned: a clean one is checked by its content and kept with its hash, any
 * other is refused with the reason and removed. Repeating it changes nothing. `isLastTry`: looking into
 * the file has failed before, so it is not looked into again.
 */
export async function checkScannedFile(
  deps: FileChecking,
  own: OwnFile,
  result: ScanResult,
  isLastTry: boolean,
): Promise<void> {
  const key = documentFileKey(own)
  const file = fileOf(await deps.documents.find(own.user_id, own.document_id), own)
  if (file === undefined) return deps.files.remove(key)
  const row = canMove('pass', file.status)
    ? await decide(deps, own, file, result, isLastTry)
    : await deps.documents.find(own.user_id, own.document_id)
  const decided = fileOf(row, own)
  if (row === null || decided === undefined || decided.status === 'refused') {
    await deps.files.remove(key)
  } else await settleReplacement(deps, row)
  const { status, reason } = decided ?? { status: 'gone', reason: null }
  deps.log.info('DOCUMENT_FILE_CHECKED', { file_id: own.file_id, status, reason })
}

async function decide(
  deps: FileChecking,
  own: OwnFile,
  file: DocumentFile,
  result: ScanResult,
  isLastTry: boolean,
): Promise<DocumentRow | null> {
  const { content_type } = file
  const stored = { key: documentFileKey(own), content_type }
  const judged = await judgeFile(deps.files, stored, result, isLastTry)
  return move(deps, own, judged.reason === null ? 'pass' : 'refuse', judged)
}
