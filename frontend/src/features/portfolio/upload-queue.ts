import { checkPortfolioFile } from '#domain/portfolio/upload.ts'
import type { ApiErrorCode } from '../../lib/api-error.ts'

export type RejectionCode = 'invalid_file_type' | 'file_too_large' | 'empty_file'

/** How far a selected file is: `stored` means that its bytes arrived and it will be read. */
export type FileStage =
  | { readonly stage: 'ready' }
  | { readonly stage: 'rejected'; readonly code: RejectionCode }
  | { readonly stage: 'uploading'; readonly percent: number }
  | { readonly stage: 'stored'; readonly upload_id: string }
  | { readonly stage: 'cancelled' }
  | { readonly stage: 'error'; readonly code: ApiErrorCode }

export interface QueuedFile {
  readonly key: string
  readonly file: File
  readonly at: FileStage
}

export type QueueChange =
  | { readonly type: 'selected'; readonly files: readonly File[] }
  | { readonly type: 'removed'; readonly key: string }
  | { readonly type: 'moved'; readonly key: string; readonly to: FileStage }

let lastKey = 0

function enqueue(file: File): QueuedFile {
  lastKey += 1
  const code = checkPortfolioFile(file)
  return {
    key: `file-${lastKey}`,
    file,
    at: code === null ? { stage: 'ready' } : { stage: 'rejected', code },
  }
}

/** The same file chosen twice is one file. */
const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/** What becomes of the list of selected files. */
export function changeQueue(
  queue: readonly QueuedFile[],
  change: QueueChange,
): readonly QueuedFile[] {
  switch (change.type) {
    case 'selected': {
      const fresh = change.files.filter(
        (file) =>
          !queue.some(({ file: queued, at }) => isSame(queued, file) && at.stage !== 'stored'),
      )
      return [...queue, ...fresh.map(enqueue)]
    }
    case 'removed':
      return queue.filter(({ key }) => key !== change.key)
    case 'moved':
      return queue.map((item) => (item.key === change.key ? { ...item, at: change.to } : item))
  }
}

/** The files that a press of "Upload portfolio" sends. */
export const canUpload = ({ at }: QueuedFile): boolean =>
  at.stage === 'ready' || at.stage === 'error' || at.stage === 'cancelled'
