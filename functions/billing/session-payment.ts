import type { Stripe } from 'stripe'
import type { PaymentPurpose, PaymentStatus } from '#domain/billing/payment-status.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import type { StripeApi } from '../platform/stripe/stripe-api.ts'
import { disputeOf } from './dispute-of.ts'
import { purchaseOf } from './purchase-intent.ts'
import { type RefundState, refundsOf } from './refunds-of.ts'

/** A one-off payment as the provider has it now. */
export interface SessionPayment {
  readonly user_id: UserId
  readonly customer_id: string
  readonly purpose: PaymentPurpose
  readonly tender_ids: readonly TenderId[]
  readonly status: PaymentStatus
  /** In cents of EUR, without discount and tax. */
  readonly net: number
  readonly total: number | null
  /** Null: none was computed. */
  readonly tax: number | null
  readonly is_reverse_charge: boolean
  readonly refunded: number
  readonly refunds: readonly RefundState[]
  readonly referral_code: string | null
  readonly created_at: Instant
  readonly paid_at: Instant | null
  readonly payment_intent: string | null
  /** False: made with the provider's test keys. */
  readonly is_live: boolean
  /** The lookup keys of the prices that were asked, as they are now. */
  readonly price_keys: readonly (string | null)[]
  /** Why it cannot be what it says; null when all is well. */
  readonly problem: string | null
}

const instantOf = (seconds: number): Instant => new Date(seconds * 1000).toISOString()
const idOf = (thing: string | { readonly id: string } | null): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)

type Intent = Stripe.PaymentIntent
const asObject = <Thing extends { readonly id: string }>(
  thing: string | Thing | null | undefined,
) => (typeof thing === 'object' ? thing : null)

/** Null: a session that is not a one-off payment of ours. */
export async function readSessionPayment(
  stripe: StripeApi,
  session_id: string,
): Promise<SessionPayment | null> {
  const session = await stripe.checkout.sessions.retrieve(session_id, {
    expand: ['line_items.data.taxes', 'payment_intent.latest_charge', 'discounts.promotion_code'],
  })
  const purchase = purchaseOf(session.metadata)
  if (session.mode !== 'payment' || purchase === null || purchase.purpose === 'access_plan')
    return null
  const intent = asObject(session.payment_intent)
  const charge = asObject(intent?.latest_charge)
  const isComplete = session.status === 'complete'
  const isTaxed = isComplete && session.automatic_tax.status === 'complete'
  return {
    user_id: purchase.user_id,
    customer_id: idOf(session.customer) ?? '',
    purpose: purchase.purpose,
    tender_ids: purchase.tender_ids,
    status: await statusOf(stripe, session, intent, charge),
    net: session.amount_subtotal ?? 0,
    total: isComplete ? session.amount_total : null,
    tax: isTaxed ? (session.total_details?.amount_tax ?? null) : null,
    is_reverse_charge: isTaxed && isReverseCharge(session),
    refunded: charge?.amount_refunded ?? 0,
    refunds: intent === null || !isPaid(session) ? [] : await refundsOf(stripe, intent.id),
    referral_code: codeOf(session) ?? purchase.referral_code,
    created_at: instantOf(session.created),
    paid_at: isPaid(session) ? instantOf(charge?.created ?? session.created) : null,
    payment_intent: intent?.id ?? null,
    is_live: session.livemode,
    price_keys: (session.line_items?.data ?? []).map(({ price }) => price?.lookup_key ?? null),
    problem: problemOf(session, purchase.tender_ids.length, intent),
  }
}

const isPaid = ({ payment_status }: Stripe.Checkout.Session): boolean =>
  payment_status === 'paid' || payment_status === 'no_payment_required'

/** A discount makes the total differ from the price as well: only the lines say why no tax was charged. */
const isReverseCharge = ({ line_items }: Stripe.Checkout.Session): boolean =>
  (line_items?.data ?? []).some(({ taxes }) =>
    taxes?.some(({ taxability_reason }) => taxability_reason === 'reverse_charge'),
  )

function codeOf({ discounts }: Stripe.Checkout.Session): string | null {
  for (const { promotion_code } of discounts ?? []) {
    const code = asObject(promotion_code ?? null)?.code
    if (code !== undefined) return code
  }
  return null
}

async function statusOf(
  stripe: StripeApi,
  session: Stripe.Checkout.Session,
  intent: Intent | null,
  charge: Stripe.Charge | null,
): Promise<PaymentStatus> {
  if (session.status === 'open') return 'open'
  if (session.status === 'expired') return 'expired'
  if (!isPaid(session)) return intent?.status === 'processing' ? 'processing' : 'failed'
  if (charge === null) return 'paid'
  if (charge.refunded) return 'refunded'
  const dispute = charge.disputed ? await disputeOf(stripe, charge.id) : 'none'
  if (dispute === 'lost') return 'refunded'
  if (dispute === 'open') return 'disputed'
  return charge.amount_refunded > 0 ? 'partly_refunded' : 'paid'
}

/**
 * Right amount, right currency, for exactly this: what was paid is compared with the price that the page
 * was made with, never with a price of today.
 */
function problemOf(
  session: Stripe.Checkout.Session,
  count: number,
  intent: Intent | null,
): string | null {
  const lines = session.line_items?.data ?? []
  const quantity = lines.reduce((sum, line) => sum + (line.quantity ?? 0), 0)
  if (session.currency !== 'eur') return 'currency'
  if (lines.some(({ currency }) => currency !== 'eur')) return 'currency'
  if (quantity !== count) return 'quantity'
  const units = lines.map(({ price }) => price?.unit_amount ?? 0)
  // pages of before this was kept name no price: the provider's own line is all that there is
  const asked = session.metadata?.unit_minor
  const isAsked = (unit: number) => asked === undefined || unit === Number(asked)
  if (units.some((unit) => unit <= 0 || !isAsked(unit))) return 'amount'
  const net = lines.reduce(
    (sum, line) => sum + (line.price?.unit_amount ?? 0) * (line.quantity ?? 0),
    0,
  )
  if (session.amount_subtotal !== net) return 'amount'
  const { amount_discount = 0, amount_tax = 0 } = session.total_details ?? {}
  if (session.amount_total !== net - amount_discount + amount_tax) return 'amount'
  if (amount_discount > 0 && !session.discounts?.length) return 'discount'
  if (!isPaid(session) || session.payment_status === 'no_payment_required') {
    return isPaid(session) && session.amount_total !== 0 ? 'amount' : null
  }
  if (intent === null || intent.currency !== 'eur') return 'currency'
  if (intent.amount_received !== session.amount_total) return 'amount'
  return idOf(intent.customer) === idOf(session.customer) ? null : 'customer'
}
