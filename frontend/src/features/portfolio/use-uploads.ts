import { useInfiniteQuery } from '@tanstack/react-query'
import { neverArrived, type Upload } from '#domain/portfolio/upload.ts'
import { hasStopped } from '#domain/portfolio/upload-lifecycle.ts'
import { callApi } from '../../lib/api.ts'
import { byCursor } from '../../lib/pages-of.ts'

export const uploadsKey = ['uploads'] as const
const pollMs = 1500

export const isBeingRead = ({ status }: Pick<Upload, 'status'>): boolean =>
  status === 'waiting' || status === 'reading' || status === 'undoing'

/** The caller’s files, page by page; asked again while one is being read. */
export const useUploads = () =>
  useInfiniteQuery({
    queryKey: uploadsKey,
    queryFn: ({ pageParam, signal }) =>
      callApi('listUploads', { query: { cursor: pageParam }, signal }),
    ...byCursor,
    refetchInterval: ({ state }) =>
      // a file announced but never put stays `waiting` until its address has expired
      state.data?.pages.flatMap(({ uploads }) => uploads).some(isUnderWay) ? pollMs * 2 : false,
  })

const isUnderWay = (upload: Upload) => {
  const now = new Date()
  return isBeingRead(upload) && !neverArrived(upload, now) && !hasStopped(upload, now)
}
