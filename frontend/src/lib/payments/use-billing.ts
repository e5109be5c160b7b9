import { useQuery } from '@tanstack/react-query'
import { useSession } from '../session.ts'
import { billingQuery } from './billing-query.ts'

/** What the caller has bought; idle for visitors. */
export function useBilling() {
  const { state } = useSession()
  return useQuery({ ...billingQuery, enabled: state === 'signed_in' })
}
