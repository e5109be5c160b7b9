import * as z from 'zod'
import type { UserId } from '#domain/shared/ids.ts'
import { succeed } from '#domain/shared/result.ts'
import { readCursor } from '../../platform/http/cursor.ts'
import { newestAfter, takePage } from '../../platform/http/take-page.ts'
import type { LetterStore } from './letter-store.ts'

const positionSchema = z.lazy(() => z.string().max(100))

/** What the desk wrote to a producer, newest first. */
export async function listLetters(
  deps: { readonly letters: Pick<LetterStore, 'list'> },
  user_id: UserId,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
) {
  const after = readCursor(positionSchema, cursor)
  if (!after.ok) return after
  const keyOf = ({ written_at, letter_id }: { written_at: string; letter_id: string }) =>
    `${written_at}#${letter_id}`
  const letters = newestAfter(await deps.letters.list(user_id), keyOf, after.value)
  const { page, next_cursor } = await takePage(letters, limit, keyOf)
  return succeed({ letters: page, next_cursor })
}
