import { useQuery } from '@tanstack/react-query'
import type { Upload } from '#domain/portfolio/upload.ts'
import { callApi } from '../../lib/api.ts'

export const uploadsKey = ['uploads'] as const
const pollMs = 1500

export const isBeingRead = ({ status }: Pick<Upload, 'status'>): boolean =>
  status === 'waiting' || status === 'reading'

/** The caller’s files; asked again while one is being read. */
export const useUploads = () =>
  useQuery({
    queryKey: uploadsKey,
    queryFn: ({ signal }) => callApi('listUploads', { signal }),
    refetchInterval: ({ state }) =>
      // a file announced but never put stays `waiting`; a reading shows within seconds
      state.data?.uploads.some((upload) => isBeingRead(upload) && isRecent(upload))
        ? pollMs * 2
        : false,
  })

const recentMs = 10 * 60_000
const isRecent = ({ created_at }: Upload) => Date.now() - Date.parse(created_at) < recentMs
