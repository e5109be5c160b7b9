import type Stripe from 'stripe'
import { attemptOf } from '../billing/checkout-attempt.ts'
import { answerBank, type PayOutcome, paySession } from '../billing/pay-session.ts'
import { buyerOf } from '../billing/renewals.ts'
import { amountFields, sessionTotals } from '../billing/session-totals.ts'
import { findCard } from '../cards.ts'
import { idOf } from '../kinds.ts'
import { findCode } from '../resources/promotion-codes.ts'
import { StripeFailure } from '../stripe-failure.ts'
import { readPayment } from './checkout-form.ts'
import {
  bankPage,
  type CheckoutForm,
  type CheckoutView,
  checkoutPage,
  messagePage,
  money,
  totalLines,
} from './checkout-page.ts'
import { wordsOf } from './checkout-words.ts'
import {
  htmlAnswer,
  type PageAnswer,
  type PageDesk,
  type PageRequest,
  redirectTo,
} from './page-answer.ts'
import { afterPayment, insteadOfPayment } from './return-url.ts'

const PATH = /^\/c\/pay\/(?<id>cs_\w+)(?:\/(?<step>total|code|bank))?$/

/** The hosted checkout; null: not one of its addresses. */
export async function checkoutRoutes(
  desk: PageDesk,
  request: PageRequest,
): Promise<PageAnswer | null> {
  const { id = '', step } = PATH.exec(request.path)?.groups ?? {}
  const session = desk.account.store.find('checkout.session', id)
  if (!session) return null
  if (session.status !== 'open') return closedPage(session)
  if (request.method === 'GET') return show(desk, session, step, request)
  if (step === 'code') return applyCode(desk, session, request)
  try {
    const outcome = await desk.change(() =>
      step === 'bank'
        ? answerBank(desk.account, id, request.form.get('answer') === 'complete')
        : pay(desk, session, request),
    )
    return afterPaying(desk, session, request, outcome)
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    return again(desk, session, request, problem(session, error))
  }
}

/** `stale`: what the buyer saw is not what would be taken. */
function pay(
  desk: PageDesk,
  session: Stripe.Checkout.Session,
  request: PageRequest,
): PayOutcome | 'stale' | 'no_card' {
  const card = findCard(request.form.get('card_number') ?? '')
  if (!card) return 'no_card'
  const payment = readPayment(request.form, card, desk.account.now())
  const { total } = sessionTotals(desk.account, session, payment.details)
  if (String(total) !== request.form.get('shown_total')) return 'stale'
  return paySession(desk.account, session.id, payment)
}

function afterPaying(
  desk: PageDesk,
  session: Stripe.Checkout.Session,
  request: PageRequest,
  outcome: PayOutcome | 'stale' | 'no_card',
): PageAnswer {
  const { words } = wordsOf(session.locale)
  if (outcome === 'stale') return again(desk, session, request, words.total_changed)
  if (outcome === 'no_card') return again(desk, session, request, words.card_unknown)
  if (outcome.outcome === 'declined') return again(desk, session, request, outcome.decline.message)
  if (outcome.outcome === 'ask_bank') return redirectTo(`/c/pay/${session.id}/bank`)
  return closedPage(desk.account.store.get('checkout.session', session.id))
}

function closedPage(session: Stripe.Checkout.Session): PageAnswer {
  const { words, language } = wordsOf(session.locale)
  const success = afterPayment(session)
  if (session.status === 'complete' && success) return redirectTo(success)
  const message = session.status === 'complete' ? words.paid : words.expired
  return htmlAnswer(messagePage(language, message, insteadOfPayment(session), words.back), 410)
}

function show(
  desk: PageDesk,
  session: Stripe.Checkout.Session,
  step: string | undefined,
  request: PageRequest,
): PageAnswer {
  const known = knownForm(desk, session)
  if (step === 'total') {
    const country = request.query.get('country') ?? ''
    const vat_number = request.query.get('vat_number') ?? ''
    return htmlAnswer(
      totalLines(viewOf(desk, session, { ...known, country, vat_number }, null)).text,
    )
  }
  const intent = desk.account.store.find(
    'payment_intent',
    attemptOf(desk.account, session.id).intent,
  )
  if (step === 'bank' && intent?.status === 'requires_action') {
    const { language } = wordsOf(session.locale)
    return htmlAnswer(bankPage(session, money(intent.amount, intent.currency, language)))
  }
  return htmlAnswer(checkoutPage(viewOf(desk, session, known, null)))
}

function again(
  desk: PageDesk,
  session: Stripe.Checkout.Session,
  request: PageRequest,
  error: string,
): PageAnswer {
  const known = knownForm(desk, session)
  const sent = Object.keys(known).map((key) => [key, request.form.get(key)] as const)
  const given = Object.fromEntries(sent.filter(([, value]) => value !== null))
  return htmlAnswer(checkoutPage(viewOf(desk, session, { ...known, ...given }, error)), 402)
}

function viewOf(
  desk: PageDesk,
  session: Stripe.Checkout.Session,
  form: CheckoutForm,
  error: string | null,
): CheckoutView {
  const { country, vat_number } = form
  const totals = sessionTotals(desk.account, session, { country: country || null, vat_number })
  const code = session.allow_promotion_codes
    ? (attemptOf(desk.account, session.id).typed_code ?? '')
    : null
  return { session, totals, form, error, code, ...wordsOf(session.locale) }
}

function knownForm({ account }: PageDesk, session: Stripe.Checkout.Session): CheckoutForm {
  const { details, customer } = attemptOf(account, session.id)
  const buyer = account.store.find('customer', idOf(session.customer) ?? customer)
  return {
    email: details?.email ?? buyer?.email ?? session.customer_email ?? '',
    name: details?.name ?? '',
    country: details?.country ?? buyer?.address?.country ?? '',
    line1: details?.line1 ?? buyer?.address?.line1 ?? '',
    city: details?.city ?? buyer?.address?.city ?? '',
    postal_code: details?.postal_code ?? buyer?.address?.postal_code ?? '',
    business_name: details?.business_name ?? buyer?.name ?? '',
    vat_number: details?.vat_number ?? (buyer ? (buyerOf(account, buyer).vat_number ?? '') : ''),
  }
}

async function applyCode(
  desk: PageDesk,
  session: Stripe.Checkout.Session,
  request: PageRequest,
): Promise<PageAnswer> {
  const typed = (request.form.get('code') ?? '').trim()
  const code = session.allow_promotion_codes ? findCode(desk.account, typed) : null
  if (!code?.active)
    return again(desk, session, request, wordsOf(session.locale).words.code_unknown)
  await desk.change(() => {
    const { store } = desk.account
    const discounts = [{ coupon: null, promotion_code: code.id }]
    const discounted = store.update('checkout.session', session.id, { discounts })
    store.update(
      'checkout.session',
      session.id,
      amountFields(desk.account, discounted, sessionTotals(desk.account, discounted, null)),
    )
    store.note({ ...attemptOf(desk.account, session.id), typed_code: code.code })
  })
  return redirectTo(`/c/pay/${session.id}`)
}

const problem = (session: Stripe.Checkout.Session, { refusal }: StripeFailure) =>
  refusal.param === 'vat_number' ? wordsOf(session.locale).words.vat_invalid : refusal.message
