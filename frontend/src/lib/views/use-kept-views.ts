import {
  type UseMutationResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { SavedView } from '#domain/shared/saved-view.ts'

/** The saved views of a list, and what can be done with them. */
export interface KeptViews<View extends SavedView> {
  /** Undefined while they are not read. */
  readonly views: readonly View[] | undefined
  readonly error: Error | null
  readonly readAgain: () => void
  /** Saving the same view again replaces it, and brings back what was removed. */
  readonly save: UseMutationResult<unknown, Error, View>
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
  const queries = useQueryClient()
  const answer = useQuery({
    queryKey: [name],
    queryFn: ({ signal }) => calls.list(signal),
    staleTime: 60_000,
  })
  // not awaited: who is told of it may be gone with the view
  const onSuccess = () => void queries.invalidateQueries({ queryKey: [name] })
  return {
    views: answer.data?.views,
    error: answer.error,
    readAgain: () => void answer.refetch(),
    save: useMutation({ mutationFn: calls.save, onSuccess }),
    remove: useMutation({ mutationFn: calls.remove, onSuccess }),
  }
}
