import { useQuery } from '@tanstack/react-query'
import { callApi } from '../api.ts'
import { useSession } from '../session.ts'

export const applicationsKey = ['applications'] as const

/** The caller’s applications; idle for visitors. */
export function useApplications() {
  const { state } = useSession()
  return useQuery({
    queryKey: applicationsKey,
    queryFn: ({ signal }) => callApi('listApplications', { signal }),
    enabled: state === 'signed_in',
  })
}
