import * as z from 'zod'
import {
  savedSearchSchema,
  searchedFilterSchema,
  searchNameSchema,
} from '#domain/notices/saved-search-schema.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { savedSearchIdSchema } from '#domain/shared/ids.ts'
import { localeSchema } from '#domain/shared/locale-schema.ts'
import { feedSchema } from './feed.ts'
import { nothing, ownedKeySchema } from './parameters.ts'
import type { RouteTable } from './route.ts'

const searchParams = () => z.object({ search_id: savedSearchIdSchema })
const feedParams = () => searchParams().extend({ feed_key: ownedKeySchema })
const language = () => z.object({ language: localeSchema.default('en') })

/** Filters of tenders that a producer keeps under a name, to be told of what newly fits them. */
export const savedSearchRoutes = {
  listSavedSearches: {
    capability: 'notices',
    method: 'GET',
    path: '/api/saved-searches',
    audience: 'user',
    summary: 'The saved searches of the caller, oldest first.',
    output: () => z.object({ searches: z.array(savedSearchSchema) }),
    errors: [],
  },
  saveSearch: {
    capability: 'notices',
    method: 'POST',
    path: '/api/saved-searches',
    audience: 'user',
    summary:
      'Saves a filter of tenders under a name. One that looks for the same already is answered as it is, with `is_new` false.',
    body: () =>
      z.object({
        search_id: savedSearchIdSchema,
        name: searchNameSchema,
        filter: searchedFilterSchema,
      }),
    output: () => z.object({ search: savedSearchSchema, is_new: z.boolean() }),
    errors: ['too_many_searches'],
  },
  renameSearch: {
    capability: 'notices',
    method: 'PUT',
    path: '/api/saved-searches/{search_id}',
    audience: 'user',
    summary: 'Gives a saved search another name.',
    params: searchParams,
    body: () => z.object({ name: searchNameSchema }),
    output: nothing,
    errors: ['not_found'],
  },
  removeSearch: {
    capability: 'notices',
    method: 'DELETE',
    path: '/api/saved-searches/{search_id}',
    audience: 'user',
    summary:
      'Removes a saved search and shuts its feeds; for a day it can be brought back. Again, it changes nothing.',
    params: searchParams,
    output: nothing,
    errors: ['not_found'],
  },
  bringSearchBack: {
    capability: 'notices',
    method: 'POST',
    path: '/api/saved-searches/{search_id}/restore',
    audience: 'user',
    summary:
      'Brings a removed search back, with the addresses of its feeds. Again, it changes nothing.',
    params: searchParams,
    output: nothing,
    errors: ['not_found', 'too_many_searches'],
  },
  makeSearchFeed: {
    capability: 'notices',
    method: 'POST',
    path: '/api/saved-searches/{search_id}/feed',
    audience: 'user',
    summary: 'Makes the addresses of the feeds of a saved search, told once; earlier ones end.',
    params: searchParams,
    output: () => z.object({ feed_key: ownedKeySchema, made_at: instantSchema }),
    errors: ['not_found'],
  },
  endSearchFeed: {
    capability: 'notices',
    method: 'DELETE',
    path: '/api/saved-searches/{search_id}/feed',
    audience: 'user',
    summary: 'Ends the addresses of the feeds of a saved search.',
    params: searchParams,
    output: nothing,
    errors: ['not_found'],
  },
} as const satisfies RouteTable

/** What a saved search finds, for programs that look by themselves. The address is the key. */
export const searchFeedRoutes = {
  getSearchNews: {
    capability: 'tenders',
    method: 'GET',
    path: '/api/feeds/searches/{search_id}/{feed_key}/tenders.atom',
    audience: 'public',
    media: 'application/atom+xml; charset=utf-8',
    summary: 'The open tenders that fit a saved search, what changed last first (RFC 4287).',
    params: feedParams,
    query: language,
    output: () => feedSchema,
    errors: ['not_found'],
  },
  getSearchCalendar: {
    capability: 'tenders',
    method: 'GET',
    path: '/api/feeds/searches/{search_id}/{feed_key}/deadlines.ics',
    audience: 'public',
    media: 'text/calendar; charset=utf-8',
    summary:
      'The deadlines of the tenders that fit a saved search, for calendar programs (RFC 5545).',
    params: feedParams,
    query: language,
    output: () => feedSchema,
    errors: ['not_found'],
  },
} as const satisfies RouteTable
