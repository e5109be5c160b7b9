import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { markedBut } from '#domain/portfolio/derived-marks.ts'
import type { ImportRowKind } from '#domain/portfolio/import-row-kinds.ts'
import type { ImportRow } from '#domain/portfolio/import-rows-schema.ts'
import { rowsWithEvidence } from '#domain/portfolio/rows-with-evidence.ts'
import type { UploadId } from '#domain/shared/ids.ts'
import { type ApiInput, callApi } from '../../../lib/api.ts'
import { byCursor } from '../../../lib/pages-of.ts'
import { importRowsKey } from '../use-upload.ts'
import { uploadsKey } from '../use-uploads.ts'

const idOf = (uploadId: string) => ({ upload_id: uploadId as UploadId })

/** As many as the server gives at once: the grid asks for more while one scrolls. */
const rowsAtOnce = 100

export interface RowsAsked {
  readonly show: ImportRowKind
  /** Of the doubtful ones those of this question; empty: all. */
  readonly question: string
  /** Null: of all sheets. */
  readonly sheet: number | null
}

async function pageOfRows(
  uploadId: string,
  asked: RowsAsked & { readonly cursor: string | undefined },
  signal: AbortSignal,
) {
  const { show, question, sheet, cursor } = asked
  const page = await callApi('listImportRows', {
    params: idOf(uploadId),
    query: {
      show,
      question: question || undefined,
      sheet: sheet ?? undefined,
      limit: rowsAtOnce,
      cursor,
    },
    signal,
  })
  return { ...page, rows: rowsWithEvidence(page) }
}

/** The rows of a file beside what was read from them, page by page. */
export const useImportRows = (uploadId: string, { show, question, sheet }: RowsAsked) =>
  useInfiniteQuery({
    queryKey: [...importRowsKey(uploadId), show, question, sheet],
    queryFn: ({ pageParam, signal }) =>
      pageOfRows(uploadId, { show, question, sheet, cursor: pageParam }, signal),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

/** Tables, counts and questions of a file, which a mend changes: asked for without its rows. */
export const useImportSummary = (uploadId: string) =>
  useQuery({
    queryKey: [...importRowsKey(uploadId), 'summary'],
    queryFn: ({ signal }) =>
      callApi('listImportRows', {
        params: idOf(uploadId),
        query: { show: 'doubtful', limit: 1 },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** What is asked of an import is under way when the answer comes: the upload is asked until it is done. */
function useCommand<Said>(uploadId: string, run: (said: Said) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSettled: () => queries.invalidateQueries({ queryKey: [...uploadsKey, uploadId] }),
  })
}

type SaidNow = NonNullable<ApiInput<'readUploadAgain'>['body']>

export const useReadAgain = (uploadId: string) =>
  useCommand(uploadId, (body: SaidNow) =>
    callApi('readUploadAgain', { params: idOf(uploadId), body }),
  )

export const useUndoImport = (uploadId: string) =>
  useCommand(uploadId, () => callApi('undoImport', { params: idOf(uploadId) }))

export type Mend = ApiInput<'mendProducts'>['body']
type Pages = InfiniteData<Awaited<ReturnType<typeof pageOfRows>>>

/** The row after a mend of its product. */
export function mendedRow(row: ImportRow, mend: Mend): ImportRow {
  const { product } = row
  if (product?.product_id !== mend.product_id) return row
  const { field } = mend
  const facts = mend.confirm ? product.facts : { ...product.facts, [field]: mend.value }
  return {
    ...row,
    product: { ...product, facts: markedBut(facts, [field]) },
    doubts: row.doubts.filter((doubt) => doubt.field !== field),
  }
}

/**
 * A list that was scrolled far has many pages, and a mend of one value changes one row of it: that is done
 * here, and only what may lose rows by it is asked for again.
 */
export function useMend(uploadId: string) {
  const queries = useQueryClient()
  const rows = importRowsKey(uploadId)
  const isKept = (key: readonly unknown[]) => {
    const [show] = key.slice(rows.length)
    return show !== 'doubtful' && show !== 'summary'
  }
  return useMutation({
    mutationFn: (body: Mend) => callApi('mendProducts', { params: idOf(uploadId), body }),
    onSuccess: (_, mend) => {
      // what follows from the place that they name changes with them
      const isOne = mend.spread === 'none' && mend.field !== 'region' && mend.field !== 'name'
      if (isOne) {
        queries.setQueriesData<Pages>(
          { queryKey: rows, predicate: ({ queryKey }) => isKept(queryKey) },
          (data) =>
            data && {
              ...data,
              pages: data.pages.map((page) => ({
                ...page,
                rows: page.rows.map((row) => mendedRow(row, mend)),
              })),
            },
        )
      }
      const changed = { queryKey: rows, predicate: isOne ? noneKept : undefined }
      return Promise.all([
        queries.invalidateQueries(changed),
        queries.invalidateQueries({ queryKey: ['products'] }),
        queries.invalidateQueries({ queryKey: ['matches'] }),
      ])
    },
  })
  function noneKept({ queryKey }: { readonly queryKey: readonly unknown[] }) {
    return !isKept(queryKey)
  }
}
