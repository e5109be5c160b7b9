import type { TenderId, UserId } from '#domain/shared/ids.ts'
import type { SyncDeps } from './billing-deps.ts'
import { syncPayment } from './sync-payment.ts'

/** What a single application paid for in advance: its application becomes PAID once it is submitted. */
export async function syncSingle(
  deps: SyncDeps,
  user_id: UserId,
  tender_id: TenderId,
): Promise<void> {
  const payment = (await deps.payments.list(user_id)).find(
    ({ purpose, credited_tender_ids }) =>
      purpose === 'single_application' && credited_tender_ids.includes(tender_id),
  )
  if (payment !== undefined) await syncPayment(deps, user_id, payment.payment_id)
}
