import { createHash } from 'node:crypto'
import { type DocumentId, documentIdSchema, type UserId } from '#domain/shared/ids.ts'

/** The same attempt with the same words is the same document, however often it is sent. */
export function documentIdOf(user_id: UserId, attempted: { readonly attempt: string }): DocumentId {
  const words = JSON.stringify([user_id, attempted])
  return documentIdSchema.parse(
    `doc_${createHash('sha256').update(words).digest('hex').slice(0, 32)}`,
  )
}
