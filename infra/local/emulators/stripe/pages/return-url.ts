import type Stripe from 'stripe'

type Session = Stripe.Checkout.Session

const filledIn = (address: string | null, { id }: Session) =>
  address === null ? null : address.replaceAll('{CHECKOUT_SESSION_ID}', id)

/** Where the buyer goes after paying, and instead of it; the session's id is filled in where it is asked for. */
export const afterPayment = (session: Session) => filledIn(session.success_url, session)
export const insteadOfPayment = (session: Session) => filledIn(session.cancel_url, session)
