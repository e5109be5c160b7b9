import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { newId } from '../ids.ts'
import { idOf } from '../kinds.ts'
import { invalid } from '../stripe-failure.ts'

const DAY_SECONDS = 86_400

/** The buyer has contested a payment at the bank. */
export function openDispute(account: Account, chargeId: string, amount?: number): Stripe.Dispute {
  const charge = account.store.get('charge', chargeId, 'charge')
  if (!charge.paid || charge.disputed)
    throw invalid(`The charge ${chargeId} cannot be disputed.`, 'charge')
  const disputed = account.store.update('charge', chargeId, { disputed: true })
  const dispute: Stripe.Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: amount ?? charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: chargeId,
    created: account.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(charge.billing_details.name, charge.billing_details.email),
    evidence_details: {
      due_by: account.now() + 7 * DAY_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(disputed.payment_intent),
    reason: 'fraudulent',
    status: 'needs_response',
  }
  account.store.put(dispute)
  account.announce('charge.dispute.created', dispute)
  account.announce('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

export function closeDispute(account: Account, id: string, isWon: boolean): Stripe.Dispute {
  const before = account.store.get('dispute', id)
  if (before.status === 'won' || before.status === 'lost')
    throw invalid(`The dispute ${id} is closed.`)
  const dispute = account.store.update('dispute', id, { status: isWon ? 'won' : 'lost' })
  if (isWon) account.announce('charge.dispute.funds_reinstated', dispute)
  account.announce('charge.dispute.closed', dispute, { status: before.status })
  return dispute
}

function noEvidence(name: string | null, email: string | null): Stripe.Dispute.Evidence {
  return {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: email,
    customer_name: name,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  }
}
