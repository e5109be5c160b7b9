import { useBilling } from '../../lib/payments/use-billing.ts'
import { useSubscription } from '../../lib/subscription.ts'
import { useDeskRole } from '../../lib/use-desk-role.ts'

/** Whether the user may apply for a tender, as far as this device knows; the server decides again. */
export function useMayApply(tenderId: number): boolean {
  const deskRole = useDeskRole()
  const { subscribed } = useSubscription()
  const { data } = useBilling()
  return (
    deskRole !== null ||
    subscribed ||
    (data?.single_tender_ids.some((id) => id === tenderId) ?? false)
  )
}
