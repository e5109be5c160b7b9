import type { Instant } from '#domain/shared/calendar-date.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { describeProducer, type ProducerSources } from './describe-producer.ts'
import type { ProducerStore } from './listing/producer-store.ts'

export interface ProducerRefreshing extends ProducerSources {
  readonly producers: Pick<ProducerStore, 'save' | 'markSeen' | 'remove'>
}

/**
 * Brings the desk's row of a producer up to date, from the sources alone: it may run twice, late or out
 * of order. Who has no account any more, or belongs to the desk, is not listed.
 */
export async function refreshProducer(
  deps: ProducerRefreshing,
  user_id: UserId,
  seen_at: Instant | null,
): Promise<void> {
  const read_at = deps.now().toISOString()
  const found = await describeProducer(deps, user_id)
  if (found === null) {
    await deps.producers.remove(user_id)
    return
  }
  await deps.producers.save(found.listed, read_at)
  // an account that was erased meanwhile does not come back
  if ((await deps.accountOf(user_id)) === null) {
    await deps.producers.remove(user_id)
    return
  }
  if (seen_at !== null) await deps.producers.markSeen(user_id, seen_at)
}
