import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'

/** Everything published of a tender and its criteria; for those with the Access plan. */
export function useTender(tenderId: number) {
  const { state } = useSession()
  return useQuery({
    queryKey: ['tender', tenderId],
    queryFn: ({ signal }) => callApi('getTender', { params: { tender_id: tenderId }, signal }),
    enabled: state === 'signed_in',
  })
}
