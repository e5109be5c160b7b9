import * as z from 'zod'
import type { portfolioRoutes } from '#contracts/portfolio.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import type { ImportRowKind } from '#domain/portfolio/import-row-kinds.ts'
import type { ImportRow } from '#domain/portfolio/import-rows-schema.ts'
import type { UploadId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { takePage } from '../platform/http/take-page.ts'
import { fileRowsAt, type Place } from './file-rows.ts'
import { doubtsOf, type ImportEntries, type ImportEntry, readEntries } from './import-entries.ts'
import type { ImportFiles } from './import-files.ts'
import type { ProductStore } from './product-store.ts'
import type { UploadStore } from './upload-store.ts'

type Route = (typeof portfolioRoutes)['listImportRows']

interface Owner {
  readonly user_id: UserId
  readonly upload_id: UploadId
}

const nothingRead: ImportEntries = { tables: [], parts: [], evidence: [], entries: [] }

/** Why a kind shows an entry. */
const shows = ({
  evidence,
}: ImportEntries): Readonly<Record<ImportRowKind, (entry: ImportEntry) => boolean>> => {
  const isDoubted = evidence.map((values) => doubtsOf(values).length > 0)
  return {
    all: ({ product_id, change }) => product_id !== null && change !== 'gone',
    doubtful: ({ product_id, evidence: at, problem }) =>
      product_id !== null && ((at !== undefined && isDoubted[at] === true) || problem !== null),
    added: ({ change }) => change === 'added',
    changed: ({ change }) => change === 'changed',
    gone: ({ change }) => change === 'gone',
    left_out: ({ product_id }) => product_id === null,
  }
}

const placeOf = ({ sheet, row }: ImportEntry): Place[] => (row === null ? [] : [{ sheet, row }])

/** The rows of a file beside what was read from them, page by page, those of one kind. */
export async function listImportRows(
  deps: {
    readonly uploads: UploadStore
    readonly products: ProductStore
    readonly imports: ImportFiles
  },
  owner: Owner,
  query: RouteInput<Route>['query'],
): Promise<Result<RouteOutput<Route>, 'invalid_cursor' | 'not_found'>> {
  const position = readCursor(z.int().nonnegative(), query.cursor)
  if (!position.ok) return position
  const [upload, stored] = await Promise.all([
    deps.uploads.find(owner.user_id, owner.upload_id),
    readEntries(deps.imports, owner),
  ])
  if (upload === null) return fail('not_found')
  const read = stored ?? nothingRead
  const kinds = shows(read)
  const chosen = read.entries.filter(kinds[query.show])
  const start = position.value ?? 0
  const entries = chosen.slice(start, start + query.limit + 1)
  const [products, rowAt] = await Promise.all([
    deps.products.findMany(
      owner.user_id,
      entries.flatMap(({ product_id }) => product_id ?? []),
    ),
    fileRowsAt(deps.imports, owner, read.parts, entries.flatMap(placeOf)),
  ])
  const productOf = new Map(products.map((row) => [row.product_id, row]))
  const rows = entries.map((entry, at) => {
    const row = entry.row === null ? null : rowAt({ sheet: entry.sheet, row: entry.row })
    const values = entry.evidence === undefined ? undefined : read.evidence[entry.evidence]
    const product = entry.product_id === null ? null : (productOf.get(entry.product_id) ?? null)
    const shown: ImportRow = {
      sheet: entry.sheet,
      row: entry.row,
      page: entry.place?.page ?? row?.page ?? null,
      cells: [...(row?.cells ?? [])],
      product: product === null || product.deleted_at !== null ? null : product,
      change: entry.change,
      before: entry.before ?? {},
      doubts: doubtsOf(values),
      evidence: values ?? {},
      problem: entry.problem,
    }
    return { at: start + at, shown }
  })
  const { page, next_cursor } = await takePage(rows, query.limit, ({ at }) => at + 1)
  const counts = Object.fromEntries(
    Object.entries(kinds).map(([kind, isShown]) => [kind, read.entries.filter(isShown).length]),
  ) as Record<ImportRowKind, number>
  return succeed({
    tables: read.tables,
    rows: page.map(({ shown }) => shown),
    counts,
    next_cursor,
  })
}
