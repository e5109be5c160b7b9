import * as z from 'zod'
import type { portfolioRoutes } from '#contracts/portfolio.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { newestAfter, takePage } from '../platform/http/take-page.ts'
import type { UploadLine, UploadStore } from './upload-store.ts'

type Route = (typeof portfolioRoutes)['listUploads']

/** The others are on the file itself. */
const listedProblems = 5

const keyOf = ({ created_at, upload_id }: UploadLine) => `${created_at}#${upload_id}`

/** The files of a user, newest first, each with its first problems. */
export async function listUploads(
  uploads: Pick<UploadStore, 'listLines' | 'findMany'>,
  user_id: UserId,
  query: RouteInput<Route>['query'],
): Promise<Result<RouteOutput<Route>, 'invalid_cursor'>> {
  const position = readCursor(z.string().max(200), query.cursor)
  if (!position.ok) return position
  const all = await uploads.listLines(user_id)
  const lines = newestAfter(all, keyOf, position.value).slice(0, query.limit + 1)
  const rows = await uploads.findMany(
    user_id,
    lines.map(({ upload_id }) => upload_id),
  )
  const listed = new Map(
    rows.map((row) => [row.upload_id, { ...row, problems: row.problems.slice(0, listedProblems) }]),
  )
  const { page, next_cursor } = await takePage(
    lines.map((line) => ({ line, upload: listed.get(line.upload_id) })),
    query.limit,
    ({ line }) => keyOf(line),
  )
  return succeed({ uploads: page.flatMap(({ upload }) => upload ?? []), next_cursor })
}
