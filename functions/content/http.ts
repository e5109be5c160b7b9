import { siteContentRoutes } from '#contracts/site-content.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { serveRoom } from '../platform/http/serve-room.ts'
import { createLog } from '../platform/logging/log.ts'
import { createContentStore } from './content-store.ts'
import { createPublishedStore } from './published-rows.ts'
import { readSiteContent } from './read-site-content.ts'

const { SITE_CONTENT_TABLE } = tablesFromSettings(['SITE_CONTENT_TABLE'])
const content = createContentStore(SITE_CONTENT_TABLE)
const published = createPublishedStore(SITE_CONTENT_TABLE)
const deps = { content, now: systemClock }

// visitors ask for what is published; texts are rendered for few of them
const editing = () => import('./edit-content.ts')

export const handler = serveRoom(
  siteContentRoutes,
  {
    getSiteContent: () => readSiteContent(published),
    getPublishedNews: async ({ params, query }) =>
      (await import('./read-published-news.ts')).readPublishedNews(
        published,
        params.slug,
        query.language,
      ),
    listContent: async ({ query }) =>
      (await import('./list-content.ts')).listContent(content, query),
    getContent: async ({ params }) => (await editing()).getContent(deps, params),
    saveContent: async ({ params, body }, _user, _request, audit) =>
      (await editing()).saveContent(
        deps,
        { ...params, version: body.version },
        body.content,
        audit,
      ),
    removeContent: async ({ params, query }, _user, _request, audit) =>
      (await editing()).removeContent(deps, { ...params, ...query }, audit),
    publishContent: async ({ params, body }, _user, _request, audit) =>
      (await editing()).publishContent(deps, { ...params, ...body }, audit),
    takeBackContent: async ({ params, query }, _user, _request, audit) =>
      (await editing()).takeBackContent(deps, { ...params, ...query }, audit),
    undoContent: async ({ params, body }, _user, _request, audit) =>
      (await editing()).undoContent(deps, { ...params, ...body }, audit),
  },
  createLog('content'),
)
