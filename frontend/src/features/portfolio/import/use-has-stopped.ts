import { useEffect, useState } from 'react'
import type { Upload } from '#domain/portfolio/upload.ts'
import { hasStopped } from '#domain/portfolio/upload-lifecycle.ts'

const lookMs = 5000

/** Whether the work on a file has stopped on its way; the page that waits for it learns it by itself. */
export function useHasStopped(upload: Pick<Upload, 'status' | 'asked_at' | 'created_at'>): boolean {
  const [now, setNow] = useState(() => new Date())
  const isBusy = upload.status === 'reading' || upload.status === 'undoing'
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => setNow(new Date()), lookMs)
    return () => clearInterval(timer)
  }, [isBusy])
  return hasStopped(upload, now)
}
