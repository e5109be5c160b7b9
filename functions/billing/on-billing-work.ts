import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createLog } from '../platform/logging/log.ts'
import { consume } from '../platform/queue/queue-event.ts'
import { billingWorkSchema } from './billing-work.ts'
import { endSubscription } from './end-subscription.ts'
import { reconcile } from './reconcile.ts'
import { createStripeEventStore } from './stripe-event-store.ts'
import { syncDepsFromSettings } from './sync-deps-from-settings.ts'

const tables = tablesFromSettings(['STRIPE_EVENTS_TABLE'])
const log = createLog('billing-work')
const syncDeps = syncDepsFromSettings(log)
const deps = {
  ...syncDeps,
  events: createStripeEventStore(tables.STRIPE_EVENTS_TABLE),
}

/** Asked every hour, and when an account is deleted. What failed is asked again; at last there is an alarm. */
export const handler = consume(
  async ({ body }) => {
    const work = billingWorkSchema.parse(JSON.parse(body))
    if (work.kind === 'end_subscription') return endSubscription(deps, work.user_id)
    const { failed } = await reconcile(deps)
    if (failed > 0) throw new Error('Not everything could be compared with the provider')
  },
  (error) => log.error('RECONCILE_FAILED', error),
)
