import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import type { ChosenDocument } from '#domain/documents/chosen-document.ts'
import { chosenOf } from '#domain/documents/chosen-of.ts'
import type { DocumentId, UserId } from '#domain/shared/ids.ts'
import type { DocumentStore } from './document-store.ts'

export interface ChosenDocuments {
  readonly chosen: readonly ChosenDocument[]
  /** Parts of a transaction that is refused when one of them was changed since it was read. */
  readonly unchanged: readonly TransactWriteItem[]
}

/**
 * The documents that an application of this user names, by the questions that they answer, as they are
 * now. One that was deleted, or is another user\u2019s, is left out.
 */
export async function chooseDocuments(
  documents: Pick<DocumentStore, 'findMany' | 'unchangedIn'>,
  user_id: UserId,
  references: Readonly<Record<string, DocumentId>> = {},
): Promise<ChosenDocuments> {
  const ids = [...new Set(Object.values(references))]
  const rows = ids.length === 0 ? [] : await documents.findMany(user_id, ids)
  const present = rows.filter(({ deleted_at }) => deleted_at === null)
  const chosen = Object.entries(references).flatMap(([question, document_id]) => {
    const row = present.find((one) => one.document_id === document_id)
    return row === undefined ? [] : [chosenOf(question, row)]
  })
  return { chosen, unchanged: present.map(documents.unchangedIn) }
}
