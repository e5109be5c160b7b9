import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import { makeOnce } from '../platform/stripe/make-once.ts'
import { nullIfMissing } from '../platform/stripe/provider-failure.ts'
import type { StripeApi } from '../platform/stripe/stripe-api.ts'
import { type PurchaseIntent, purchaseKey, purchaseOf } from './purchase-intent.ts'

type Session = Stripe.Checkout.Session

/** The customer's payment pages of the last time, newest first. */
export async function listSessions(stripe: StripeApi, customer: string): Promise<Session[]> {
  return (await nullIfMissing(stripe.checkout.sessions.list({ customer, limit: 100 })))?.data ?? []
}

/** Both buy the Access plan, or something for the same tender. */
export function overlap(
  purchase: PurchaseIntent,
  { metadata }: Pick<Session, 'metadata'>,
): boolean {
  const other = purchaseOf(metadata)
  if (other === null) return false
  if (purchase.purpose === 'access_plan') return other.purpose === 'access_plan'
  return other.tender_ids.some((tender_id) => purchase.tender_ids.includes(tender_id))
}

/**
 * The checkout session of a purchase: the open one at this price (`net`, in cents), or a new one. Others for the
 * same things are closed, so that nobody pays twice. Null: the promotion takes nothing off what is purchased.
 */
export async function openSession(
  stripe: StripeApi,
  purchase: PurchaseIntent,
  sessions: readonly Session[],
  params: Stripe.Checkout.SessionCreateParams & { readonly customer: string },
  net: number,
): Promise<Session | null> {
  const key = purchaseKey(purchase)
  const isSame = ({ metadata }: Session) => metadata?.purchase_intent === key
  const isOpen = (session: Session) =>
    isSame(session) && session.status === 'open' && session.amount_subtotal === net
  const open = sessions.find((session) => isOpen(session) && session.url)
  const others = sessions.filter(
    (session) => session.status === 'open' && session.id !== open?.id && overlap(purchase, session),
  )
  for (const { id } of others) await expire(stripe, id)
  if (open !== undefined) return open
  const before = sessions.find(isSame)?.id ?? 'none'
  const session = await makeOnce(
    keyOf([key, before], params),
    (options) => stripe.checkout.sessions.create(params, options),
    async () => (await listSessions(stripe, params.customer)).find(isOpen) ?? null,
  )
  if (params.discounts === undefined || session.total_details?.amount_discount) return session
  await expire(stripe, session.id)
  return null
}

/** Of what is asked for and of the page before it: asked twice at once, the provider makes one page. */
const keyOf = (purchased: readonly string[], params: Stripe.Checkout.SessionCreateParams): string =>
  createHash('sha256')
    .update(JSON.stringify([...purchased, params]))
    .digest('hex')

/** One that was paid or expired in the same moment stays as it is; syncing it sees to the rest. */
async function expire(stripe: StripeApi, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id)
  } catch (error) {
    const { status } = await stripe.checkout.sessions.retrieve(id)
    if (status === 'open') throw error
  }
}
