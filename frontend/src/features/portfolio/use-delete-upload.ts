import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UploadId } from '#domain/shared/ids.ts'
import { callApi } from '../../lib/api.ts'
import { uploadsKey } from './use-uploads.ts'

/** Removes a file and the products read from it. */
export function useDeleteUpload() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (upload_id: UploadId) => callApi('deleteUpload', { params: { upload_id } }),
    onSuccess: () =>
      Promise.all(
        [uploadsKey, ['products'], ['matches']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
