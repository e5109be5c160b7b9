import type { Clock } from '../platform/clock.ts'
import type { DocumentRow } from './document-row.ts'
import type { DocumentStore } from './document-store.ts'

/** Only one that is there and has a file that passed the check takes the place of another. */
const replacesNow = (newer: DocumentRow | null) =>
  newer !== null &&
  newer.deleted_at === null &&
  newer.files.some(({ status }) => status === 'clean')

/** Says of the older document whether it is replaced. Repeating it changes nothing. */
export async function settleReplacement(
  { documents, now }: { readonly documents: DocumentStore; readonly now: Clock },
  row: DocumentRow,
): Promise<void> {
  const { user_id, document_id, replaces } = row
  if (replaces === null) return
  let newer: DocumentRow | null = row
  for (;;) {
    const replaced = replacesNow(newer)
    await documents.change(
      { user_id, document_id: replaces },
      (older) => {
        if (replaced && older.replaced_by === null) return { ...older, replaced_by: document_id }
        if (!replaced && older.replaced_by === document_id) return { ...older, replaced_by: null }
        return null
      },
      now(),
    )
    // deleted, restored or checked in between: who wrote last must have seen that
    newer = await documents.find(user_id, document_id)
    if (replacesNow(newer) === replaced) return
  }
}
