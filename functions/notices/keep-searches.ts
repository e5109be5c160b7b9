import type { RouteInput } from '#contracts/route.ts'
import type { savedSearchRoutes } from '#contracts/saved-searches.ts'
import { mostSearches, type SavedSearch, searchLike } from '#domain/notices/saved-search.ts'
import type { SavedSearchId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import type { SearchStore } from '../platform/notices/search-store.ts'

interface Keeping {
  readonly searches: SearchStore
  readonly now: Clock
}
type Nothing = Record<string, never>
type ToSave = RouteInput<(typeof savedSearchRoutes)['saveSearch']>['body']

export const listSearches = async (
  { searches }: Keeping,
  user_id: UserId,
): Promise<Result<{ searches: SavedSearch[] }, never>> =>
  succeed({ searches: await searches.list(user_id) })

/** Nothing is saved twice: one that looks for the same already is answered as it is. */
export async function saveSearch(
  { searches, now }: Keeping,
  user_id: UserId,
  { search_id, name, filter }: ToSave,
): Promise<Result<{ search: SavedSearch; is_new: boolean }, 'too_many_searches'>> {
  const saved = await searches.list(user_id)
  const repeated = saved.find((one) => one.search_id === search_id)
  if (repeated !== undefined) return succeed({ search: repeated, is_new: true })
  // a search finds what can still be offered, whatever the list showed beside it
  const wanted = { ...filter, state: 'open' } as const
  const like = searchLike(saved, wanted)
  if (like !== undefined) return succeed({ search: like, is_new: false })
  if (saved.length >= mostSearches) return fail('too_many_searches')
  const saved_at = now().toISOString()
  const search = { search_id, name, filter: wanted, saved_at, feed_made_at: null }
  if ((await searches.add(user_id, search)) === 'written') return succeed({ search, is_new: true })
  // a repeated request: saved under this id in the same moment, or removed since
  const there = await searches.find(user_id, search_id)
  if (there?.is_removed) await searches.bringBack(user_id, there.search)
  return succeed({ search: there?.search ?? search, is_new: true })
}

const foundIf = (isFound: boolean): Result<Nothing, 'not_found'> =>
  isFound ? succeed({}) : fail('not_found')

export const renameSearch = async (
  { searches }: Keeping,
  user_id: UserId,
  search_id: SavedSearchId,
  name: string,
) => foundIf((await searches.rename(user_id, search_id, name)) === 'written')

/** Repeating it changes nothing. */
export async function removeSearch(
  { searches, now }: Keeping,
  user_id: UserId,
  search_id: SavedSearchId,
): Promise<Result<Nothing, 'not_found'>> {
  const found = await searches.find(user_id, search_id)
  if (found !== null && !found.is_removed) await searches.remove(user_id, search_id, now())
  return foundIf(found !== null)
}

/** Repeating it changes nothing. */
export async function bringSearchBack(
  { searches }: Keeping,
  user_id: UserId,
  search_id: SavedSearchId,
): Promise<Result<Nothing, 'not_found' | 'too_many_searches'>> {
  const found = await searches.find(user_id, search_id)
  if (found === null || !found.is_removed) return foundIf(found !== null)
  if ((await searches.list(user_id)).length >= mostSearches) return fail('too_many_searches')
  await searches.bringBack(user_id, found.search)
  return succeed({})
}

export async function makeSearchFeed(
  { searches, now }: Keeping,
  user_id: UserId,
  search_id: SavedSearchId,
): Promise<Result<{ feed_key: string; made_at: string }, 'not_found'>> {
  const made = await searches.makeFeed(user_id, search_id, now())
  return made === null ? fail('not_found') : succeed(made)
}

export const endSearchFeed = async (
  { searches }: Keeping,
  user_id: UserId,
  search_id: SavedSearchId,
) => foundIf((await searches.endFeed(user_id, search_id)) === 'written')
