import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { uploadFile } from './upload-file.ts'
import { canUpload, changeQueue, type QueuedFile } from './upload-queue.ts'
import { uploadsKey } from './use-uploads.ts'

export interface UploadQueue {
  readonly files: readonly QueuedFile[]
  readonly isUploading: boolean
  readonly select: (files: readonly File[]) => void
  readonly remove: (key: string) => void
  readonly cancel: (key: string) => void
  readonly retry: (item: QueuedFile) => void
  /** Uploads all that can be. */
  readonly uploadAll: () => Promise<void>
}

/** The selected files and their way to the storage; `onArrived` runs when some got there, by whichever button. */
export function useUploadQueue(onArrived: () => void): UploadQueue {
  const [files, change] = useReducer(changeQueue, [])
  const running = useRef(new Map<string, AbortController>())
  const queries = useQueryClient()
  const isUploading = files.some(({ at }) => at.stage === 'uploading')
  useLeaveWarning(isUploading)

  const upload = useCallback(
    async ({ key, file }: QueuedFile): Promise<boolean> => {
      if (running.current.has(key)) return false
      const controller = new AbortController()
      running.current.set(key, controller)
      const move = (percent: number) =>
        change({ type: 'moved', key, to: { stage: 'uploading', percent } })
      move(0)
      const to = await uploadFile(file, move, controller.signal)
      running.current.delete(key)
      change({ type: 'moved', key, to })
      await queries.invalidateQueries({ queryKey: uploadsKey })
      return to.stage === 'stored'
    },
    [queries],
  )
  const uploadThese = async (items: readonly QueuedFile[]): Promise<void> => {
    const arrivals = await Promise.all(items.map(upload))
    if (arrivals.some(Boolean)) onArrived()
  }
  return {
    files,
    isUploading,
    select: (selected) => change({ type: 'selected', files: selected }),
    remove: (key) => change({ type: 'removed', key }),
    cancel: (key) => running.current.get(key)?.abort(),
    retry: (item) => void uploadThese([item]),
    uploadAll: () => uploadThese(files.filter(canUpload)),
  }
}

/** The browser asks before an upload that is under way is lost. */
function useLeaveWarning(isUploading: boolean): void {
  useEffect(() => {
    if (!isUploading) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUploading])
}
