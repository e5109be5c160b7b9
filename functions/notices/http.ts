import { noticeRoutes } from '#contracts/notices.ts'
import { savedSearchRoutes } from '#contracts/saved-searches.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { serveRoom } from '../platform/http/serve-room.ts'
import { createLog } from '../platform/logging/log.ts'
import { createNoticeStore } from '../platform/notices/notice-store.ts'
import { createSearchStore } from '../platform/notices/search-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import {
  bringSearchBack,
  endSearchFeed,
  listSearches,
  makeSearchFeed,
  removeSearch,
  renameSearch,
  saveSearch,
} from './keep-searches.ts'
import { countUnread, listNotices, markNotice, readAllNotices } from './list-notices.ts'
import { listMutedTenders, muteTender } from './mute-tender.ts'

const tables = tablesFromSettings(['NOTICES_TABLE', 'TENDERS_TABLE'])
const deps = {
  notices: createNoticeStore(tables.NOTICES_TABLE),
  searches: createSearchStore(tables.NOTICES_TABLE),
  tenders: createTenderStore(tables.TENDERS_TABLE),
  now: systemClock,
}

export const handler = serveRoom(
  { ...noticeRoutes, ...savedSearchRoutes },
  {
    listNotices: ({ query }, { user_id }) => listNotices(deps, user_id, query),
    markNotice: ({ body }, { user_id }) => markNotice(deps, user_id, body),
    listMutedTenders: (_, { user_id }) => listMutedTenders(deps, user_id),
    muteTender: ({ body }, { user_id }) => muteTender(deps, user_id, body),
    countUnreadNotices: (_, { user_id }) => countUnread(deps, user_id),
    readAllNotices: ({ body }, { user_id }) => readAllNotices(deps, user_id, body),
    listSavedSearches: (_, { user_id }) => listSearches(deps, user_id),
    saveSearch: ({ body }, { user_id }) => saveSearch(deps, user_id, body),
    renameSearch: ({ params, body }, { user_id }) =>
      renameSearch(deps, user_id, params.search_id, body.name),
    removeSearch: ({ params }, { user_id }) => removeSearch(deps, user_id, params.search_id),
    bringSearchBack: ({ params }, { user_id }) => bringSearchBack(deps, user_id, params.search_id),
    makeSearchFeed: ({ params }, { user_id }) => makeSearchFeed(deps, user_id, params.search_id),
    endSearchFeed: ({ params }, { user_id }) => endSearchFeed(deps, user_id, params.search_id),
  },
  createLog('notices'),
)
