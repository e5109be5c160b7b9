import { useQuery } from '@tanstack/react-query'
import { callApi } from '../api.ts'

/** What the operator published at the desk; undefined until it comes, or where it cannot be had. */
export const useSiteContent = () =>
  useQuery({
    queryKey: ['getSiteContent'],
    queryFn: ({ signal }) => callApi('getSiteContent', { signal }),
    staleTime: 5 * 60_000,
  }).data
