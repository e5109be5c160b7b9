import { S3Client } from '@aws-sdk/client-s3'
import { SQSClient } from '@aws-sdk/client-sqs'
import { portfolioRoutes } from '#contracts/portfolio.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { serveRoom } from '../platform/http/serve-room.ts'
import { randomIds } from '../platform/ids.ts'
import { createLog } from '../platform/logging/log.ts'
import { createChanges } from '../platform/queue/change-message.ts'
import { createSendMessages } from '../platform/queue/send-messages.ts'
import { readSettings } from '../platform/settings.ts'
import { createThrottle } from '../platform/throttle/throttle.ts'
import { createWithinLimit } from '../platform/throttle/within-limit.ts'
import { createViewStore } from '../platform/views/view-store.ts'
import { announceLostChange } from './announce-change.ts'
import { addProduct, correctProduct, deleteProduct, restoreProduct } from './change-product.ts'
import { changeProducts, deleteProducts } from './change-products.ts'
import { createUpload } from './create-upload.ts'
import { deleteUpload } from './delete-upload.ts'
import { findProduct } from './find-product.ts'
import { createImportFiles } from './import-files.ts'
import {
  listProductViews,
  productViews,
  removeProductView,
  saveProductView,
} from './keep-product-views.ts'
import { createKeptAnswerStore, withKeptAnswers } from './kept-answer-store.ts'
import { listDoubts } from './list-doubts.ts'
import { listImportRows } from './list-import-rows.ts'
import { listProductLines } from './list-product-lines.ts'
import { listProducts } from './list-products.ts'
import { listUploads } from './list-uploads.ts'
import { mendProducts } from './mend-products.ts'
import { createPortfolioFiles } from './portfolio-files.ts'
import { createPortfolioStore } from './portfolio-store.ts'
import { createProductLines } from './product-lines.ts'
import { createProductStore } from './product-store.ts'
import { readAgain } from './read-again.ts'
import type { FileRequest } from './stored-file-event.ts'
import { askToUndo } from './undo-import.ts'
import { createUploadStore } from './upload-store.ts'

const settings = readSettings(['PORTFOLIO_BUCKET', 'MATCHING_QUEUE_URL', 'FILES_QUEUE_URL'])
const tables = tablesFromSettings([
  'PRODUCTS_TABLE',
  'KEPT_ANSWERS_TABLE',
  'UPLOADS_TABLE',
  'PORTFOLIOS_TABLE',
  'PRODUCT_VIEWS_TABLE',
  'ATTEMPTS_TABLE',
])
const s3 = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' })
const sqs = new SQSClient({})
const log = createLog('portfolio')
const products = withKeptAnswers(
  createProductStore(tables.PRODUCTS_TABLE),
  createKeptAnswerStore(tables.KEPT_ANSWERS_TABLE),
)
const views = createViewStore(tables.PRODUCT_VIEWS_TABLE, productViews)
const portfolios = createPortfolioStore(tables.PORTFOLIOS_TABLE)
const deps = {
  uploads: createUploadStore(tables.UPLOADS_TABLE),
  products,
  portfolios,
  lines: createProductLines(products, portfolios),
  files: createPortfolioFiles(s3, settings.PORTFOLIO_BUCKET),
  imports: createImportFiles(s3, settings.PORTFOLIO_BUCKET),
  changes: createChanges(sqs, settings.MATCHING_QUEUE_URL),
  askForWork: createSendMessages<FileRequest>(sqs, settings.FILES_QUEUE_URL),
  throttle: createThrottle(tables.ATTEMPTS_TABLE),
  ids: randomIds,
  now: systemClock,
  log,
}

/** Each change has the portfolio matched again. */
const changesPerHour = {
  name: 'product-change',
  tries: 1000,
  seconds: 3600,
  code: 'too_many_product_changes',
} as const
const withinLimit = createWithinLimit(tables.ATTEMPTS_TABLE, systemClock)

export const handler = serveRoom(
  portfolioRoutes,
  {
    createUpload: ({ body }, { user_id }) => createUpload(deps, user_id, body),
    listUploads: async ({ query }, { user_id }) => {
      await announceLostChange(deps, user_id)
      return listUploads(deps.uploads, user_id, query)
    },
    getUpload: async ({ params }, { user_id }) => {
      const upload = await deps.uploads.find(user_id, params.upload_id)
      return upload === null ? fail('not_found') : succeed(upload)
    },
    getUploadFile: async ({ params }, { user_id }) => {
      const upload = await deps.uploads.find(user_id, params.upload_id)
      if (upload === null) return fail('not_found')
      return succeed(await deps.files.addressToGet(upload, systemClock()))
    },
    deleteUpload: ({ params }, { user_id }) => deleteUpload(deps, user_id, params.upload_id),
    listImportRows: ({ params, query }, { user_id }) =>
      listImportRows(deps, { ...params, user_id }, query),
    readUploadAgain: ({ params, body }, { user_id }) =>
      withinLimit(changesPerHour, user_id, () => readAgain(deps, { ...params, user_id }, body)),
    mendProducts: ({ params, body }, { user_id }) =>
      withinLimit(changesPerHour, user_id, () => mendProducts(deps, { ...params, user_id }, body)),
    undoImport: ({ params }, { user_id }) => askToUndo(deps, { ...params, user_id }),
    listProducts: async ({ query }, { user_id }) => {
      await announceLostChange(deps, user_id)
      return listProducts(deps, user_id, query)
    },
    listProductLines: async ({ query }, { user_id }) => {
      if (query.after === undefined) await announceLostChange(deps, user_id)
      return listProductLines(deps, user_id, query.after ?? null)
    },
    listDoubts: ({ params }, { user_id }) => listDoubts(deps, { ...params, user_id }),
    changeProducts: ({ body }, { user_id }) =>
      withinLimit(changesPerHour, user_id, () => changeProducts(deps, user_id, body.changes)),
    deleteProducts: ({ body }, { user_id }) =>
      withinLimit(changesPerHour, user_id, () => deleteProducts(deps, user_id, body)),
    addProduct: ({ body }, { user_id }) =>
      withinLimit(changesPerHour, user_id, () => addProduct(deps, user_id, body.facts)),
    getProduct: ({ params }, { user_id }) => findProduct(deps.products, user_id, params.product_id),
    correctProduct: ({ params, body }, { user_id }) =>
      withinLimit(changesPerHour, user_id, () =>
        correctProduct(deps, user_id, { ...body, ...params }),
      ),
    deleteProduct: ({ params }, { user_id }) =>
      withinLimit(changesPerHour, user_id, () => deleteProduct(deps, user_id, params.product_id)),
    restoreProduct: ({ params }, { user_id }) =>
      withinLimit(changesPerHour, user_id, () => restoreProduct(deps, user_id, params.product_id)),
    listProductViews: (_, { user_id }) => listProductViews(views, user_id),
    saveProductView: ({ params, body }, { user_id }) =>
      saveProductView(views, user_id, { ...body, ...params }),
    removeProductView: ({ params }, { user_id }) =>
      removeProductView(views, user_id, params.view_id),
  },
  log,
)
