import * as z from 'zod'
import type { portfolioRoutes } from '#contracts/portfolio.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { evidencedReadFields, weakestOf } from '#domain/portfolio/evidence.ts'
import { type ImportRowKind, importRowKinds } from '#domain/portfolio/import-row-kinds.ts'
import type { ImportQuestion, RowEvidence } from '#domain/portfolio/import-rows-schema.ts'
import type { ProductId, UploadId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { takePage } from '../platform/http/take-page.ts'
import { entryOnPage, linePlaces } from './entry-on-page.ts'
import { fileRowsAt, type Place } from './file-rows.ts'
import {
  type Corrected,
  correctedOf,
  doubtsOf,
  type ImportEntries,
  type ImportEntry,
  openProblemOf,
  questionKey,
  readEntries,
} from './import-entries.ts'
import type { ImportFiles } from './import-files.ts'
import type { ProductLines } from './product-lines.ts'
import type { ProductStore } from './product-store.ts'
import type { UploadRow, UploadStore } from './upload-store.ts'

type Route = (typeof portfolioRoutes)['listImportRows']

interface Owner {
  readonly user_id: UserId
  readonly upload_id: UploadId
}

const nothingRead: ImportEntries = {
  tables: [],
  parts: [],
  separator: null,
  page_size: null,
  evidence: [],
  entries: [],
}

/** What may be wrong about an entry, as far as nobody has seen to it. */
function openDoubts(read: ImportEntries, corrected: Corrected) {
  return (entry: ImportEntry) => {
    const { product_id, sheet, evidence } = entry
    const seenTo = product_id === null ? [] : (corrected.get(product_id) ?? [])
    const values = evidence === undefined ? undefined : read.evidence[evidence]
    const doubts = product_id === null ? [] : doubtsOf(values, seenTo)
    return {
      doubts,
      keys: doubts.map(({ field }) => questionKey(field, sheet, values)),
      problem: product_id === null ? entry.problem : openProblemOf(entry, seenTo),
    }
  }
}
type Open = ReturnType<ReturnType<typeof openDoubts>>

/** Why a kind shows an entry. */
const kinds: Readonly<Record<ImportRowKind, (entry: ImportEntry, open: Open) => boolean>> = {
  all: ({ product_id, change }) => product_id !== null && change !== 'gone',
  doubtful: ({ product_id, change }, { doubts, problem }) =>
    product_id !== null && change !== 'gone' && (doubts.length > 0 || problem !== null),
  added: ({ change }) => change === 'added',
  changed: ({ change }) => change === 'changed',
  gone: ({ change }) => change === 'gone',
  left_out: ({ product_id }) => product_id === null,
}

/** One answer is worth a question from two rows on. */
const fewestRows = 2
const mostQuestions = 12

interface Asked extends Omit<ImportQuestion, 'example'> {
  readonly product_id: ProductId
}

/** Doubts that several rows share, those of most rows first. */
function questionsOf(
  read: ImportEntries,
  entries: readonly { readonly entry: ImportEntry; readonly open: Open }[],
): Asked[] {
  const asked = new Map<string, Asked>()
  for (const { entry, open } of entries) {
    for (const [at, { field }] of open.doubts.entries()) {
      const key = open.keys[at] ?? ''
      const before = asked.get(key)
      const values = read.evidence[entry.evidence ?? -1]
      const value = values?.[weakestOf(values, field)]
      if (before !== undefined) asked.set(key, { ...before, count: before.count + 1 })
      else if (entry.product_id !== null && value !== undefined) {
        const { from, column } = value
        const { sheet, product_id } = entry
        asked.set(key, { key, field, sheet, from, column, count: 1, product_id })
      }
    }
  }
  return [...asked.values()]
    .filter(({ count }) => count >= fewestRows)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostQuestions)
}

/** The evidence of the rows of a page, each once, with what the page shows of it. */
function gatherEvidence(read: ImportEntries) {
  const evidence: RowEvidence[] = []
  const numbers = new Map<number, number>()
  const evidenceAt = (stored: number | undefined) => {
    const values = read.evidence[stored ?? -1]
    if (stored === undefined || values === undefined) return null
    const number = numbers.get(stored) ?? evidence.length
    if (number === evidence.length) {
      const shown = Object.entries(values).filter(([field]) => evidencedReadFields.has(field))
      evidence.push(Object.fromEntries(shown))
      numbers.set(stored, number)
    }
    return number
  }
  return { evidence, evidenceAt }
}

