import { noticeRoutes } from '#contracts/notices.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { serveRoom } from '../platform/http/serve-room.ts'
import { createLog } from '../platform/logging/log.ts'
import { createNoticeStore } from '../platform/notices/notice-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { countUnread, listNotices, markNotice, readAllNotices } from './list-notices.ts'
import { listMutedTenders, muteTender } from './mute-tender.ts'

const tables = tablesFromSettings(['NOTICES_TABLE', 'TENDERS_TABLE'])
const deps = {
  notices: createNoticeStore(tables.NOTICES_TABLE),
  tenders: createTenderStore(tables.TENDERS_TABLE),
  now: systemClock,
}

export const handler = serveRoom(
  noticeRoutes,
  {
    listNotices: ({ query }, { user_id }) => listNotices(deps, user_id, query),
    markNotice: ({ body }, { user_id }) => markNotice(deps, user_id, body),
    listMutedTenders: (_, { user_id }) => listMutedTenders(deps, user_id),
    muteTender: ({ body }, { user_id }) => muteTender(deps, user_id, body),
    countUnreadNotices: (_, { user_id }) => countUnread(deps, user_id),
    readAllNotices: ({ body }, { user_id }) => readAllNotices(deps, user_id, body),
  },
  createLog('notices'),
)
