import type { Payment } from '../billing/pay-session.ts'
import type { TestCard } from '../cards.ts'
import { invalid } from '../stripe-failure.ts'

/** Reads the form of the hosted page; `now` in unix seconds. */
export function readPayment(form: URLSearchParams, card: TestCard, now: number): Payment {
  const text = (name: string) => (form.get(name) ?? '').trim()
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/?\s*(\d{2}|\d{4})$/.exec(text('expiry')) ?? []
  const exp_month = Number(month)
  const exp_year = 2000 + (Number(year) % 100)
  if (exp_month < 1 || exp_month > 12 || Date.UTC(exp_year, exp_month) / 1000 <= now)
    throw invalid('Your card’s expiration date is invalid.', 'expiry', 'invalid_expiry_month')
  if (!/^\d{3,4}$/.test(text('cvc')))
    throw invalid('Your card’s security code is invalid.', 'cvc', 'invalid_cvc')
  if (!/^\S+@\S+$/.test(text('email'))) throw invalid('Your email is invalid.', 'email')
  if (!/^[A-Z]{2}$/.test(text('country'))) throw invalid('Please choose a country.', 'country')
  return {
    card,
    expiry: { exp_month, exp_year },
    details: {
      email: text('email'),
      name: text('name'),
      country: text('country'),
      line1: text('line1'),
      city: text('city'),
      postal_code: text('postal_code'),
      vat_number: text('vat_number') || null,
      business_name: text('business_name') || null,
    },
  }
}
