import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { SQSClient } from '@aws-sdk/client-sqs'
import { agendaRoutes } from '#contracts/agenda.ts'
import { allApplicationRoutes } from '#contracts/all-applications.ts'
import { applicationRoutes } from '#contracts/applications.ts'
import { deskApplicationRoutes } from '#contracts/desk-applications.ts'
import { orderRoutes } from '#contracts/orders.ts'
import { sampleRoutes } from '#contracts/samples.ts'
import { stockRoutes } from '#contracts/stock.ts'
import {
  deskChange,
  orderChange,
  outcomeChange,
  salesChange,
  sampleChange,
} from '#domain/applications/desk-change.ts'
import { leadDaysOf } from '#domain/desk/own-deadline.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { createImporterPartStore } from '../companies/importer-part-store.ts'
import { createDocumentStore } from '../documents/document-store.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import type { NoteChange } from '../platform/http/serve.ts'
import { accessFromSettings, serveRoom } from '../platform/http/serve-room.ts'
import { createImporterStore } from '../platform/importers/importer-store.ts'
import { createLog } from '../platform/logging/log.ts'
import { createAddressOf } from '../platform/mail/address-of.ts'
import { createMailRecordStore } from '../platform/mail/mail-record-store.ts'
import { createLookStore } from '../platform/notices/look-store.ts'
import { createPaymentStore } from '../platform/payments/payment-store.ts'
import {
  type ApplicationWork,
  createAskForApplicationWork,
} from '../platform/queue/application-work.ts'
import { announceProducerFromSettings, announcing } from '../platform/queue/producer-work.ts'
import { createAskForReceiptWork, type ReceiptWork } from '../platform/queue/receipt-work.ts'
import { readSettings } from '../platform/settings.ts'
import { createWithinLimit } from '../platform/throttle/within-limit.ts'
import { createKeptAnswerStore } from '../portfolio/kept-answer-store.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createMarketStore } from '../tenders/market-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { createTenderVersionStore } from '../tenders/tender-version-store.ts'
import { createApplicationStore } from './application-store.ts'
import { createCalendarFeedStore } from './calendar-feed-store.ts'
import { checkOffer, recordReference, takeOverApplication, waiveFinding } from './desk-steps.ts'
import { discardDraft } from './discard-draft.ts'
import { findApplication } from './find-application.ts'
import { getApplication } from './get-application.ts'
import { getOrder } from './get-order.ts'
import { keepAnswer } from './keep-answer.ts'
import { keepOrderDue } from './keep-order-due.ts'
import { listAgenda } from './list-agenda.ts'
import { listAllApplications } from './list-all-applications.ts'
import { listApplications } from './list-applications.ts'
import { countStock, listStock } from './list-stock.ts'
import { createMessageStore } from './message-store.ts'
import { recordOrderStep } from './record-order-step.ts'
import { recordOutcome } from './record-outcome.ts'
import { recordSales } from './record-sales.ts'
import { recordSample } from './record-sample.ts'
import { saveDraft } from './save-draft.ts'
import { saveSamples } from './save-samples.ts'
import { createStockStore } from './stock-store.ts'
import { submitApplication } from './submit-application.ts'
import { syncApplications } from './sync-applications.ts'
import { getTimeline, markStep } from './timeline.ts'
import { createTimelineMarkStore } from './timeline-mark-store.ts'
import type { Worked } from './work-at-desk.ts'
import { listMessages, writeMessage } from './write-message.ts'

