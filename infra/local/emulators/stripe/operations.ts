import type { Operations } from './operation.ts'
import { catalogue } from './resources/catalogue.ts'
import { checkoutSessions } from './resources/checkout-sessions.ts'
import { customers } from './resources/customers.ts'
import { events } from './resources/events.ts'
import { invoices } from './resources/invoices.ts'
import { payments } from './resources/payments.ts'
import { portalSessions } from './resources/portal-sessions.ts'
import { promotionCodes } from './resources/promotion-codes.ts'
import { refunds } from './resources/refunds.ts'
import { subscriptions } from './resources/subscriptions.ts'
import { taxIds } from './resources/tax-ids.ts'

/** Every request that the fake answers. */
export const operations: Operations = {
  ...customers,
  ...taxIds,
  ...catalogue,
  ...promotionCodes,
  ...checkoutSessions,
  ...subscriptions,
  ...invoices,
  ...payments,
  ...refunds,
  ...events,
  ...portalSessions,
}
