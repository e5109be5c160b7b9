import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { bankRefused, type CardExpiry, type Decline, type TestCard } from '../cards.ts'
import { idOf } from '../kinds.ts'
import { changeCustomer, createCustomer, wholeAddress } from '../resources/customers.ts'
import { addTaxId } from '../resources/tax-ids.ts'
import { invalid } from '../stripe-failure.ts'
import { countryOfVatNumber } from '../tax.ts'
import { attemptOf, type BuyerDetails, type CheckoutAttempt } from './checkout-attempt.ts'
import { completeSession } from './complete-session.ts'
import { createCard } from './payment-methods.ts'
import { askBank, holdIntent, openIntent, payIntent } from './payments.ts'
import { sessionNotes } from './session-notes.ts'
import { sessionTotals } from './session-totals.ts'

export type PayOutcome =
  | { outcome: 'paid' | 'already_paid' | 'expired' | 'ask_bank' | 'processing' }
  | { outcome: 'declined'; decline: Decline }

export interface Payment {
  card: TestCard
  expiry: CardExpiry
  details: BuyerDetails
  /** the money arrives days later, if at all (bank debit) */
  is_delayed?: boolean
}

/** The buyer presses Pay. Pressed again on a paid session it takes nothing. */
export function paySession(account: Account, id: string, payment: Payment): PayOutcome {
  const session = account.store.get('checkout.session', id)
  if (session.status === 'complete') return { outcome: 'already_paid' }
  if (session.status === 'expired') return { outcome: 'expired' }
  const { details, card } = payment
  if (details.vat_number && countryOfVatNumber(details.vat_number) === null)
    throw invalid('Invalid value for eu_vat.', 'vat_number', 'tax_id_invalid')
  const attempt = begin(account, session, payment)
  if (attempt.intent === null || attempt.payment_method === null) {
    completeSession(account, session, attempt)
    return { outcome: 'paid' }
  }
  if (card.asks_bank) {
    askBank(account, attempt.intent, attempt.payment_method)
    return { outcome: 'ask_bank' }
  }
  if (payment.is_delayed) {
    holdIntent(account, attempt.intent, attempt.payment_method)
    completeSession(account, session, attempt)
    return { outcome: 'processing' }
  }
  return settle(account, session, attempt, card.decline ?? null)
}

/** The bank has answered the challenge. */
export function answerBank(account: Account, id: string, isConfirmed: boolean): PayOutcome {
  const session = account.store.get('checkout.session', id)
  if (session.status === 'complete') return { outcome: 'already_paid' }
  if (session.status === 'expired') return { outcome: 'expired' }
  const attempt = attemptOf(account, id)
  const intent = account.store.find('payment_intent', attempt.intent)
  if (intent?.status !== 'requires_action') throw invalid('No payment waits for the bank.')
  return settle(account, session, attempt, isConfirmed ? null : bankRefused)
}

function settle(
  account: Account,
  session: Stripe.Checkout.Session,
  attempt: CheckoutAttempt,
  decline: Decline | null,
): PayOutcome {
  payIntent(account, attempt.intent ?? '', attempt.payment_method ?? '', decline)
  if (decline) return { outcome: 'declined', decline }
  completeSession(account, session, attempt)
  return { outcome: 'paid' }
}

/** Customer, card and intent of this attempt; an intent of an earlier one is used again. */
function begin(
  account: Account,
  session: Stripe.Checkout.Session,
  { card, expiry, details }: Payment,
): CheckoutAttempt {
  const known = attemptOf(account, session.id)
  const customer = saveBuyer(account, session, known.customer, details)
  const { email, name, country } = details
  const holder = { email, name, address: wholeAddress(details) }
  const method = createCard(account, card, expiry, holder, keepsCard(session) ? customer : null)
  const { total } = sessionTotals(account, session, { country, vat_number: details.vat_number })
  const order = {
    amount: total,
    currency: session.currency ?? 'eur',
    customer,
    description:
      session.mode === 'subscription'
        ? 'Subscription creation'
        : sessionNotes(account, session).description,
    metadata: session.mode === 'payment' ? sessionNotes(account, session).metadata : {},
    setup_future_usage: session.mode === 'subscription' ? ('off_session' as const) : null,
  }
  const intent = total === 0 ? null : (known.intent ?? openIntent(account, order).id)
  if (intent) account.store.update('payment_intent', intent, { amount: total, customer })
  const attempt = { ...known, customer, intent, payment_method: method.id, details }
  account.store.note(attempt)
  return attempt
}

const keepsCard = (session: Stripe.Checkout.Session) => session.mode === 'subscription'

function saveBuyer(
  account: Account,
  session: Stripe.Checkout.Session,
  known: string | null,
  details: BuyerDetails,
): string | null {
  const address = wholeAddress(details)
  const name = details.business_name || details.name
  const given = idOf(session.customer) ?? known
  const isWanted =
    session.mode === 'subscription' ||
    session.customer_creation === 'always' ||
    Boolean(session.invoice_creation?.enabled)
  if (given === null && !isWanted) return null
  const customer =
    given ?? createCustomer(account, { email: details.email, name, address: details }).id
  const { customer_update } = sessionNotes(account, session)
  const patch = {
    ...(customer_update.address === 'auto' ? { address } : {}),
    ...(customer_update.name === 'auto' ? { name } : {}),
  }
  if (given !== null && Object.keys(patch).length > 0) changeCustomer(account, customer, patch)
  if (details.vat_number && session.tax_id_collection?.enabled)
    addTaxId(account, customer, 'eu_vat', details.vat_number)
  return customer
}
