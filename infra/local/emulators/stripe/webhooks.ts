import type Stripe from 'stripe'
import { PendingWork } from './pending-work.ts'
import type { Store } from './store.ts'
import { postOverHttp, type Send, sendEvent, type WebhookEndpoint } from './webhook-request.ts'

export interface WebhookSettings {
  endpoint: WebhookEndpoint | null
  /** events that are sent; the others are only listed */
  types: readonly string[]
  /** pauses before the next attempts, ms of real time */
  retryDelaysMs: readonly number[]
  send?: Send
  /** real time, ms: signatures carry it, whatever the account's clock says */
  realNow: () => number
}

/** What tests and the developer do to deliveries. */
export interface WebhookControl {
  /** Keeps what happens from now on until `release`. */
  hold(): void
  /** Sends what was held, in the given order (default: as it happened). */
  release(reorder?: (ids: string[]) => string[]): void
  /** Loses what happens from now on: it stays undelivered until it is sent again or the fake restarts. */
  drop(): void
  /** Sends each event so many times from now on. */
  duplicate(times: number): void
  /** Waits so long before each first attempt from now on. */
  delay(ms: number): void
  /** Sends everything once and at once again; what was held is released. */
  resume(): void
  /** Sends one event now, whatever became of it; answers the status, 0 when nobody answered. */
  resend(eventId: string): Promise<number>
  /** Where deliveries go from now on. */
  pointTo(endpoint: WebhookEndpoint | null): void
  readonly mode: 'deliver' | 'hold' | 'drop'
  readonly held: readonly string[]
  /** Resolves when nothing is under way or waits for another attempt; what is held does not count. */
  idle(): Promise<void>
}

/** Delivers events at least once and in no promised order, as Stripe does. */
export class Webhooks implements WebhookControl {
  mode: 'deliver' | 'hold' | 'drop' = 'deliver'
  held: string[] = []
  private readonly store: Store
  private readonly settings: WebhookSettings
  private readonly pending = new PendingWork()
  private endpoint: WebhookEndpoint | null
  private times = 1
  private firstDelayMs = 0

  constructor(store: Store, settings: WebhookSettings) {
    this.store = store
    this.settings = settings
    this.endpoint = settings.endpoint
  }

  /** How many endpoints are told of this type. */
  audience(type: string): number {
    return this.endpoint && this.settings.types.includes(type) ? 1 : 0
  }

  happened(event: Stripe.Event): void {
    if (this.audience(event.type) === 0 || this.mode === 'drop') return
    if (this.mode === 'hold') this.held.push(event.id)
    else this.dispatch(event.id)
  }

  hold(): void {
    this.mode = 'hold'
  }

  release(reorder: (ids: string[]) => string[] = (ids) => ids): void {
    this.mode = 'deliver'
    const ids = reorder(this.held)
    this.held = []
    for (const id of ids) this.dispatch(id)
  }

  drop(): void {
    this.mode = 'drop'
  }

  duplicate(times: number): void {
    this.times = times
  }

  delay(ms: number): void {
    this.firstDelayMs = ms
  }

  resume(): void {
    this.times = 1
    this.firstDelayMs = 0
    this.release()
  }

  resend(eventId: string): Promise<number> {
    return this.pending.track(this.attempt(eventId))
  }

  pointTo(endpoint: WebhookEndpoint | null): void {
    this.endpoint = endpoint
  }

  idle(): Promise<void> {
    return this.pending.idle()
  }

  stop(): Promise<void> {
    return this.pending.stop()
  }

  private dispatch(id: string): void {
    for (let n = 0; n < this.times; n++)
      this.pending.later(this.firstDelayMs, () => this.deliver(id, 0))
  }

  private async deliver(id: string, earlier: number): Promise<void> {
    if (isTaken(await this.attempt(id))) return
    const pause = this.settings.retryDelaysMs[earlier]
    if (pause !== undefined) this.pending.later(pause, () => this.deliver(id, earlier + 1))
  }

  private async attempt(id: string): Promise<number> {
    const event = this.store.find('event', id)
    if (!event || !this.endpoint) return 0
    const { send = postOverHttp, realNow } = this.settings
    const seconds = Math.floor(realNow() / 1000)
    const status = await sendEvent(event, this.endpoint, send, seconds)
    const isNews = !this.pending.isStopped && this.store.find('event', id)?.pending_webhooks
    if (isTaken(status) && isNews)
      await this.store.change(() => this.store.update('event', id, { pending_webhooks: 0 }))
    return status
  }
}

const isTaken = (status: number) => status >= 200 && status < 300
