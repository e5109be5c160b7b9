import type Stripe from 'stripe'
import type { Store } from './store.ts'
import type { Seller } from './tax.ts'

/** The fake Stripe account, as the resources and pages see it. */
export interface Account {
  readonly store: Store
  readonly seller: Seller
  /** where the fake listens, for the addresses in its objects */
  readonly address: string
  /** unix seconds by the movable clock */
  now(): number
  /** Records an event with a snapshot of the object and hands it to the webhooks. */
  announce<T extends EventSubject>(type: Stripe.Event.Type, object: T, previous?: object): void
}

export type EventSubject = { readonly id: string; readonly object: string }
