import type { deskPaymentRoutes } from '#contracts/desk-payments.ts'
import type { RouteOutput } from '#contracts/route.ts'
import type { PaymentId } from '#domain/billing/payment.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { Money } from '#domain/shared/money.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { CompanyProfileStore } from '../../companies/company-profile-store.ts'
import type { PaymentRow } from '../../platform/payments/payment-store.ts'
import { isProviderDown, nullIfMissing } from '../../platform/stripe/provider-failure.ts'
import type { SyncDeps } from '../billing-deps.ts'
import { shareOf } from '../refund-duplicates.ts'
import { returnedTenders } from '../refunds-of.ts'
import { readSessionPayment, type SessionPayment } from '../session-payment.ts'

type DeskPayment = RouteOutput<(typeof deskPaymentRoutes)['findPayment']>

export type PaymentLooking = Pick<SyncDeps, 'payments' | 'applications' | 'stripe' | 'log'> & {
  readonly profiles: Pick<CompanyProfileStore, 'find'>
}

/** One payment: as it is stored, as the provider has it, and what it pays for. */
export async function findPayment(
  deps: PaymentLooking,
  user_id: UserId,
  payment_id: PaymentId,
): Promise<Result<DeskPayment, 'not_found'>> {
  const row = await deps.payments.find(user_id, payment_id)
  if (row === null) return fail('not_found')
  const [profile, session, applications] = await Promise.all([
    deps.profiles.find(user_id),
    askProvider(deps, payment_id),
    Promise.all(
      row.tender_ids.map(async (tender_id) => ({
        tender_id,
        status: (await deps.applications.find(user_id, tender_id))?.status ?? null,
        is_credited: row.credited_tender_ids.includes(tender_id),
      })),
    ),
  ])
  return succeed({
    payment: { ...row, company_name: profile?.legal_name ?? null },
    applications,
    provider: session && providerStateOf(session, row),
  })
}

/** The page of what is stored stays readable while the provider is down. */
async function askProvider(
  { stripe, log }: PaymentLooking,
  payment_id: PaymentId,
): Promise<SessionPayment | null> {
  try {
    return await nullIfMissing(readSessionPayment(await stripe(), payment_id))
  } catch (error) {
    if (!isProviderDown(error)) throw error
    log.error('PROVIDER_UNAVAILABLE', error)
    return null
  }
}

const euros = (amount_minor: number): Money => ({ amount_minor, currency: 'EUR' })

/** What may still go back: nothing of what never came, is disputed or was taken by the bank. */
export const refundableOf = ({ status, total, refunded }: SessionPayment): number =>
  status === 'paid' || status === 'partly_refunded' ? (total ?? 0) - refunded : 0

/** What of it is the tender's; 0: it went back. */
export const refundableShareOf = (
  session: SessionPayment,
  tender_id: SessionPayment['tender_ids'][number],
): number =>
  returnedTenders(session.refunds).includes(tender_id)
    ? 0
    : Math.min(shareOf(session, tender_id, session.total ?? 0), refundableOf(session))

function providerStateOf(session: SessionPayment, row: PaymentRow): DeskPayment['provider'] {
  const { payment_intent, status, refunded, refunds } = session
  const test = session.is_live ? '' : 'test/'
  return {
    url:
      payment_intent === null
        ? null
        : `https://dashboard.stripe.com/${test}payments/${encodeURIComponent(payment_intent)}`,
    status,
    refundable: euros(refundableOf(session)),
    shares: session.tender_ids
      .map((tender_id) => ({ tender_id, amount: euros(refundableShareOf(session, tender_id)) }))
      .filter(({ amount }) => amount.amount_minor > 0),
    refunds: [...refunds],
    is_unreconciled: status !== row.status || refunded !== (row.refunded?.amount_minor ?? 0),
  }
}
