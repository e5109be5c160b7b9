import type { StripeSecret } from '../platform/stripe/stripe-secret.ts'
import { verifySignature } from '../platform/stripe/verify-signature.ts'
import type { SyncDeps } from './billing-deps.ts'
import { eventSubjects, processEvent, stripeEventSchema } from './process-event.ts'
import type { StripeEventStore } from './stripe-event-store.ts'

export interface WebhookDeps extends SyncDeps {
  readonly events: StripeEventStore
  readonly readSecret: () => Promise<StripeSecret>
}

/** The raw body, as it was signed. */
interface Delivery {
  readonly body: Buffer
  readonly signature: string | undefined
}

/**
 * Takes a notification: signed by the provider, not long ago, processed once. Answers the status:
 * anything but 200 makes the provider send it again.
 */
export async function handleWebhook(deps: WebhookDeps, delivery: Delivery): Promise<number> {
  const { webhook_signing_secrets: secrets } = await deps.readSecret()
  const verified = verifySignature(delivery.body, delivery.signature, secrets, deps.now())
  if (!verified.ok) {
    deps.log.info('WEBHOOK_REFUSED', { reason: verified.code })
    return 400
  }
  const event = stripeEventSchema.parse(JSON.parse(delivery.body.toString('utf8')))
  const { id: event_id, type } = event
  if (eventSubjects[type] === undefined) return 200
  const claim = await deps.events.claim(event_id, deps.now())
  if (claim !== 'claimed') {
    deps.log.info('WEBHOOK_REPEATED', { event_id, type, claim })
    // whoever is at it may yet fail
    return claim === 'done' ? 200 : 409
  }
  try {
    await processEvent(deps, event)
  } catch (error) {
    await deps.events.release(event_id)
    throw error
  }
  await deps.events.markDone(event_id)
  deps.log.info('WEBHOOK_DONE', { event_id, type })
  return 200
}
