import * as z from 'zod'
import type { documentRoutes } from '#contracts/documents.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { behindAllDays } from '#domain/shared/calendar-date.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { takePage } from '../platform/http/take-page.ts'
import type { DocumentLine, DocumentStore } from './document-store.ts'

type Route = (typeof documentRoutes)['listDocuments']

const keyOf = ({ valid_to, document_id }: DocumentLine) =>
  `${valid_to ?? behindAllDays}#${document_id}`

/** The documents of a user; what ends first comes first. */
export async function listDocuments(
  documents: DocumentStore,
  user_id: UserId,
  { kind, show, cursor, limit }: RouteInput<Route>['query'],
): Promise<Result<RouteOutput<Route>, 'invalid_cursor'>> {
  const position = readCursor(z.string().max(200), cursor)
  if (!position.ok) return position
  const after = position.value ?? ''
  const isListed = (line: Pick<DocumentLine, 'kind' | 'deleted_at' | 'replaced_by'>) =>
    line.deleted_at === null &&
    (kind === undefined || line.kind === kind) &&
    (show === 'all' || line.replaced_by === null)
  const lines = (await documents.listLines(user_id))
    .filter((line) => isListed(line) && keyOf(line) > after)
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .slice(0, limit + 1)
  const rows = await documents.findMany(
    user_id,
    lines.map(({ document_id }) => document_id),
  )
  const byId = new Map(rows.map((row) => [row.document_id, row]))
  const { page, next_cursor } = await takePage(
    lines.map((line) => ({ line, document: byId.get(line.document_id) })),
    limit,
    ({ line }) => keyOf(line),
  )
  const found = page.flatMap(({ document }) => document ?? [])
  // left out: what was replaced or deleted between the two reads. A page that got it as current would not ask again
  return succeed({ documents: found.filter(isListed), next_cursor })
}
