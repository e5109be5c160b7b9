import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeskView } from '#domain/desk/desk-view.ts'
import { type ApiOutput, callApi } from '../../../lib/api.ts'

type Answer = ApiOutput<'listDeskViews'>
export type SavedView = Answer['views'][number]

const viewsKey = ['listDeskViews'] as const

/** The saved views of all lists, one's own and those that the desk shares. */
export const useViews = () =>
  useQuery({
    queryKey: viewsKey,
    queryFn: ({ signal }) => callApi('listDeskViews', { signal }),
    staleTime: 60_000,
  })

/** Saving the same view again replaces it, and brings back what was removed. */
export function useSaveView() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ shelf, view_id, ...facts }: DeskView) =>
      callApi('saveDeskView', { params: { shelf, view_id }, body: facts }),
    // not awaited: who is told of it may be gone with the view
    onSuccess: () => void queries.invalidateQueries({ queryKey: viewsKey }),
  })
}

export function useRemoveView() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ shelf, view_id }: SavedView) =>
      callApi('removeDeskView', { params: { shelf, view_id } }),
    // not awaited: who is told of it may be gone with the view
    onSuccess: () => void queries.invalidateQueries({ queryKey: viewsKey }),
  })
}

/** Whether two queries say the same, in whatever order. */
export function isSameSearch(one: string, other: string): boolean {
  const sorted = (search: string) => {
    const params = new URLSearchParams(search)
    params.sort()
    return params.toString()
  }
  return sorted(one) === sorted(other)
}