const settings = readSettings([
  'APPLICATION_QUEUE_URL',
  'RECEIPT_QUEUE_URL',
  'USER_POOL_ID',
  'DOCUMENTS_BUCKET',
  'SITE_ORIGIN',
])
const tables = tablesFromSettings([
  'USER_APPLICATIONS_TABLE',
  'APPLICATION_MESSAGES_TABLE',
  'TENDERS_TABLE',
  'TENDER_VERSIONS_TABLE',
  'MARKETS_TABLE',
  'PRODUCTS_TABLE',
  'COMPANY_PROFILES_TABLE',
  'IMPORTER_PARTS_TABLE',
  'STOCK_TABLE',
  'KEPT_ANSWERS_TABLE',
  'DOCUMENTS_TABLE',
  'TIMELINE_MARKS_TABLE',
  'CALENDAR_FEEDS_TABLE',
  'NOTICES_TABLE',
  'PAYMENTS_TABLE',
  'ATTEMPTS_TABLE',
  'PRODUCERS_TABLE',
  'MAIL_RECORDS_TABLE',
  'IMPORTERS_TABLE',
])
const log = createLog('applications')
const sqs = new SQSClient({})
const askForWork = createAskForApplicationWork(sqs, settings.APPLICATION_QUEUE_URL)
const askForSeal = createAskForReceiptWork(sqs, settings.RECEIPT_QUEUE_URL)
const payments = tables.PAYMENTS_TABLE
const deps = {
  payments: createPaymentStore(payments),
  table: payments,
  applications: createApplicationStore(tables.USER_APPLICATIONS_TABLE),
  messages: createMessageStore(tables.APPLICATION_MESSAGES_TABLE),
  mails: createMailRecordStore(tables.MAIL_RECORDS_TABLE),
  addressOf: createAddressOf(new CognitoIdentityProviderClient({}), settings.USER_POOL_ID),
  tenders: createTenderStore(tables.TENDERS_TABLE),
  versions: createTenderVersionStore(tables.TENDER_VERSIONS_TABLE),
  markets: createMarketStore(tables.MARKETS_TABLE),
  products: createProductStore(tables.PRODUCTS_TABLE),
  profiles: createCompanyProfileStore(tables.COMPANY_PROFILES_TABLE),
  importerParts: createImporterPartStore(tables.IMPORTER_PARTS_TABLE),
  stock: createStockStore(tables.STOCK_TABLE),
  keptAnswers: createKeptAnswerStore(tables.KEPT_ANSWERS_TABLE),
  documents: createDocumentStore(tables.DOCUMENTS_TABLE),
  looks: createLookStore(tables.NOTICES_TABLE),
  marks: createTimelineMarkStore(tables.TIMELINE_MARKS_TABLE),
  access: accessFromSettings(),
  feeds: createCalendarFeedStore(tables.CALENDAR_FEEDS_TABLE),
  siteOrigin: settings.SITE_ORIGIN,
  announce: (work: ApplicationWork) =>
    askForWork([work]).catch((error) => log.error('SUBMISSION_NOT_ANNOUNCED', error)),
  announceSeal: (work: ReceiptWork) =>
    askForSeal(work).catch((error) => log.error('SEAL_NOT_ANNOUNCED', error)),
  now: systemClock,
}

// only what is searched for needs it
const loadSearch = async () => {
  const search = await import('./search/open-search.ts')
  const producers = search.createProducerStore(tables.PRODUCERS_TABLE)
  const load = () => search.loadNames({ producers, tenders: deps.tenders })
  const names = search.rememberFor(search.namesKeptMs, load, systemClock)
  return { find: search.findNamed, names }
}
let search: ReturnType<typeof loadSearch> | undefined
const findNamed = async (text: string) => {
  search ??= loadSearch()
  const { names, find } = await search
  return find(await names(), text)
}

/** Far above what typing into forms saves. */
const savesPerHour = {
  name: 'draft-save',
  tries: 2000,
  seconds: 3600,
  code: 'too_many_drafts',
} as const
/** Each takes over up to five hundred drafts of a device. */
const syncsPerHour = { ...savesPerHour, name: 'draft-sync', tries: 60 } as const
/** Each is mailed to the desk. */
const messagesPerHour = {
  name: 'thread-message',
  tries: 30,
  seconds: 3600,
  code: 'too_many_requests',
} as const
const importers = createImporterStore(tables.IMPORTERS_TABLE)
const leadDays = async () => leadDaysOf(await importers.list())

const withinLimit = createWithinLimit(tables.ATTEMPTS_TABLE, systemClock)

const announceProducer = announceProducerFromSettings(log)
const announced = announcing(announceProducer)

