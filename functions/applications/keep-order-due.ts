import { nextOrderDue, type OrderDue } from '#domain/orders/order-record.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { findOrderSteps, wonHistory } from './get-order.ts'
import type { TimelineDeps } from './timeline.ts'

interface Named {
  readonly user_id: UserId
  readonly tender_id: TenderId
}

const mostAttempts = 3

const isSame = (a: OrderDue | null, b: OrderDue | null): boolean =>
  a?.step === b?.step && a?.on === b?.on

/**
 * Works out which step of a won application's order is due next, and keeps it for the desk's list of the day. To be
 * called after whatever may change it: the record, the outcome, the timeline, the tender. Where something else of the
 * row was written between, it is worked out again.
 */
export async function keepOrderDue(
  deps: TimelineDeps,
  { user_id, tender_id }: Named,
): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const row = await deps.applications.find(user_id, tender_id)
    // most applications never have an order
    if (row === null || (row.order_due === null && wonHistory(row) === null)) return
    const order = await findOrderSteps(deps, { user_id, tender_id })
    const order_due = order && nextOrderDue(order.steps)
    if (isSame(row.order_due, order_due)) return
    const { version } = row
    const written = await deps.applications.keepOrderDue({
      user_id,
      tender_id,
      version,
      order_due,
    })
    if (written === 'written') return
  }
}
