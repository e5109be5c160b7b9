import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isSeenTo, type ReviewedField } from '#domain/portfolio/evidence.ts'
import type { ProductId, UploadId } from '#domain/shared/ids.ts'
import { type ApiOutput, callApi } from '../../../lib/api.ts'
import { fieldOfColumn } from './cell-field.ts'
import type { GridRow } from './grid-row.ts'
import type { Doubts } from './shown-rows.ts'

/** All others are asked about on the page of the import. */
const shown: ReadonlySet<string | null> = new Set(Object.values(fieldOfColumn))

type Answer = { readonly data: ApiOutput<'listDoubts'> | undefined }

const dataOf = (answers: readonly Answer[]) => answers.map(({ data }) => data)

/** What may be read wrongly, of the files that the products were last read from. */
export function useDoubts(rows: readonly GridRow[], isWhole: boolean): Doubts {
  const uploads = useMemo(
    () => [...new Set(rows.flatMap(({ line }) => line.upload_id ?? []))],
    [rows],
  )
  const answers = useQueries({
    queries: uploads.map((upload_id: UploadId) => ({
      queryKey: ['products', 'doubts', upload_id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callApi('listDoubts', { params: { upload_id }, signal }),
      enabled: isWhole,
      refetchOnWindowFocus: false,
    })),
    combine: dataOf,
  })
  return useMemo(() => {
    const doubts = new Map<ProductId, readonly ReviewedField[]>()
    const last = new Map(rows.map(({ id, line }) => [id, line]))
    for (const [at, answer] of answers.entries()) {
      for (const { product_id, fields } of answer?.doubts ?? []) {
        const line = last.get(product_id)
        if (line === undefined || line.upload_id !== uploads[at]) continue
        // what was corrected since is no doubt any more
        const open = fields.filter(
          (field) => shown.has(field) && !isSeenTo(field, line.corrected_fields),
        )
        if (open.length > 0) doubts.set(product_id, open)
      }
    }
    return doubts
  }, [answers, rows, uploads])
}
