import * as z from 'zod'
import type { AccessPlan } from '#domain/billing/access-plan.ts'
import { isSettled } from '#domain/billing/payment.ts'
import { paymentPurposes } from '#domain/billing/payment-status.ts'
import { accessEndOf, type Subscription } from '#domain/billing/subscription.ts'
import { calendarDateSchema } from '#domain/shared/calendar-date-schema.ts'
import { tenderIdSchema } from '#domain/shared/ids.ts'
import { moneySchema } from '#domain/shared/money-schema.ts'
import type { PaymentRow } from '../../platform/payments/payment-store.ts'
import type { InvoicedPeriod } from '../invoiced-period.ts'
import type { PlanCharge } from '../plan-charge.ts'
import { type RefundState, returnedTenders } from '../refunds-of.ts'

export const billingMailKinds = [
  'access_requested',
  'access_granted',
  'access_withdrawn',
  'subscription_started',
  'subscription_renewed',
  'renewal_failed',
  'subscription_will_end',
  'subscription_ended',
  'subscription_refunded',
  'subscription_refund_failed',
  'subscription_dispute_opened',
  'subscription_dispute_lost',
  'payment_received',
  'payment_refunded',
  'refund_failed',
  'dispute_opened',
  'dispute_lost',
] as const

/** A mail that the stored state calls for. The same state calls for the same one: its key is the same. */
export const dueMailSchema = z.lazy(() =>
  z.object({
    mail_key: z.string().min(1).max(300),
    kind: z.enum(billingMailKinds),
    /** The day the mail speaks of. */
    date: calendarDateSchema.nullable(),
    /** Where the period begins that ends on the day. */
    from: calendarDateSchema.nullable().default(null),
    amount: moneySchema.nullable(),
    tender_ids: z.array(tenderIdSchema),
    /** What was bought for those tenders; null: the mail is on no such payment. */
    purpose: z.enum(paymentPurposes).nullable().default(null),
    /** Who asks the operator for the plan. */
    company_name: z.string().nullable().default(null),
  }),
)
export type DueMail = z.infer<typeof dueMailSchema>

const due = (
  kind: DueMail['kind'],
  of: string,
  said: Partial<Omit<DueMail, 'mail_key' | 'kind'>> = {},
): DueMail => ({
  mail_key: `${kind}#${of}`,
  kind,
  date: null,
  from: null,
  amount: null,
  tender_ids: [],
  purpose: null,
  company_name: null,
  ...said,
})

/** The refund that a mail says did not arrive; null: the mail is on something else. */
export const failedRefundOf = ({ kind, mail_key }: DueMail): string | null =>
  kind === 'refund_failed' || kind === 'subscription_refund_failed'
    ? mail_key.slice(`${kind}#`.length)
    : null

/** Tells the operator that somebody wants the Access plan on invoice. */
export const accessRequestMail = (company_name: string, requested_at: string): DueMail =>
  due('access_requested', requested_at, { company_name, date: dayOf(requested_at) })

/** Tells the producer what the operator decided; null where nothing was ever granted. */
export function grantMail({ granted_until, granted_at }: AccessPlan): DueMail | null {
  if (granted_until !== null) {
    return due('access_granted', `${granted_until}#${granted_at}`, { date: granted_until })
  }
  return granted_at === null ? null : due('access_withdrawn', granted_at)
}

const dayOf = (instant: string | null) => instant?.slice(0, 10) ?? null

/** A renewal that was paid earlier is no news: the mail of before we told of renewals is not made up for. */
const newsDays = 30

/** What a mail says of a period: it is the receipt of it, in words. */
const boughtIn = ({ amount, from, until }: InvoicedPeriod) => ({ amount, from, date: until })

function renewalMails(period: InvoicedPeriod | null, now: Date): DueMail[] {
  if (period === null || !period.isRenewal || period.paid_at === null) return []
  const isNews = now.getTime() - Date.parse(period.paid_at) < newsDays * 86_400_000
  return isNews ? [due('subscription_renewed', period.invoice_id, boughtIn(period))] : []
}

export function subscriptionMails(
  subscription: Subscription,
  period: InvoicedPeriod | null,
  now: Date,
): DueMail[] {
  const { subscription_id, status, ends_at, past_due_since } = subscription
  switch (status) {
    case 'incomplete':
    case 'incomplete_expired':
    case 'paused':
      return []
    case 'canceled':
    case 'unpaid':
      return [due('subscription_ended', subscription_id)]
    case 'active':
    case 'trialing':
    case 'past_due': {
      const grace = dayOf(accessEndOf(subscription))
      return [
        due(
          'subscription_started',
          subscription_id,
          period === null || period.isRenewal ? {} : boughtIn(period),
        ),
        ...renewalMails(period, now),
        ...(past_due_since === null
          ? []
          : [due('renewal_failed', `${subscription_id}#${past_due_since}`, { date: grace })]),
        ...(ends_at === null
          ? []
          : [
              due('subscription_will_end', `${subscription_id}#${ends_at}`, {
                date: dayOf(ends_at),
              }),
            ]),
      ]
    }
  }
}

export function planChargeMails({
  charge_id,
  refunds,
  dispute,
}: Pick<PlanCharge, 'charge_id' | 'refunds' | 'dispute'>): DueMail[] {
  const mails = refunds.map(({ refund_id, amount, is_failed }) =>
    due(is_failed ? 'subscription_refund_failed' : 'subscription_refunded', refund_id, { amount }),
  )
  if (dispute === 'open') mails.push(due('subscription_dispute_opened', charge_id))
  if (dispute === 'lost') mails.push(due('subscription_dispute_lost', charge_id))
  return mails
}

export function paymentMails(payment: PaymentRow, refunds: readonly RefundState[]): DueMail[] {
  const { payment_id, status, total, refunded, tender_ids, purpose } = payment
  const mails: DueMail[] = []
  if (isSettled(payment)) {
    mails.push(due('payment_received', payment_id, { amount: total, tender_ids, purpose }))
  }
  for (const { refund_id, amount, is_failed, tender_id } of refunds) {
    const concerned = tender_id === null ? tender_ids : [tender_id]
    const kind = is_failed ? 'refund_failed' : 'payment_refunded'
    mails.push(due(kind, refund_id, { amount, tender_ids: concerned, purpose }))
  }
  if (status === 'disputed') mails.push(due('dispute_opened', payment_id, { tender_ids, purpose }))
  // the bank took what we did not give back
  const returned = refunded?.amount_minor ?? 0
  if (status === 'refunded' && total !== null && returned < total.amount_minor) {
    const given = returnedTenders(refunds)
    const lost = tender_ids.filter((tender_id) => !given.includes(tender_id))
    mails.push(due('dispute_lost', payment_id, { tender_ids: lost, purpose }))
  }
  return mails
}
