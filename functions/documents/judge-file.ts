import { createHash } from 'node:crypto'
import type { DocumentMediaType, Refusal } from '#domain/documents/document.ts'
import type { ScanResult } from '#domain/documents/scan-results.ts'
import type { FileBucket } from '../platform/files/file-bucket.ts'
import { checkContent } from './check-content.ts'

/** What the scan alone says against a file. What it could not look into is looked at here. */
const refusedByScan: Readonly<Partial<Record<ScanResult, Refusal>>> = {
  THREATS_FOUND: 'malware',
  ACCESS_DENIED: 'not_scanned',
  FAILED: 'not_scanned',
}

interface StoredFile {
  readonly key: string
  readonly content_type: DocumentMediaType
}

/** The hash of what was checked, or why the file is refused. */
export type Judged =
  | { readonly reason: null; readonly sha256: string }
  | { readonly reason: Refusal; readonly sha256: null }

const refused = (reason: Refusal): Judged => ({ reason, sha256: null })

/** Judges a file that was scanned, by the scan and by its content. `isLastTry`: looking into it has failed before. */
export async function judgeFile(
  files: Pick<FileBucket, 'read'>,
  { key, content_type }: StoredFile,
  result: ScanResult,
  isLastTry: boolean,
): Promise<Judged> {
  const byScan = refusedByScan[result]
  if (byScan !== undefined) return refused(byScan)
  // what stopped the check may lie with us: only the check itself calls a file broken
  if (isLastTry) return refused('not_scanned')
  const stored = await files.read(key)
  if (stored === null) return refused('not_scanned')
  const byContent = await checkContent(stored.bytes, content_type)
  const reason = byContent ?? (result === 'NO_THREATS_FOUND' ? null : 'not_scanned')
  if (reason !== null) return refused(reason)
  return { reason, sha256: createHash('sha256').update(stored.bytes).digest('hex') }
}
