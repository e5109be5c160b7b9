import * as z from 'zod'
import { createLog } from '../platform/logging/log.ts'
import { readSettings } from '../platform/settings.ts'
import { handleWebhook } from './handle-webhook.ts'
import { createStripeEventStore } from './stripe-event-store.ts'
import { syncDepsFromSettings } from './sync-deps-from-settings.ts'

const settings = readSettings(['STRIPE_EVENTS_TABLE'])
const log = createLog('stripe-events')
const syncDeps = syncDepsFromSettings(log)
const deps = {
  ...syncDeps,
  events: createStripeEventStore({ client: syncDeps.client, name: settings.STRIPE_EVENTS_TABLE }),
}

const deliverySchema = z.lazy(() =>
  z.object({
    headers: z.record(z.string(), z.string()).default({}),
    body: z.string().default(''),
    isBase64Encoded: z.boolean().default(false),
  }),
)

export async function handler(event: unknown): Promise<{ readonly statusCode: number }> {
  const { headers, body, isBase64Encoded } = deliverySchema.parse(event)
  try {
    const statusCode = await handleWebhook(deps, {
      body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
      signature: headers['stripe-signature'],
    })
    return { statusCode }
  } catch (error) {
    log.error('WEBHOOK_FAILED', error)
    return { statusCode: 500 }
  }
}
