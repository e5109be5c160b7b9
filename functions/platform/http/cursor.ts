import type * as z from 'zod'
import { fail, type Result, succeed } from '#domain/shared/result.ts'

/** Where the next page begins, opaque to the caller. Parsed like any other input when it comes back. */
export const writeCursor = (position: unknown): string =>
  Buffer.from(JSON.stringify(position), 'utf8').toString('base64url')

export function readCursor<Schema extends z.ZodType>(
  schema: Schema,
  cursor: string | undefined,
): Result<z.output<Schema> | null, 'invalid_cursor'> {
  if (cursor === undefined) return succeed(null)
  try {
    const read = schema.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    return read.success ? succeed(read.data) : fail('invalid_cursor')
  } catch {
    return fail('invalid_cursor')
  }
}
