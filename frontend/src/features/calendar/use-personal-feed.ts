import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

const queryKey = ['personal-feed']

/** The caller's own calendar address: since when there is one, making another, ending it. */
export function usePersonalFeed() {
  const queries = useQueryClient()
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('findPersonalFeed', { signal }),
  })
  const made = useMutation({
    mutationFn: () => callApi('makePersonalFeed'),
    onSuccess: ({ made_at }) => queries.setQueryData(queryKey, { made_at }),
  })
  const ended = useMutation({
    mutationFn: () => callApi('endPersonalFeed'),
    onSuccess: () => {
      made.reset()
      queries.setQueryData(queryKey, { made_at: null })
    },
  })
  return { found, made, ended }
}
