import type Stripe from 'stripe'

/** How a payment with a card ends. */
export interface Decline {
  code: 'card_declined' | 'expired_card'
  decline_code: string
  message: string
}

export interface TestCard {
  number: string
  brand: 'visa' | 'mastercard'
  /** what the card does, for the developer */
  purpose: string
  /** refuses each payment */
  decline?: Decline
  /** refuses every payment after the one in the checkout */
  later_decline?: Decline
  /** the bank asks the buyer first (3-D Secure) */
  asks_bank?: true
  /** the buyer contests the payment at once */
  is_disputed?: true
}

const declined = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
})

/** Stripe's own test numbers. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', purpose: 'pays' },
  { number: '5555555555554444', brand: 'mastercard', purpose: 'pays' },
  {
    number: '4000000000000002',
    brand: 'visa',
    purpose: 'is declined',
    decline: declined('generic_decline'),
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    purpose: 'has insufficient funds',
    decline: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    purpose: 'has expired',
    decline: {
      code: 'expired_card',
      decline_code: 'expired_card',
      message: 'Your card has expired.',
    },
  },
  {
    number: '4000002760003184',
    brand: 'visa',
    purpose: 'asks the bank first (3-D Secure)',
    asks_bank: true,
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    purpose: 'pays now and fails at each renewal',
    later_decline: declined('generic_decline'),
  },
  {
    number: '4000000000000259',
    brand: 'visa',
    purpose: 'pays, then the payment is disputed',
    is_disputed: true,
  },
]

export const bankRefused: Decline = {
  code: 'card_declined',
  decline_code: 'authentication_required',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

export function findCard(number: string): TestCard | null {
  const digits = number.replaceAll(/\D/g, '')
  return testCards.find((card) => card.number === digits) ?? null
}

export interface CardHolder {
  name: string | null
  email: string | null
  address: Stripe.Address | null
}

export interface CardExpiry {
  exp_month: number
  exp_year: number
}
