import type { Account } from './account.ts'
import { attemptOf } from './billing/checkout-attempt.ts'
import { settleDelayed } from './billing/complete-session.ts'
import { closeDispute, openDispute } from './billing/disputes.ts'
import { cancelAtPeriodEnd, cancelNow, resume } from './billing/end-subscription.ts'
import { answerBank, paySession } from './billing/pay-session.ts'
import { createCard } from './billing/payment-methods.ts'
import { payIntent } from './billing/payments.ts'
import { changeCard } from './billing/renewals.ts'
import { bankRefused, findCard, type TestCard } from './cards.ts'
import type { MovableClock } from './clock.ts'
import { idOf } from './kinds.ts'
import { expireSession } from './resources/checkout-sessions.ts'
import { failRefund, refund } from './resources/refunds.ts'
import type { HandPayment, StripeFake } from './stripe-fake.ts'

type Change = <T>(work: (account: Account) => T) => Promise<T>
type TestControls = Pick<
  StripeFake,
  'clock' | 'checkout' | 'subscriptions' | 'refund' | 'failRefund' | 'dispute' | 'closeDispute'
>

const EXPIRY = { exp_month: 12, exp_year: 2034 }

/** What buyers, banks and the operator do, without pages. */
export function testControls(change: Change, clock: MovableClock): TestControls {
  return {
    clock: {
      now: clock.now,
      advance: async (ms) => {
        await change(() => clock.move(ms))
        await change(() => undefined)
      },
    },
    checkout: {
      pay: (session, by = {}) => change((account) => payByHand(account, session, by)),
      answerBank: (session, isConfirmed) =>
        change((account) => answerBank(account, session, isConfirmed)),
      settle: (session, isPaid) => change((account) => settle(account, session, isPaid)),
      expire: (session) => change((account) => void expireSession(account, session)),
    },
    subscriptions: {
      cancelAtPeriodEnd: (id) => change((account) => void cancelAtPeriodEnd(account, id, 'portal')),
      resume: (id) => change((account) => void resume(account, id)),
      cancelNow: (id) => change((account) => void cancelNow(account, id, 'cancellation_requested')),
      changeCard: (id, card) => change((account) => replaceCard(account, id, cardOf(card))),
    },
    refund: (order) => change((account) => refund(account, order)),
    failRefund: (id) => change((account) => void failRefund(account, id)),
    dispute: (charge, amount) => change((account) => openDispute(account, charge, amount)),
    closeDispute: (id, isWon) => change((account) => void closeDispute(account, id, isWon)),
  }
}

function cardOf(number: string): TestCard {
  const card = findCard(number)
  if (card) return card
  throw new RangeError(`${number} is not one of the test cards`)
}

function payByHand(account: Account, session: string, by: HandPayment) {
  const { card = '4242424242424242', is_delayed, ...details } = by
  const { customer } = account.store.get('checkout.session', session)
  const known = account.store.find('customer', idOf(customer))
  return paySession(account, session, {
    card: cardOf(card),
    expiry: EXPIRY,
    is_delayed,
    details: {
      email: known?.email ?? 'buyer@producer.example',
      name: known?.name ?? 'Sample Buyer',
      country: known?.address?.country ?? 'SE',
      ...details,
    },
  })
}

function settle(account: Account, session: string, isPaid: boolean): void {
  const { intent, payment_method } = attemptOf(account, session)
  payIntent(account, intent ?? '', payment_method ?? '', isPaid ? null : bankRefused)
  settleDelayed(account, session, isPaid)
}

/** A new card on file, as the portal takes it. */
export function replaceCard(account: Account, subscription: string, card: TestCard): void {
  const { customer } = account.store.get('subscription', subscription)
  const holder = { name: null, email: null, address: null }
  const method = createCard(account, card, EXPIRY, holder, idOf(customer))
  changeCard(account, subscription, method.id)
}
