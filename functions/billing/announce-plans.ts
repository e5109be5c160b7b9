import type { UserId } from '#domain/shared/ids.ts'
import type { Written } from '../platform/dynamodb/write-rows.ts'
import type { AnnounceProducer } from '../platform/queue/producer-work.ts'
import type { AccessPlanStore } from './access-plan-store.ts'

/** The plans, with word to the desk's list of producers of every change of who has which. */
export function announcePlans(plans: AccessPlanStore, announce: AnnounceProducer): AccessPlanStore {
  const told = async (user_id: UserId, writing: Promise<Written>): Promise<Written> => {
    const written = await writing
    if (written === 'written') await announce(user_id, false)
    return written
  }
  return {
    ...plans,
    request: (user_id, ...rest) => told(user_id, plans.request(user_id, ...rest)),
    saveGrant: (user_id, ...rest) => told(user_id, plans.saveGrant(user_id, ...rest)),
    saveSubscription: (user_id, ...rest) => told(user_id, plans.saveSubscription(user_id, ...rest)),
  }
}
