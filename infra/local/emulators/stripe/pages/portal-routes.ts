import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { cancelAtPeriodEnd, periodEnd, resume } from '../billing/end-subscription.ts'
import { findCard } from '../cards.ts'
import { idOf } from '../kinds.ts'
import { addTaxId, removeTaxId, taxIdsOf } from '../resources/tax-ids.ts'
import { invalid, missing, StripeFailure } from '../stripe-failure.ts'
import { replaceCard } from '../test-controls.ts'
import { messagePage } from './checkout-page.ts'
import {
  htmlAnswer,
  type PageAnswer,
  type PageDesk,
  type PageRequest,
  redirectTo,
} from './page-answer.ts'
import { type PortalView, portalPage, productIdOf } from './portal-page.ts'
import { portalWordsOf } from './portal-words.ts'

const PATH = /^\/p\/session\/(?<id>bps_\w+)(?:\/(?<action>[a-z-]+))?$/

/** A link to the portal serves for an hour. */
const LIFETIME_SECONDS = 3600

/** The customer portal; null: not one of its addresses. */
export async function portalRoutes(
  desk: PageDesk,
  request: PageRequest,
): Promise<PageAnswer | null> {
  const { id = '', action } = PATH.exec(request.path)?.groups ?? {}
  const { account } = desk
  const session = account.store.find('billing_portal.session', id)
  if (!session) return null
  if (account.now() > session.created + LIFETIME_SECONDS) {
    const { words, language } = portalWordsOf(session.locale)
    return htmlAnswer(messagePage(language, words.expired, session.return_url, words.back), 410)
  }
  if (request.method === 'GET') return htmlAnswer(portalPage(viewOf(account, session, null)))
  try {
    await desk.change(() => ACTIONS[action ?? '']?.(account, session, request.form))
    return redirectTo(`/p/session/${id}`)
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    return htmlAnswer(portalPage(viewOf(account, session, error.message)), 402)
  }
}

type Portal = Stripe.BillingPortal.Session
type Action = (account: Account, session: Portal, form: URLSearchParams) => void

const ACTIONS: Readonly<Record<string, Action>> = {
  'add-tax-id': (account, { customer }, form) => {
    addTaxId(account, customer, 'eu_vat', form.get('vat_number') ?? '')
  },
  'remove-tax-id': (account, { customer }, form) =>
    removeTaxId(account, customer, form.get('tax_id') ?? ''),
  cancel: (account, session, form) => {
    cancelAtPeriodEnd(account, ownSubscription(account, session, form), 'portal')
  },
  resume: (account, session, form) => {
    resume(account, ownSubscription(account, session, form))
  },
  card: (account, session, form) => {
    const card = findCard(form.get('card_number') ?? '')
    if (!card) throw invalid('This is not one of the test cards.')
    // a card that the bank refuses outright is not put on file
    if (card.decline) throw invalid(card.decline.message)
    replaceCard(account, ownSubscription(account, session, form), card)
  },
}

function ownSubscription(account: Account, { customer }: Portal, form: URLSearchParams): string {
  const id = form.get('subscription') ?? ''
  const { customer: owner } = account.store.get('subscription', id)
  if (idOf(owner) !== customer) throw missing('subscription', id, 'id')
  return id
}

function viewOf(
  account: Account,
  session: Stripe.BillingPortal.Session,
  error: string | null,
): PortalView {
  const { store } = account
  const isOwn = (one: Stripe.Subscription | Stripe.Invoice) =>
    idOf(one.customer) === session.customer
  const living = store.all('subscription').filter((one) => isOwn(one) && one.status !== 'canceled')
  return {
    session,
    subscriptions: living.map((subscription) => ({
      subscription,
      name: store.find('product', productIdOf(subscription))?.name ?? '',
      last4:
        store.find('payment_method', idOf(subscription.default_payment_method))?.card?.last4 ??
        null,
      until: periodEnd(subscription),
    })),
    invoices: store.all('invoice').filter(isOwn),
    taxIds: taxIdsOf(account, session.customer),
    error,
    ...portalWordsOf(session.locale),
  }
}
