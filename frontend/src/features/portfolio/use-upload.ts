import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UploadId } from '#domain/shared/ids.ts'
import { callApi } from '../../lib/api.ts'
import { isBeingRead, uploadsKey } from './use-uploads.ts'

const pollMs = 1000

export const importRowsKey = (uploadId: string) => ['import-rows', uploadId] as const

/** One file, asked again until it is read or has failed; then what depends on it is told. */
export function useUpload(uploadId: string) {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: [...uploadsKey, uploadId],
    queryFn: ({ signal }) =>
      callApi('getUpload', { params: { upload_id: uploadId as UploadId }, signal }),
    refetchInterval: ({ state }) =>
      state.data === undefined || isBeingRead(state.data) ? pollMs : false,
  })
  const { data } = query
  // each reading, and each undo
  const done = data === undefined || isBeingRead(data) ? null : `${data.status} ${data.read_at}`
  useEffect(() => {
    if (done === null) return
    void queries.invalidateQueries({ queryKey: importRowsKey(uploadId) })
    void queries.invalidateQueries({ queryKey: ['products'] })
    void queries.invalidateQueries({ queryKey: ['matches'] })
    void queries.invalidateQueries({ queryKey: uploadsKey, exact: true })
  }, [done, queries, uploadId])
  return query
}
