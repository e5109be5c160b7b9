import {
  type UseMutationResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SavedView } from '#domain/shared/saved-view.ts'
import { useToasts } from '../../ui/toasts.tsx'
import { errorCodeOf } from '../api-error.ts'

/** The saved views of a list, and what can be done with them. */
export interface KeptViews<View extends SavedView> {
  /** Undefined while they are not read. */
  readonly views: readonly View[] | undefined
  readonly error: Error | null
  readonly readAgain: () => void
  /** Saving the same view again replaces it; a refusal is shown where it is named. */
  readonly save: UseMutationResult<unknown, Error, View>
  /** Saves what was there before; a refusal is told wherever the reader is by then, as one of `remove` is. */
  readonly bringBack: UseMutationResult<unknown, Error, View>
  readonly remove: UseMutationResult<unknown, Error, View>
}

interface Calls<View extends SavedView> {
  readonly list: (signal: AbortSignal) => Promise<{ readonly views: readonly View[] }>
  readonly save: (view: View) => Promise<unknown>
  readonly remove: (view: View) => Promise<unknown>
}

/** Views that are kept on the server; `name` is what they are remembered under. */
export function useKeptViews<View extends SavedView>(
  name: string,
  calls: Calls<View>,
): KeptViews<View> {
  const { t } = useTranslation(['views', 'common'])
  const toasts = useToasts()
  const queries = useQueryClient()
  const answer = useQuery({
    queryKey: [name],
    queryFn: ({ signal }) => calls.list(signal),
    staleTime: 60_000,
  })
  // not awaited: who is told of it may be gone with the view
  const onSuccess = () => void queries.invalidateQueries({ queryKey: [name] })
  const onError = (error: Error) =>
    toasts.show({
      tone: 'error',
      title: t('not_changed'),
      message: t(`common:errors.${errorCodeOf(error)}`),
    })
  return {
    views: answer.data?.views,
    error: answer.error,
    readAgain: () => void answer.refetch(),
    save: useMutation({ mutationFn: calls.save, onSuccess }),
    bringBack: useMutation({ mutationFn: calls.save, onSuccess, onError }),
    remove: useMutation({ mutationFn: calls.remove, onSuccess, onError }),
  }
}
