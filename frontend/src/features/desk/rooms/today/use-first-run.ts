import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api.ts'

/** How far the account is set up. */
export const useFirstRun = () =>
  useQuery({
    queryKey: ['getFirstRun'],
    queryFn: ({ signal }) => callApi('getFirstRun', { signal }),
    staleTime: 60_000,
    refetchOnMount: 'always',
  })
