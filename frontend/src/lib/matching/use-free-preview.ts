import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TenderId } from '#domain/shared/ids.ts'
import { callApi } from '../api.ts'

interface Options {
  readonly enabled: boolean
  /** When the matches were worked out: asked again when they are newer. */
  readonly computedAt?: string | null
}

/** The one tender that is seen whole without the Access plan, and its choice. */
export function useFreePreview({ enabled, computedAt = null }: Options) {
  const queries = useQueryClient()
  const previews = ['matches', 'preview']
  const queryKey = [...previews, computedAt]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('getMatchPreview', { signal }),
    enabled,
    placeholderData: keepPreviousData,
  })
  const choose = useMutation({
    mutationFn: (tender_id: TenderId) => callApi('chooseMatchPreview', { body: { tender_id } }),
    onSuccess: (chosen) => queries.setQueryData(queryKey, chosen),
    // another tab may have chosen meanwhile
    onSettled: () => queries.invalidateQueries({ queryKey: previews }),
  })
  return { data, error, refetch, choose }
}

export type FreePreviewChoice = ReturnType<typeof useFreePreview>['choose']
export type PreviewedTender = NonNullable<
  NonNullable<ReturnType<typeof useFreePreview>['data']>['preview']
>
