import { mostCounted } from '#domain/desk/today.ts'
import { addDays } from '#domain/shared/calendar-date.ts'
import type { Clock } from '../platform/clock.ts'
import { firstOf } from '../platform/http/take-page.ts'
import type { TodayItem } from '../platform/today-item.ts'
import { dayOf } from './document-row.ts'
import type { DocumentStore } from './document-store.ts'

/** Documents whose day has come and gone: the mail on their end, or the end of a deleted one, is stuck. */
export async function listDocumentsForToday({
  documents,
  now,
}: {
  readonly documents: Pick<DocumentStore, 'due'>
  readonly now: Clock
}): Promise<TodayItem[]> {
  // the daily look has a day for it
  const rows = await firstOf(documents.due(addDays(dayOf(now()), -2)), mostCounted + 1)
  return rows.map(({ user_id, due_on }) => ({
    kind: 'document' as const,
    path: `producers/${encodeURIComponent(user_id)}`,
    due: due_on,
    since: null,
    about: null,
    tender_id: null,
    responsible: null,
  }))
}
