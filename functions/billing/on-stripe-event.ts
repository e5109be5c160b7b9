import * as z from 'zod'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createLog } from '../platform/logging/log.ts'
import { handleWebhook } from './handle-webhook.ts'
import { createStripeEventStore } from './stripe-event-store.ts'
import { syncDepsFromSettings } from './sync-deps-from-settings.ts'

const tables = tablesFromSettings(['STRIPE_EVENTS_TABLE'])
const log = createLog('stripe-events')
const syncDeps = syncDepsFromSettings(log)
const deps = {
  ...syncDeps,
  events: createStripeEventStore(tables.STRIPE_EVENTS_TABLE),
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
