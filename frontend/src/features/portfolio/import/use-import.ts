import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { ImportRowKind } from '#domain/portfolio/import-row-kinds.ts'
import { rowsWithEvidence } from '#domain/portfolio/rows-with-evidence.ts'
import type { UploadId } from '#domain/shared/ids.ts'
import { type ApiInput, callApi } from '../../../lib/api.ts'
import { byCursor } from '../../../lib/pages-of.ts'
import { importRowsKey } from '../use-upload.ts'
import { uploadsKey } from '../use-uploads.ts'

const idOf = (uploadId: string) => ({ upload_id: uploadId as UploadId })

/** The rows of a file beside what was read from them, page by page. */
export const useImportRows = (uploadId: string, show: ImportRowKind, question: string) =>
  useInfiniteQuery({
    queryKey: [...importRowsKey(uploadId), show, question],
    queryFn: async ({ pageParam, signal }) => {
      const page = await callApi('listImportRows', {
        params: idOf(uploadId),
        query: { show, question: question || undefined, cursor: pageParam },
        signal,
      })
      return { ...page, rows: rowsWithEvidence(page) }
    },
    ...byCursor,
    placeholderData: keepPreviousData,
  })

/** What is asked of an import is under way when the answer comes: the upload is asked until it is done. */
function useCommand<Said>(uploadId: string, run: (said: Said) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSettled: () => queries.invalidateQueries({ queryKey: [...uploadsKey, uploadId] }),
  })
}

type SaidNow = NonNullable<ApiInput<'readUploadAgain'>['body']>

export const useReadAgain = (uploadId: string) =>
  useCommand(uploadId, (body: SaidNow) =>
    callApi('readUploadAgain', { params: idOf(uploadId), body }),
  )

export const useUndoImport = (uploadId: string) =>
  useCommand(uploadId, () => callApi('undoImport', { params: idOf(uploadId) }))

export function useMend(uploadId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ApiInput<'mendProducts'>['body']) =>
      callApi('mendProducts', { params: idOf(uploadId), body }),
    onSuccess: () =>
      Promise.all(
        [importRowsKey(uploadId), ['products'], ['matches']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
