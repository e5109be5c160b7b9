import type { Account } from '../account.ts'
import type { Stored } from '../store.ts'

/** What the buyer has filled in on the hosted page. */
export interface BuyerDetails {
  email: string
  name: string
  /** ISO 3166-1 alpha-2 */
  country: string
  line1?: string
  city?: string
  postal_code?: string
  /** '' or null: a private person */
  vat_number?: string | null
  business_name?: string | null
}

/** The fake's own record of an open checkout: Stripe shows none of it before the session is complete. */
export interface CheckoutAttempt extends Stored {
  object: 'checkout_attempt'
  /** each is null until the first attempt to pay */
  customer: string | null
  intent: string | null
  payment_method: string | null
  details: BuyerDetails | null
  /** a code that the buyer typed in on the page */
  typed_code: string | null
}

export function attemptOf(account: Account, session: string): CheckoutAttempt {
  return (
    account.store.record<CheckoutAttempt>('checkout_attempt', session) ?? {
      object: 'checkout_attempt',
      id: session,
      customer: null,
      intent: null,
      payment_method: null,
      details: null,
      typed_code: null,
    }
  )
}
