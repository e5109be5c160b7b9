import type Stripe from 'stripe'
import type { Books } from './books.ts'
import type { Seller } from './tax.ts'

/** The pretended Stripe account, as the resources and pages see it. */
export interface Account {
  readonly books: Books
  readonly seller: Seller
  /** where the stand-in listens, for the addresses in its objects */
  readonly address: string
  /** unix seconds by the movable clock */
  now(): number
  /** Records an event with a snapshot of the object and hands it to the webhooks. */
  announce<T extends EventSubject>(type: Stripe.Event.Type, object: T, previous?: object): void
}

export type EventSubject = { readonly id: string; readonly object: string }