const { getListingData: _own, findListingData: _found, ...orderRoutesHere } = orderRoutes
const { printSamplePaper: _paper, ...sampleRoutesHere } = sampleRoutes
const { listOfferFields: _fields, handInOffer: _handIn, ...deskRoutes } = deskApplicationRoutes

/** Adds to the audit line of a step at the desk what it found and what it left. */
async function audited<Made extends Result<Worked, string>>(
  made: Promise<Made>,
  audit: NoteChange,
): Promise<Made> {
  const result = await made
  if (result.ok) audit(deskChange(result.value.before, result.value.desk))
  return result
}

/** What few calls need, with what all have. */
async function withConfirmations() {
  const lazy = await import('./confirmation.ts')
  return { lazy, deps: { ...deps, ...lazy.openConfirmations(settings.DOCUMENTS_BUCKET) } }
}

export const handler = serveRoom(
  {
    ...applicationRoutes,
    ...stockRoutes,
    ...allApplicationRoutes,
    ...agendaRoutes,
    ...sampleRoutesHere,
    ...orderRoutesHere,
    ...deskRoutes,
  },
  {
    listApplications: ({ query }, { user_id }) => listApplications(deps, user_id, query),
    getApplication: ({ params, query }, user) =>
      getApplication(deps, user, { ...params, ...query }),
    saveDraft: async ({ params, body }, { user_id }) => {
      const save = () => saveDraft(deps, user_id, { ...body, ...params })
      const saved = await withinLimit(savesPerHour, user_id, save)
      // the first of many, as somebody types
      if (saved.ok && body.version === 0) await announceProducer(user_id, true)
      return saved
    },
    keepAnswer: ({ params, body }, { user_id }) =>
      withinLimit(savesPerHour, user_id, () => keepAnswer(deps, user_id, { ...body, ...params })),
    discardDraft: announced(({ params, query }, { user_id }) =>
      discardDraft(deps, user_id, { ...params, ...query }),
    ),
    submitApplication: announced(({ params, body }, { user_id }) =>
      submitApplication(deps, user_id, { ...body, ...params }),
    ),
    getTimeline: ({ params }, user) => getTimeline(deps, user, params.tender_id),
    markStep: ({ params, body }, user) =>
      withinLimit(savesPerHour, user.user_id, async () => {
        const marked = await markStep(deps, user, { ...body, ...params })
        if (marked.ok) await keepOrderDue(deps, { user_id: user.user_id, ...params })
        return marked
      }),
    listAgenda: ({ query }, { user_id }) => listAgenda(deps, user_id, query),
    getPersonalCalendar: async ({ params, query }) => {
      const { personalCalendar } = await import('./personal-calendar.ts')
      return personalCalendar(deps, params.feed_key, query.language)
    },
    findPersonalFeed: async (_, { user_id }) =>
      succeed({ made_at: await deps.feeds.madeAt(user_id) }),
    makePersonalFeed: async (_, { user_id }) =>
      succeed(await deps.feeds.make(user_id, systemClock())),
    endPersonalFeed: async (_, { user_id }) => {
      await deps.feeds.end(user_id)
      return succeed({})
    },
    saveSamples: ({ params, body }, { user_id }) =>
      withinLimit(savesPerHour, user_id, () => saveSamples(deps, user_id, { ...body, ...params })),
    listStock: (_, { user_id }) => listStock(deps, user_id),
    countStock: ({ params: { product_id }, body: { units } }, { user_id }) =>
      countStock(deps, user_id, { product_id, units }),
    syncApplications: announced(({ body }, user) =>
      withinLimit(syncsPerHour, user.user_id, async () =>
        succeed(await syncApplications(deps, user, body)),
      ),
    ),
    listAllApplications: ({ query }, { user_id: by }) =>
      listAllApplications({ ...deps, findNamed, leadDays }, query, by),
    findApplication: ({ params }) => findApplication({ ...deps, leadDays }, params),
    takeOverApplication: ({ params, body }, { user_id: by }, _, audit) =>
      audited(takeOverApplication(deps, { ...body, ...params, by }), audit),
    waiveFinding: ({ params, body }, { user_id: by }, _, audit) =>
      audited(waiveFinding(deps, { ...body, ...params, by }), audit),
    checkOffer: ({ params, body }, { user_id: by }, _, audit) =>
      audited(checkOffer(deps, { ...body, ...params, by }), audit),
    recordReference: ({ params, body }, { user_id: by }, _, audit) =>
      audited(recordReference(deps, { ...body, ...params, by }), audit),
    addConfirmation: async ({ params, body }, { user_id: by }, _, audit) => {
      const { lazy, deps: filing } = await withConfirmations()
      const added = await lazy.addConfirmation(filing, { ...body, ...params, by })
      if (added.ok) {
        const { version } = added.value
        const { file_name, size_bytes } = body
        audit({ before: { version: version - 1 }, after: { version, file_name, size_bytes } })
      }
      return added
    },
    findConfirmation: async ({ params }) => {
      const { lazy, deps: filing } = await withConfirmations()
      return lazy.findConfirmation(filing, params)
    },
    getConfirmation: async ({ params }, { user_id }) => {
      const { lazy, deps: filing } = await withConfirmations()
      return lazy.getConfirmation(filing, { ...params, user_id })
    },
    recordOutcome: async ({ params, body }, { user_id: by }, _, audit) => {
      const { version, entry } = body
      const recorded = await recordOutcome(deps, { ...params, version, entry, by })
      if (recorded.ok) audit(outcomeChange(recorded.value.desk, entry))
      return recorded
    },
    recordSample: async ({ params, body }, _caller, _, audit) => {
      const recorded = await recordSample(deps, { ...body, ...params })
      if (!recorded.ok) return recorded
      const { before, after, ...saved } = recorded.value
      audit(sampleChange(before, after))
      return succeed(saved)
    },
    getOrder: ({ params }, { user_id }) => getOrder(deps, { ...params, user_id, side: 'producer' }),
    recordOrderStep: async ({ params, body }, { user_id }) => {
      const given = { ...body, ...params, user_id, by: user_id, side: 'producer' } as const
      const recorded = await withinLimit(savesPerHour, user_id, () => recordOrderStep(deps, given))
      return recorded.ok ? getOrder(deps, given) : recorded
    },
    recordSales: async ({ params, body }, { user_id }) => {
      const given = { ...body, ...params, user_id, by: user_id, side: 'producer' } as const
      const recorded = await withinLimit(savesPerHour, user_id, () => recordSales(deps, given))
      return recorded.ok ? getOrder(deps, given) : recorded
    },
    recordSalesAtDesk: async ({ params, body }, { user_id: by }, _, audit) => {
      const given = { ...body, ...params, by, side: 'desk' } as const
      const recorded = await recordSales(deps, given)
      if (!recorded.ok) return recorded
      audit(salesChange(recorded.value))
      return getOrder(deps, given)
    },
    findOrder: ({ params }) => getOrder(deps, { ...params, side: 'desk' }),
    recordOrderStepAtDesk: async ({ params, body }, { user_id: by }, _, audit) => {
      const given = { ...body, ...params, by, side: 'desk' } as const
      const recorded = await recordOrderStep(deps, given)
      if (!recorded.ok) return recorded
      audit(orderChange(recorded.value.before, recorded.value.entry))
      return getOrder(deps, given)
    },
    listThread: ({ params }) => listMessages(deps, params),
    writeToProducer: async ({ params, body }, _caller, _, audit) => {
      const written = await writeMessage(deps, { ...body, ...params, from: 'desk' })
      if (written.ok) audit({ before: null, after: { message_id: body.message_id } })
      return written
    },
    listMessages: ({ params }, { user_id }) => listMessages(deps, { ...params, user_id }),
    writeToDesk: ({ params, body }, { user_id }) =>
      withinLimit(messagesPerHour, user_id, () =>
        writeMessage(deps, { ...body, ...params, user_id, from: 'producer' }),
      ),
  },
  log,
)
