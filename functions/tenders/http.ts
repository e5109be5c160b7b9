import { SQSClient } from '@aws-sdk/client-sqs'
import { calendarRoutes } from '#contracts/calendar.ts'
import { openApiRoutes } from '#contracts/open-api-route.ts'
import { searchFeedRoutes } from '#contracts/saved-searches.ts'
import { tenderRoutes } from '#contracts/tenders.ts'
import { succeed } from '#domain/shared/result.ts'
import { heldSeconds } from '#domain/tenders/plans/intake.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import type { NoteChange } from '../platform/http/serve.ts'
import { serveRoom } from '../platform/http/serve-room.ts'
import { createLog } from '../platform/logging/log.ts'
import { createSearchStore } from '../platform/notices/search-store.ts'
import { createAskForApplicationWork } from '../platform/queue/application-work.ts'
import { createChanges } from '../platform/queue/change-message.ts'
import { createAskForIntakeWork } from '../platform/queue/intake-work.ts'
import { readSettings } from '../platform/settings.ts'
import { listKeyDates } from './calendar/list-key-dates.ts'
import { findTender, findTenderSummary } from './find-tender.ts'
import { listTenders } from './list-tenders.ts'
import { createMarketStore } from './market-store.ts'
import type { HoldTender, Publishing } from './publish-tender.ts'
import { createTenderStore } from './tender-store.ts'
import { createTenderVersionStore } from './tender-version-store.ts'

const settings = readSettings([
  'MATCHING_QUEUE_URL',
  'APPLICATION_QUEUE_URL',
  'PLANS_QUEUE_URL',
  'SITE_ORIGIN',
])
const tables = tablesFromSettings([
  'TENDERS_TABLE',
  'TENDER_VERSIONS_TABLE',
  'MARKETS_TABLE',
  'NOTICES_TABLE',
])
const tenders = createTenderStore(tables.TENDERS_TABLE)
const markets = createMarketStore(tables.MARKETS_TABLE)
const sqs = new SQSClient({})
const changes = createChanges(sqs, settings.MATCHING_QUEUE_URL)
const askForApplicationWork = createAskForApplicationWork(sqs, settings.APPLICATION_QUEUE_URL)
const versions = createTenderVersionStore(tables.TENDER_VERSIONS_TABLE)
const askForPlanWork = createAskForIntakeWork(sqs, settings.PLANS_QUEUE_URL)
const publishing = { tenders, versions, changes, askForApplicationWork, now: systemClock }

const calendar = { tenders, siteOrigin: settings.SITE_ORIGIN, now: systemClock }
const searchFeeds = { ...calendar, searches: createSearchStore(tables.NOTICES_TABLE) }
const hold: HoldTender = (change) =>
  askForPlanWork([{ kind: 'announce_change', ...change }], heldSeconds)
const howOf = ({ held }: { readonly held: boolean }, note: NoteChange): Publishing => ({
  hold: held ? hold : null,
  note,
})
// only feeds need what writes calendars, only administrators what reads criteria
const lazy = () => import('./lazy.ts')

export const handler = serveRoom(
  { ...tenderRoutes, ...calendarRoutes, ...searchFeedRoutes, ...openApiRoutes },
  {
    listTenders: ({ query }) => listTenders({ tenders, now: systemClock }, query),
    getTenderSummary: ({ params }) => findTenderSummary(tenders, params.tender_id),
    getTender: ({ params }) => findTender(tenders, params.tender_id),
    getTenderChanges: async ({ params, query }) => {
      const { findTenderChanges } = await lazy()
      return findTenderChanges({ tenders, versions }, { ...params, ...query })
    },
    listMarkets: async () => succeed({ markets: await markets.list() }),
    saveMarket: async ({ params, body }, _user, _request, audit) => {
      const status = { ...body, ...params }
      const before = (await markets.list()).find(({ market }) => market === params.market)
      await markets.save(status)
      audit({ before: before?.status ?? null, after: status.status })
      return succeed(status)
    },
    saveTender: async ({ params, body }, _user, _request, audit) => {
      const { saveTender } = await lazy()
      return saveTender(publishing, { ...body, ...params }, howOf(body, audit))
    },
    correctCriteria: async ({ params, body }, _user, _request, audit) => {
      const { correctCriteria } = await lazy()
      return correctCriteria(publishing, { ...body, ...params }, howOf(body, audit))
    },
    undoTenderChange: async ({ params, body }, _user, _request, audit) => {
      const { undoTenderChange } = await lazy()
      return undoTenderChange(publishing, { ...params, ...body }, { hold, note: audit })
    },
    recordResult: async ({ params, body }, { user_id }, _request, audit) => {
      const { loggedResult, recordResult } = await lazy()
      const recorded = await recordResult(publishing, { ...params, ...body, by: user_id })
      if (!recorded.ok) return recorded
      const { before, result } = recorded.value
      audit({ before: loggedResult(before), after: loggedResult(result) })
      return succeed({ result })
    },
    listKeyDates: ({ query }) => listKeyDates({ tenders, now: systemClock }, query),
    getCalendarFeed: async ({ query }) => {
      const { calendarOfAll } = await lazy()
      return succeed(await calendarOfAll(calendar, query))
    },
    getTenderCalendar: async ({ params, query }) => {
      const { calendarOfTender } = await lazy()
      return calendarOfTender(calendar, params.tender_id, query.language)
    },
    getTenderNews: async ({ query }) => {
      const { newsOfTenders } = await lazy()
      return succeed(await newsOfTenders(calendar, query))
    },
    getSearchNews: async ({ params, query }) => {
      const { newsOfSearch } = await lazy()
      return newsOfSearch(searchFeeds, params, query.language)
    },
    getSearchCalendar: async ({ params, query }) => {
      const { calendarOfSearch } = await lazy()
      return calendarOfSearch(searchFeeds, params, query.language)
    },
    // it needs every contract, the other routes only their own
    getOpenApi: async () => {
      const { openApiDocument } = await lazy()
      return succeed(openApiDocument())
    },
  },
  createLog('tenders'),
)
