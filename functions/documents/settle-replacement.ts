import type { Clock } from '../platform/clock.ts'
import type { DocumentRow } from './document-row.ts'
import type { DocumentStore } from './document-store.ts'

/**
 * Says of the older document whether it is replaced: by one that is there and has a file that passed the
 * check. Repeating it changes nothing.
 */
export async function settleReplacement(
  { documents, now }: { readonly documents: DocumentStore; readonly now: Clock },
  { user_id, document_id, replaces, files, deleted_at }: DocumentRow,
): Promise<void> {
  if (replaces === null) return
  const replaced = deleted_at === null && files.some(({ status }) => status === 'clean')
  await documents.change(
    { user_id, document_id: replaces },
    (older) => {
      if (replaced && older.replaced_by === null) return { ...older, replaced_by: document_id }
      if (!replaced && older.replaced_by === document_id) return { ...older, replaced_by: null }
      return null
    },
    now(),
  )
}
