import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { type CardExpiry, type CardHolder, findCard, type TestCard } from '../cards.ts'
import { newId } from '../ids.ts'
import type { Stored } from '../store.ts'

/** Which test card is behind a payment method: Stripe shows no more than its last four digits. */
interface CardRecord extends Stored {
  object: 'card_behind'
  number: string
}

export function createCard(
  account: Account,
  card: TestCard,
  expiry: CardExpiry,
  holder: CardHolder,
  customer: string | null,
): Stripe.PaymentMethod {
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { ...holder, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'SE',
      display_brand: card.brand,
      ...expiry,
      fingerprint: `local${card.number.slice(-8)}`,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: account.now(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  account.store.put(method)
  const record: CardRecord = { object: 'card_behind', id: method.id, number: card.number }
  account.store.note(record)
  if (customer !== null) account.announce('payment_method.attached', method)
  return method
}

export function cardBehind(account: Account, paymentMethod: string | null): TestCard | null {
  if (paymentMethod === null) return null
  const record = account.store.record<CardRecord>('card_behind', paymentMethod)
  return record ? findCard(record.number) : null
}
