import { S3Client } from '@aws-sdk/client-s3'
import { documentRoutes } from '#contracts/documents.ts'
import { handInRoutes } from '#contracts/hand-in.ts'
import { userIdSchema } from '#domain/shared/ids.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createFileBucket } from '../platform/files/file-bucket.ts'
import { serveRoom } from '../platform/http/serve-room.ts'
import { randomIds } from '../platform/ids.ts'
import { createLog } from '../platform/logging/log.ts'
import { announceProducerFromSettings, announcing } from '../platform/queue/producer-work.ts'
import { readSettings } from '../platform/settings.ts'
import { createThrottle } from '../platform/throttle/throttle.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { addDocumentFile } from './add-document-file.ts'
import {
  changeDocument,
  createDocument,
  deleteDocument,
  restoreDocument,
} from './change-document.ts'
import { createDocumentStore } from './document-store.ts'
import { printDocumentForm } from './forms/print-document-form.ts'
import { signDocument } from './forms/sign-document.ts'
import { getDocumentFile } from './get-document-file.ts'
import { handInDocument, openHandIn, type PublicHandInDeps } from './hand-in/hand-in-document.ts'
import { createHandInLink, listHandInLinks, revokeHandInLink } from './hand-in/hand-in-links.ts'
import { createHandInStore } from './hand-in/hand-in-store.ts'
import { listDocuments } from './list-documents.ts'

const { DOCUMENTS_BUCKET } = readSettings(['DOCUMENTS_BUCKET'])
const tables = tablesFromSettings([
  'DOCUMENTS_TABLE',
  'HAND_IN_LINKS_TABLE',
  'PRODUCTS_TABLE',
  'COMPANY_PROFILES_TABLE',
  'ATTEMPTS_TABLE',
])
const s3 = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' })
const deps: PublicHandInDeps = {
  links: createHandInStore(tables.HAND_IN_LINKS_TABLE),
  profiles: createCompanyProfileStore(tables.COMPANY_PROFILES_TABLE),
  documents: createDocumentStore(tables.DOCUMENTS_TABLE),
  products: createProductStore(tables.PRODUCTS_TABLE),
  files: createFileBucket(s3, DOCUMENTS_BUCKET),
  throttle: createThrottle(tables.ATTEMPTS_TABLE),
  ids: randomIds,
  now: systemClock,
}

const log = createLog('documents')
const announce = announceProducerFromSettings(log)
const announced = announcing(announce)

/** A key begins with who made the link. */
const ownerOf = (key: string) => userIdSchema.parse(key.split('~')[0])

export const handler = serveRoom(
  { ...documentRoutes, ...handInRoutes },
  {
    listDocuments: ({ query }, { user_id }) => listDocuments(deps.documents, user_id, query),
    listProducerDocuments: ({ params, query }) =>
      listDocuments(deps.documents, params.user_id, query),
    openProducerFile: ({ params, body }, _user, _request, audit) => {
      audit({ before: null, after: body })
      return getDocumentFile(deps, { ...params, ...body })
    },
    createDocument: announced(({ body }, { user_id }) => createDocument(deps, user_id, body)),
    changeDocument: ({ params, body }, { user_id }) =>
      changeDocument(deps, user_id, { ...body, ...params }),
    deleteDocument: announced(({ params }, { user_id }) =>
      deleteDocument(deps, user_id, params.document_id),
    ),
    restoreDocument: announced(({ params }, { user_id }) =>
      restoreDocument(deps, user_id, params.document_id),
    ),
    addDocumentFile: ({ params, body }, { user_id }) =>
      addDocumentFile(deps, user_id, { ...body, ...params }),
    getDocumentFile: ({ params }, { user_id }) => getDocumentFile(deps, { ...params, user_id }),
    printDocumentForm: ({ body }, { user_id }) => printDocumentForm(deps, user_id, body),
    signDocument: announced(({ body }, { user_id }) => signDocument(deps, user_id, body)),
    listHandInLinks: (_, { user_id }) => listHandInLinks(deps, user_id),
    createHandInLink: ({ body }, { user_id }) => createHandInLink(deps, user_id, body),
    revokeHandInLink: ({ params }, { user_id }) => revokeHandInLink(deps, user_id, params.link_id),
    openHandIn: ({ body }, _caller, request) => openHandIn(deps, body.key, request),
    handInDocument: async ({ body }, _caller, request) => {
      const put = await handInDocument(deps, body, request)
      if (put.ok) await announce(ownerOf(body.key), false)
      return put
    },
  },
  log,
)
