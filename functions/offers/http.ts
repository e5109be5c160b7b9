import { offerRoutes } from '#contracts/offers.ts'
import { orderRoutes } from '#contracts/orders.ts'
import { sampleRoutes } from '#contracts/samples.ts'
import { createApplicationStore } from '../applications/application-store.ts'
import { createStockStore } from '../applications/stock-store.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { createImporterPartStore } from '../companies/importer-part-store.ts'
import { createDocumentStore } from '../documents/document-store.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { accessFromSettings, serveRoom } from '../platform/http/serve-room.ts'
import { createLog } from '../platform/logging/log.ts'
import { createWithinLimit } from '../platform/throttle/within-limit.ts'
import { createKeptAnswerStore } from '../portfolio/kept-answer-store.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { createTenderVersionStore } from '../tenders/tender-version-store.ts'
import { getListingData } from './get-listing-data.ts'
import { previewOffer } from './preview-offer.ts'
import { printSamplePaper } from './print-sample-paper.ts'

const tables = tablesFromSettings([
  'USER_APPLICATIONS_TABLE',
  'TENDERS_TABLE',
  'TENDER_VERSIONS_TABLE',
  'PRODUCTS_TABLE',
  'COMPANY_PROFILES_TABLE',
  'IMPORTER_PARTS_TABLE',
  'STOCK_TABLE',
  'KEPT_ANSWERS_TABLE',
  'DOCUMENTS_TABLE',
  'ATTEMPTS_TABLE',
])
const deps = {
  applications: createApplicationStore(tables.USER_APPLICATIONS_TABLE),
  tenders: createTenderStore(tables.TENDERS_TABLE),
  versions: createTenderVersionStore(tables.TENDER_VERSIONS_TABLE),
  products: createProductStore(tables.PRODUCTS_TABLE),
  profiles: createCompanyProfileStore(tables.COMPANY_PROFILES_TABLE),
  importerParts: createImporterPartStore(tables.IMPORTER_PARTS_TABLE),
  stock: createStockStore(tables.STOCK_TABLE),
  keptAnswers: createKeptAnswerStore(tables.KEPT_ANSWERS_TABLE),
  documents: createDocumentStore(tables.DOCUMENTS_TABLE),
  access: accessFromSettings(),
  now: systemClock,
}

/** Far above what a person reads; each takes a second or two of a processor. */
const previewsPerHour = {
  name: 'offer-preview',
  tries: 120,
  seconds: 3600,
  code: 'too_many_requests',
} as const
const withinLimit = createWithinLimit(tables.ATTEMPTS_TABLE, systemClock)

const { saveSamples: _samples, ...sampleRoutesHere } = sampleRoutes

export const handler = serveRoom(
  {
    ...offerRoutes,
    ...sampleRoutesHere,
    getListingData: orderRoutes.getListingData,
    findListingData: orderRoutes.findListingData,
  },
  {
    previewOffer: ({ params }, user) =>
      withinLimit(previewsPerHour, user.user_id, () => previewOffer(deps, user, params.tender_id)),
    printSamplePaper: ({ params }, { user_id }) =>
      withinLimit(previewsPerHour, user_id, () => printSamplePaper(deps, user_id, params)),
    getListingData: ({ params }, { user_id }) =>
      withinLimit(previewsPerHour, user_id, () => getListingData(deps, user_id, params.tender_id)),
    findListingData: ({ params }, { user_id }) =>
      withinLimit(previewsPerHour, user_id, () =>
        getListingData(deps, params.user_id, params.tender_id),
      ),
  },
  createLog('offers'),
)
