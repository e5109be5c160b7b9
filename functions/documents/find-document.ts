import type { DocumentId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { DocumentRow } from './document-row.ts'
import type { DocumentStore } from './document-store.ts'

/** One document of the library; a deleted one is not found. */
export async function findDocument(
  { documents }: { readonly documents: DocumentStore },
  user_id: UserId,
  document_id: DocumentId,
): Promise<Result<DocumentRow, 'not_found'>> {
  const row = await documents.find(user_id, document_id)
  return row === null || row.deleted_at !== null ? fail('not_found') : succeed(row)
}
