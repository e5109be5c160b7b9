import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedSearchId } from '#domain/shared/ids.ts'
import { type ApiInput, type ApiOutput, callApi } from '../../../lib/api.ts'

export type SavedSearch = ApiOutput<'listSavedSearches'>['searches'][number]

const searchesKey = ['listSavedSearches'] as const

/** The saved searches of the user, oldest first. */
export const useSearches = () =>
  useQuery({
    queryKey: searchesKey,
    queryFn: ({ signal }) => callApi('listSavedSearches', { signal }),
  })

/** A change of saved searches; the list asks again. */
function useChange<Given, Answer>(change: (given: Given) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    // not awaited: who is told of it may be gone with the search
    onSuccess: () => void queries.invalidateQueries({ queryKey: searchesKey }),
  })
}

const of = (search_id: SavedSearchId) => ({ params: { search_id } })

export const useSaveSearch = () =>
  useChange((body: ApiInput<'saveSearch'>['body']) => callApi('saveSearch', { body }))

export const useRenameSearch = () =>
  useChange(({ search_id, name }: Pick<SavedSearch, 'search_id' | 'name'>) =>
    callApi('renameSearch', { ...of(search_id), body: { name } }),
  )

export const useRemoveSearch = () =>
  useChange((search_id: SavedSearchId) => callApi('removeSearch', of(search_id)))

export const useBringSearchBack = () =>
  useChange((search_id: SavedSearchId) => callApi('bringSearchBack', of(search_id)))

export const useMakeFeed = () =>
  useChange((search_id: SavedSearchId) => callApi('makeSearchFeed', of(search_id)))

export const useEndFeed = () =>
  useChange((search_id: SavedSearchId) => callApi('endSearchFeed', of(search_id)))
