import type { Stripe } from 'stripe'
import { isReplayedFault } from './provider-failure.ts'

/** So many faults of Stripe's own may be kept for one key before nothing more is tried for a day. */
const mostTries = 25

/**
 * Makes one thing for one key, however often and at once it is asked for. Stripe keeps its answer to a key
 * for a day, also when that was a fault of its own: then the next key of the same row is taken, the same
 * for everybody who asks. A request that ended in a fault may have made the thing all the same: `find`
 * looks for it first.
 */
export async function makeOnce<Thing>(
  key: string,
  make: (options: Stripe.RequestOptions) => Promise<Thing>,
  find: () => Promise<Thing | null>,
): Promise<Thing> {
  for (let tries = 1; ; tries++) {
    try {
      return await make(
        tries === 1
          ? { idempotencyKey: key }
          : // repeated by the client, a new fault would look like one that was kept
            { idempotencyKey: `${key}:${tries}`, maxNetworkRetries: 0 },
      )
    } catch (error) {
      if (!isReplayedFault(error) || tries === mostTries) throw error
      const made = await find()
      if (made !== null) return made
    }
  }
}
