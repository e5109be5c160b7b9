import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { UploadId } from '#domain/shared/ids.ts'
import { callApi } from '../../lib/api.ts'
import { byCursor } from '../../lib/pages-of.ts'

export interface ProductFilter {
  readonly text: string
  /** Only those of one file. */
  readonly upload: string
}

/** The caller’s products by name, page by page. */
export const useProducts = ({ text, upload }: ProductFilter) =>
  useInfiniteQuery({
    queryKey: ['products', 'list', text, upload],
    queryFn: ({ pageParam, signal }) =>
      callApi('listProducts', {
        query: {
          text: text || undefined,
          upload_id: (upload || undefined) as UploadId | undefined,
          cursor: pageParam,
        },
        signal,
      }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
