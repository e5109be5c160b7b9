import { mostCounted } from '#domain/desk/today.ts'
import type { Clock } from '../../platform/clock.ts'
import { firstOf } from '../../platform/http/take-page.ts'
import { isStuck, type TodayItem } from '../../platform/today-item.ts'
import type { IntakeStore } from './intake-store.ts'

/** After a week nobody waits for a plan that could not be read. */
const failedForMs = 7 * 86_400_000

/**
 * Plans with rows to review, plans that could not be read, and those whose reading is stuck. Of each source its
 * newest plan alone: an edition takes the place of the one before.
 */
export async function listIntakesForToday({
  intakes,
  now,
}: {
  readonly intakes: Pick<IntakeStore, 'list'>
  readonly now: Clock
}): Promise<TodayItem[]> {
  const plans = await firstOf(intakes.list(null, mostCounted), mostCounted)
  const newestRead = new Set<string>()
  return plans.flatMap(({ intake_id, file_name, source, status, counts, brought_at, read_at }) => {
    // what is entered by hand is no edition of a plan
    const plan = file_name === null ? null : source
    const isReplaced = plan !== null && newestRead.has(plan)
    if (plan !== null && status === 'read') newestRead.add(plan)
    const age = now().getTime() - Date.parse(brought_at)
    const waits = {
      // its file never came
      waiting: false,
      read: !isReplaced && counts.open > 0,
      failed: !isReplaced && age < failedForMs,
      reading: isStuck(brought_at, now()),
    }
    if (!waits[status]) return []
    const item = { kind: 'intake' as const, path: `tenders/intake/${intake_id}`, about: file_name }
    const since = read_at ?? brought_at
    return [{ ...item, due: null, since, tender_id: null, responsible: null }]
  })
}
