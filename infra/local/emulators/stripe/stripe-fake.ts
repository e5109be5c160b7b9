import type Stripe from 'stripe'
import type { Account } from './account.ts'
import type { BuyerDetails } from './billing/checkout-attempt.ts'
import type { PayOutcome } from './billing/pay-session.ts'
import type { Fault } from './faults.ts'
import type { Kind, Kinds } from './kinds.ts'
import type { RefundOrder } from './resources/refunds.ts'
import type { Seller } from './tax.ts'
import type { Send } from './webhook-request.ts'
import type { WebhookControl } from './webhooks.ts'

export interface StripeFakeOptions {
  /** @default any free port */
  port?: number
  /** where the account is kept between runs; @default null: in memory */
  dataFolder?: string | null
  /** real time, ms; @default Date.now */
  now?: () => number
  /** @default no endpoint: events are listed and not sent */
  webhook?: { address: string; signingSecret?: string }
  /** reaches the endpoint otherwise than over HTTP, e.g. by calling the handler */
  send?: Send
  /** @default deliveredEvents */
  deliveredEvents?: readonly string[]
  /** ms between the attempts to deliver; @default over minutes and hours */
  retryDelaysMs?: readonly number[]
  seller?: Seller
}

/** Payments on the hosted page, without the page. */
export interface HandPayment extends Partial<BuyerDetails> {
  /** @default 4242424242424242 */
  card?: string
  /** the money arrives later, see `settle` */
  is_delayed?: boolean
}

export interface StripeFake {
  /** e.g. `http://127.0.0.1:4606`, for the client's protocol, host and port */
  readonly address: string
  readonly port: number
  readonly secretKey: string
  readonly signingSecret: string
  /** Page of the developer: clock, refunds, disputes, webhooks. */
  readonly controlAddress: string
  readonly clock: {
    /** ms */
    now(): number
    /** Moves the account's time on and does everything that falls due, in order. */
    advance(ms: number): Promise<void>
  }
  readonly webhooks: WebhookControl
  readonly checkout: {
    pay(session: string, by?: HandPayment): Promise<PayOutcome>
    answerBank(session: string, isConfirmed: boolean): Promise<PayOutcome>
    /** Ends a delayed payment. */
    settle(session: string, isPaid: boolean): Promise<void>
    expire(session: string): Promise<void>
  }
  readonly subscriptions: {
    /** As in the portal: `cancel_at` is set. */
    cancelAtPeriodEnd(id: string): Promise<void>
    resume(id: string): Promise<void>
    cancelNow(id: string): Promise<void>
    /** A test card's number. */
    changeCard(id: string, card: string): Promise<void>
  }
  refund(order: RefundOrder): Promise<Stripe.Refund>
  /** The bank does not take the refund, as with a card that was closed. */
  failRefund(id: string): Promise<void>
  /** By charge. */
  dispute(charge: string, amount?: number): Promise<Stripe.Dispute>
  closeDispute(id: string, isWon: boolean): Promise<void>
  /** The fault that the API makes, by request; null: none. */
  failWhen(fault: ((method: string, path: string) => Fault | null) | null): void
  /** The truth: objects as they are, newest first. */
  all<K extends Kind>(kind: K): Kinds[K][]
  find<K extends Kind>(kind: K, id: string): Kinds[K] | null
  /** Any change of the account, in one go. */
  change<T>(work: (account: Account) => T): Promise<T>
  stop(): Promise<void>
}
