import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UploadId } from '#domain/shared/ids.ts'
import { callApi } from '../../lib/api.ts'
import { isBeingRead, uploadsKey } from './use-uploads.ts'

const pollMs = 1000

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
  const isRead = query.data?.status === 'read'
  useEffect(() => {
    if (!isRead) return
    void queries.invalidateQueries({ queryKey: ['products'] })
    void queries.invalidateQueries({ queryKey: ['matches'] })
    void queries.invalidateQueries({ queryKey: uploadsKey, exact: true })
  }, [isRead, queries])
  return query
}
