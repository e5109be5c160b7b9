import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

export const handInLinksKey = ['hand-in-links'] as const

/** The links by which others hand in documents. */
export const useHandInLinks = (enabled = true) =>
  useQuery({
    queryKey: handInLinksKey,
    queryFn: ({ signal }) => callApi('listHandInLinks', { signal }),
    enabled,
  })
