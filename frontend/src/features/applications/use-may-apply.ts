import { useBilling } from '../../lib/payments/use-billing.ts'
import { useSession } from '../../lib/session.ts'
import { useSubscription } from '../../lib/subscription.ts'

/** Whether the user may apply for a tender, as far as this device knows; the server decides again. */
export function useMayApply(tenderId: number): boolean {
  const { user } = useSession()
  const { subscribed } = useSubscription()
  const { data } = useBilling()
  const isAdministrator = user?.groups.includes('admin') ?? false
  return (
    isAdministrator ||
    subscribed ||
    (data?.single_tender_ids.some((id) => id === tenderId) ?? false)
  )
}