/** What no word of the user's makes a product: it was deleted, or holds what no product can. */
const notTakenIn: ReadonlySet<string> = new Set(['deleted_before', 'value_not_understood'])

/** What a second reading would leave out once more is not offered. */
function canTakeIn({ product_id, row, sheet, problem }: ImportEntry, { choices }: UploadRow) {
  if (product_id !== null || row === null || problem === null) return false
  if (notTakenIn.has(problem.code)) return false
  return !choices?.taken_in.some((one) => one.sheet === sheet && one.row === row)
}

const placeOf = ({ sheet, row }: ImportEntry): Place[] => (row === null ? [] : [{ sheet, row }])

/** The rows of a file beside what was read from them, page by page, those of one kind. */
export async function listImportRows(
  deps: {
    readonly uploads: UploadStore
    readonly products: ProductStore
    readonly imports: ImportFiles
    readonly lines: ProductLines
  },
  owner: Owner,
  query: RouteInput<Route>['query'],
): Promise<Result<RouteOutput<Route>, 'invalid_cursor' | 'not_found'>> {
  const position = readCursor(z.int().nonnegative(), query.cursor)
  if (!position.ok) return position
  const { user_id, upload_id } = owner
  const [upload, stored, lines] = await Promise.all([
    deps.uploads.find(user_id, upload_id),
    readEntries(deps.imports, owner),
    deps.lines(user_id),
  ])
  if (upload === null) return fail('not_found')
  const read = stored ?? nothingRead
  const corrected = correctedOf(lines)
  const openOf = openDoubts(read, corrected)
  const all = read.entries.map((entry) => ({ entry, open: openOf(entry) }))
  const ofKind = (kind: ImportRowKind) => all.filter(({ entry, open }) => kinds[kind](entry, open))
  const chosen = ofKind(query.show).filter(
    ({ entry, open }) =>
      (query.question === undefined || open.keys.includes(query.question)) &&
      (query.sheet === undefined || entry.sheet === query.sheet),
  )
  const start = position.value ?? 0
  const shown = chosen.slice(start, start + query.limit + 1)
  const questions = questionsOf(read, ofKind('doubtful'))
  const [products, rowAt] = await Promise.all([
    deps.products.findMany(user_id, [
      ...shown.flatMap(({ entry }) => entry.product_id ?? []),
      ...questions.map(({ product_id }) => product_id),
    ]),
    fileRowsAt(
      deps.imports,
      owner,
      read.parts,
      shown.flatMap(({ entry }) => [...placeOf(entry), ...linePlaces(entry)]),
    ),
  ])
  const productOf = new Map(products.map((row) => [row.product_id, row]))
  const { evidence, evidenceAt } = gatherEvidence(read)
  const rows = shown.map(({ entry, open }, at) => {
    const row = entry.row === null ? null : rowAt({ sheet: entry.sheet, row: entry.row })
    const product = entry.product_id === null ? null : (productOf.get(entry.product_id) ?? null)
    const is_out = product?.deleted_at !== null && product?.taken_out_by === upload_id
    const made: RouteOutput<Route>['rows'][number] = {
      sheet: entry.sheet,
      row: entry.row,
      page: entry.place?.page ?? row?.page ?? null,
      ...entryOnPage(entry, rowAt),
      cells: [...(row?.cells ?? [])],
      product: product !== null && (product.deleted_at === null || is_out) ? product : null,
      is_out,
      change: entry.change,
      before: entry.before ?? {},
      doubts: open.doubts,
      evidence: evidenceAt(entry.evidence),
      problem: open.problem,
      can_take_in: canTakeIn(entry, upload),
    }
    return { at: start + at, made }
  })
  const { page, next_cursor } = await takePage(rows, query.limit, ({ at }) => at + 1)
  const counts = Object.fromEntries(
    importRowKinds.map((kind) => [kind, ofKind(kind).length]),
  ) as Record<ImportRowKind, number>
  return succeed({
    tables: read.tables,
    rows: page.map(({ made }) => made),
    evidence,
    counts,
    total: chosen.length,
    questions: questions.flatMap(({ product_id, ...question }) => {
      const example = productOf.get(product_id)
      return example === undefined ? [] : [{ ...question, example }]
    }),
    separator: read.separator,
    page_size: read.page_size,
    next_cursor,
  })
}
