import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { newId } from '../ids.ts'
import { idOf } from '../kinds.ts'
import { isWithin, listPage } from '../list-page.ts'
import { listing, mergedMetadata, type Operations } from '../operation.ts'
import { invalid, missing } from '../stripe-failure.ts'

export type RefundOrder = Pick<
  Stripe.RefundCreateParams,
  'amount' | 'charge' | 'payment_intent' | 'reason' | 'metadata'
>

/** Gives the money of a charge back, all that is left of it or a part. */
export function refund(account: Account, given: RefundOrder): Stripe.Refund {
  const charge = chargeToRefund(account, given)
  const left = charge.amount - charge.amount_refunded
  if (left === 0)
    throw invalid(
      `Charge ${charge.id} has already been refunded.`,
      undefined,
      'charge_already_refunded',
    )
  const amount = given.amount ?? left
  if (!Number.isInteger(amount) || amount < 1)
    throw invalid(`Invalid positive integer: ${amount}`, 'amount', 'parameter_invalid_integer')
  if (amount > left)
    throw invalid(
      `Refund amount (${euros(amount)}) is greater than unrefunded amount on charge (${euros(left)})`,
      'amount',
    )
  const made = account.store.put({
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: idOf(charge.customer),
    customer_account: null,
    metadata: mergedMetadata({}, given.metadata),
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    reason: given.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  } satisfies Stripe.Refund)
  account.announce('refund.created', made)
  const refunded = account.store.update('charge', charge.id, {
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  })
  account.announce('charge.refunded', refunded, {
    amount_refunded: charge.amount_refunded,
    refunded: charge.refunded,
  })
  return made
}

/** The bank does not take it: the money is the seller's again. */
export function failRefund(account: Account, id: string): Stripe.Refund {
  const { amount, charge: charge_id, status } = account.store.get('refund', id)
  if (status === 'failed') throw invalid(`Refund ${id} has failed already.`)
  const charge = account.store.get('charge', idOf(charge_id) ?? '')
  account.store.update('charge', charge.id, {
    amount_refunded: charge.amount_refunded - amount,
    refunded: false,
  })
  const failed = account.store.update('refund', id, {
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
  })
  account.announce('refund.failed', failed, { status })
  return failed
}

function chargeToRefund(account: Account, given: RefundOrder): Stripe.Charge {
  const intent = given.payment_intent
    ? account.store.get('payment_intent', given.payment_intent, 'payment_intent')
    : null
  const id = given.charge ?? idOf(intent?.latest_charge)
  if (id === null && intent === null)
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  if (id === null) throw missing('charge', '', 'charge')
  const charge = account.store.get('charge', id, 'charge')
  if (!charge.paid) throw invalid(`Charge ${id} was not paid.`, 'charge')
  if (charge.disputed)
    throw invalid(
      `Charge ${id} has been charged back; cannot issue a refund.`,
      'charge',
      'charge_disputed',
    )
  return charge
}

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`

export const refunds = {
  'POST /v1/refunds': {
    accepts: ['amount', 'charge', 'metadata', 'payment_intent', 'reason'],
    run: (account, given) => refund(account, given),
  },
  'GET /v1/refunds': {
    accepts: listing('charge', 'payment_intent', 'created'),
    run: ({ store }, { charge, payment_intent, created, ...paging }) => {
      const found = store
        .all('refund')
        .filter((one) => charge === undefined || idOf(one.charge) === charge)
        .filter(
          (one) => payment_intent === undefined || idOf(one.payment_intent) === payment_intent,
        )
        .filter((one) => isWithin(one.created, created))
      return listPage('/v1/refunds', found, paging)
    },
  },
  'GET /v1/refunds/:refund': {
    accepts: [],
    run: ({ store }, _, { refund: id = '' }) => store.get('refund', id),
  },
} satisfies Partial<Operations>
