import { isDeepStrictEqual } from 'node:util'
import { isSettled, type PaymentId } from '#domain/billing/payment.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { transact } from '../platform/dynamodb/transact.ts'
import type { Written } from '../platform/dynamodb/write-rows.ts'
import type { PaymentRow } from '../platform/payments/payment-store.ts'
import { nullIfMissing } from '../platform/stripe/provider-failure.ts'
import type { StripeApi } from '../platform/stripe/stripe-api.ts'
import type { SyncDeps } from './billing-deps.ts'
import { creditsOf } from './credits.ts'
import { announceMails } from './mails/announce-mails.ts'
import { paymentMails } from './mails/due-mails.ts'
import { refundDuplicates } from './refund-duplicates.ts'
import { isLeftToOffice } from './refunds-of.ts'
import { readSessionPayment, type SessionPayment } from './session-payment.ts'
import { isCustomerOf } from './sync-subscription.ts'

/** How often a write may find that another one came first. */
const mostTries = 8

/**
 * Stores a one-off payment as the provider has it now, and with it, in one transaction, what it gives:
 * applications that become PAID or go back to SUBMITTED, single applications. What is already paid
 * otherwise is refunded. Null: not a payment of this user, or not what it should be; nothing changes.
 */
export async function syncPayment(
  deps: SyncDeps,
  user_id: UserId,
  payment_id: PaymentId,
): Promise<PaymentRow | null> {
  const stripe = await deps.stripe()
  const asked = new Set<TenderId>()
  for (let tries = 0; tries < mostTries; tries++) {
    // first our versions, then the provider's truth: what is older cannot replace what is newer
    const stored = await deps.payments.find(user_id, payment_id)
    const versioned = await deps.accessPlans.findVersioned(user_id)
    const payment = await readOwn(stripe, user_id, payment_id)
    if (payment === null) return null
    const problem = await problemWith(stripe, payment, stored, versioned.plan)
    if (problem !== null) {
      deps.log.info('PAYMENT_REFUSED', { payment_id, problem })
      return null
    }
    const credits = await creditsOf(deps, payment_id, payment)
    const duplicates = credits.duplicates.filter(
      (tender_id) => !asked.has(tender_id) && !isLeftToOffice(payment.refunds, tender_id),
    )
    if (await refundDuplicates(deps, stripe, payment_id, payment, duplicates)) {
      for (const tender_id of duplicates) asked.add(tender_id)
      continue
    }
    const next = rowOf(payment_id, payment, credits.tender_ids, stored)
    if ((await write(deps, next, stored, versioned.billing_version, credits)) === 'refused')
      continue
    await announceMails(deps, user_id, paymentMails(next, payment.refunds))
    await syncWaiting(deps, stored, next)
    return next
  }
  throw new Error('A payment changed while it was being stored, again and again')
}

/** A tender that this payment no longer pays for may be one that another payment paid for a second time. */
async function syncWaiting(
  deps: SyncDeps,
  before: PaymentRow | null,
  after: PaymentRow,
): Promise<void> {
  const given = after.credited_tender_ids
  const lost = before?.credited_tender_ids.filter((tender_id) => !given.includes(tender_id)) ?? []
  if (lost.length === 0) return
  for (const other of await deps.payments.list(after.user_id)) {
    const isDuplicate = (tender_id: TenderId) =>
      other.tender_ids.includes(tender_id) && !other.credited_tender_ids.includes(tender_id)
    if (other.payment_id !== after.payment_id && isSettled(other) && lost.some(isDuplicate)) {
      await syncPayment(deps, other.user_id, other.payment_id)
    }
  }
}

async function readOwn(stripe: StripeApi, user_id: UserId, payment_id: PaymentId) {
  const payment = await nullIfMissing(readSessionPayment(stripe, payment_id))
  return payment?.user_id === user_id ? payment : null
}

/** Whether the money is for exactly this, from exactly this company. */
async function problemWith(
  stripe: StripeApi,
  payment: SessionPayment,
  stored: PaymentRow | null,
  plan: Parameters<typeof isCustomerOf>[1],
): Promise<string | null> {
  if (payment.problem !== null) return payment.problem
  // once found to be the user's it stays so, whichever customer the user has now
  const isOwn =
    payment.customer_id === stored?.customer_id ||
    (await isCustomerOf(stripe, plan, payment.customer_id))
  if (!isOwn) return 'customer'
  if (stored !== null) return stored.net.amount_minor === payment.net ? null : 'amount'
  // our own record of the page was lost: then the price has to be the one that is sold now
  const key = payment.purpose === 'single_application' ? payment.purpose : 'application_fee'
  return payment.price_keys.every((one) => one === key) ? null : 'price'
}

function rowOf(
  payment_id: PaymentId,
  payment: SessionPayment,
  credited: readonly TenderId[],
  stored: PaymentRow | null,
): PaymentRow {
  const money = (amount_minor: number) => ({ amount_minor, currency: 'EUR' })
  return {
    payment_id,
    user_id: payment.user_id,
    customer_id: payment.customer_id,
    purpose: payment.purpose,
    tender_ids: [...payment.tender_ids],
    status: payment.status,
    net: money(payment.net),
    total: payment.total === null ? null : money(payment.total),
    tax: payment.tax === null ? null : money(payment.tax),
    is_reverse_charge: payment.is_reverse_charge,
    refunded: payment.refunded === 0 ? null : money(payment.refunded),
    referral_code: payment.referral_code,
    created_at: payment.created_at,
    paid_at: payment.paid_at,
    credited_tender_ids: isSettled(payment) ? [...credited] : [],
    version: (stored?.version ?? 0) + 1,
  }
}

async function write(
  deps: SyncDeps,
  next: PaymentRow,
  stored: PaymentRow | null,
  billing_version: number,
  credits: Awaited<ReturnType<typeof creditsOf>>,
): Promise<Written> {
  const isSame = stored !== null && isDeepStrictEqual({ ...next, version: stored.version }, stored)
  const { user_id } = next
  const writes = credits.changes.map(({ row, by, replaces }) =>
    deps.applications.saveIn(row, by, replaces),
  )
  if (credits.singles !== null) {
    writes.push(deps.accessPlans.saveSinglesIn(user_id, credits.singles, billing_version))
  }
  if (isSame && writes.length === 0) return 'written'
  const written = await transact(deps.table, [deps.payments.saveIn(next), ...writes])
  if (written === 'written') {
    const { status, payment_id } = next
    deps.log.info('PAYMENT_SYNCED', { payment_id, status, applications: credits.changes.length })
  }
  return written
}
