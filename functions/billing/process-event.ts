import * as z from 'zod'
import { paymentIdSchema } from '#domain/billing/payment.ts'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { nullIfMissing } from '../platform/stripe/provider-failure.ts'
import type { SyncDeps } from './billing-deps.ts'
import { paidChargeOf, readPlanCharge } from './plan-charge.ts'
import { purchaseOf } from './purchase-intent.ts'
import { syncPayment } from './sync-payment.ts'
import { syncPlanCharge } from './sync-plan-charge.ts'
import { syncSubscription } from './sync-subscription.ts'

/** What we read of a notification: which object it is about. What it says of it is a hint only. */
export const stripeEventSchema = z.lazy(() =>
  z.object({
    id: z.string().min(1).max(200),
    type: z.string(),
    created: z.int(),
    data: z.object({ object: z.record(z.string(), z.unknown()) }),
  }),
)
export type StripeEvent = z.infer<typeof stripeEventSchema>

type Subject = 'session' | 'subscription' | 'invoice' | 'charge' | 'dispute' | 'refund' | 'tax_id'

/** The events we listen to, and what each is about. Others are answered and ignored. */
export const eventSubjects: Readonly<Record<string, Subject>> = {
  'checkout.session.completed': 'session',
  'checkout.session.async_payment_succeeded': 'session',
  'checkout.session.async_payment_failed': 'session',
  'checkout.session.expired': 'session',
  'customer.subscription.created': 'subscription',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'invoice.paid': 'invoice',
  'invoice.payment_failed': 'invoice',
  'charge.refunded': 'charge',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
  'refund.failed': 'refund',
  'customer.tax_id.updated': 'tax_id',
}

const idOf = z.lazy(() =>
  z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
)
const text = (object: Readonly<Record<string, unknown>>, field: string): string | null =>
  idOf.safeParse(object[field]).data ?? null

/** Brings what is stored to what the provider has, for the object that a notification is about. */
export async function processEvent(deps: SyncDeps, event: StripeEvent): Promise<void> {
  const { object } = event.data
  const customer = text(object, 'customer')
  switch (eventSubjects[event.type]) {
    case 'session':
      await syncSession(deps, text(object, 'id') ?? '')
      return
    case 'subscription':
    case 'invoice':
      return syncCustomer(deps, customer)
    case 'refund':
      // with the mail to the customer the office is told; it owes the money also where nobody is mailed
      if (!(await syncIntent(deps, text(object, 'payment_intent')))) {
        deps.log.info('REFUND_FAILED', { refund_id: text(object, 'id') })
      }
      return
    case 'charge':
    case 'dispute':
      await syncIntent(deps, text(object, 'payment_intent'))
      return
    case 'tax_id':
      return tellTaxId(deps, customer, text(object, 'id'))
    case undefined:
      return
  }
}

/** Answers whether what the page is for was found. */
async function syncSession(deps: SyncDeps, session_id: string): Promise<boolean> {
  const payment_id = paymentIdSchema.safeParse(session_id)
  const stripe = await deps.stripe()
  const session = await nullIfMissing(stripe.checkout.sessions.retrieve(session_id))
  const purchase = session && purchaseOf(session.metadata)
  if (!payment_id.success || session === null || !purchase) return false
  if (purchase.purpose !== 'access_plan') {
    return (await syncPayment(deps, purchase.user_id, payment_id.data)) !== null
  }
  const { customer } = session
  await syncCustomer(deps, typeof customer === 'string' ? customer : (customer?.id ?? null))
  return true
}

async function syncCustomer(deps: SyncDeps, customer_id: string | null): Promise<void> {
  if (customer_id === null) return
  const user_id = await userOf(deps, customer_id)
  if (user_id !== null) await syncSubscription(deps, user_id, customer_id)
}

/**
 * Refunds and disputes are about a payment intent; its page, or its invoice, says what was paid. Answers
 * whether that was found.
 */
async function syncIntent(deps: SyncDeps, payment_intent: string | null): Promise<boolean> {
  if (payment_intent === null) return false
  const stripe = await deps.stripe()
  const { data } = await stripe.checkout.sessions.list({ payment_intent, limit: 1 })
  const [session] = data
  if (session !== undefined) return syncSession(deps, session.id)
  // the plan is paid by invoices: only a one-off payment has its intent on a page
  const charge = await paidChargeOf(stripe, payment_intent)
  const planCharge = charge && (await readPlanCharge(stripe, charge))
  if (planCharge === null) return false
  const user_id = await userOf(deps, planCharge.customer_id)
  return user_id !== null && syncPlanCharge(deps, user_id, planCharge)
}

/** The office looks at a VAT number that the provider could not confirm; the purchase stands. */
async function tellTaxId(
  deps: SyncDeps,
  customer_id: string | null,
  id: string | null,
): Promise<void> {
  if (customer_id === null || id === null) return
  const stripe = await deps.stripe()
  const taxId = await nullIfMissing(stripe.customers.retrieveTaxId(customer_id, id))
  const status = taxId?.verification?.status
  if (status === 'unverified' || status === 'unavailable') {
    deps.log.info('TAX_ID_NOT_VERIFIED', { customer_id, status })
  }
}

async function userOf(deps: SyncDeps, customer_id: string): Promise<UserId | null> {
  const stripe = await deps.stripe()
  const customer = await nullIfMissing(stripe.customers.retrieve(customer_id))
  if (customer === null || customer.deleted) return null
  return userIdSchema.safeParse(customer.metadata.user_id).data ?? null
}
