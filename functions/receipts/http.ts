import { S3Client } from '@aws-sdk/client-s3'
import { receiptRoutes } from '#contracts/receipts.ts'
import { succeed } from '#domain/shared/result.ts'
import { createApplicationStore } from '../applications/application-store.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createFileBucket } from '../platform/files/file-bucket.ts'
import { serveRoom } from '../platform/http/serve-room.ts'
import { createLog } from '../platform/logging/log.ts'
import { readSettings } from '../platform/settings.ts'
import { getReceipt, getSealedFile } from './get-receipt.ts'
import { createReceiptKeyStore, createReceiptStore } from './receipt-store.ts'

const { SEALED_BUCKET } = readSettings(['SEALED_BUCKET'])
const tables = tablesFromSettings([
  'USER_APPLICATIONS_TABLE',
  'RECEIPTS_TABLE',
  'RECEIPT_KEYS_TABLE',
])
const keys = createReceiptKeyStore(tables.RECEIPT_KEYS_TABLE)
const deps = {
  applications: createApplicationStore(tables.USER_APPLICATIONS_TABLE),
  receipts: createReceiptStore(tables.RECEIPTS_TABLE),
  files: createFileBucket(new S3Client({}), SEALED_BUCKET),
  now: systemClock,
}

export const handler = serveRoom(
  receiptRoutes,
  {
    getReceipt: ({ params }, { user_id }) => getReceipt(deps, user_id, params.tender_id),
    getSealedFile: ({ params }, { user_id }) => getSealedFile(deps, user_id, params),
    findReceipt: ({ params }) => getReceipt(deps, params.user_id, params.tender_id),
    findSealedFile: ({ params }) => getSealedFile(deps, params.user_id, params),
    listReceiptKeys: async () => succeed({ keys: await keys.list() }),
  },
  createLog('receipts'),
)
