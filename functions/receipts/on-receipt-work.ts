import { KMSClient } from '@aws-sdk/client-kms'
import { S3Client } from '@aws-sdk/client-s3'
import { SQSClient } from '@aws-sdk/client-sqs'
import { createApplicationStore } from '../applications/application-store.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createFileBucket } from '../platform/files/file-bucket.ts'
import { createLog } from '../platform/logging/log.ts'
import { consume } from '../platform/queue/queue-event.ts'
import {
  createAskForReceiptWork,
  type ReceiptWork,
  receiptWorkSchema,
} from '../platform/queue/receipt-work.ts'
import { readSettings } from '../platform/settings.ts'
import { askForLostSeals } from './ask-for-lost-seals.ts'
import { createReceiptKeyStore, createReceiptStore } from './receipt-store.ts'
import { createSealedBucket } from './sealed-bucket.ts'
import { createSigner } from './signer.ts'

const settings = readSettings([
  'RECEIPT_QUEUE_URL',
  'RECEIPT_KEY_ID',
  'SEALED_BUCKET',
  'DOCUMENTS_BUCKET',
])
const tables = tablesFromSettings([
  'USER_APPLICATIONS_TABLE',
  'RECEIPTS_TABLE',
  'RECEIPT_KEYS_TABLE',
])
const log = createLog('receipt-work')
const s3 = new S3Client({})
const deps = {
  applications: createApplicationStore(tables.USER_APPLICATIONS_TABLE),
  receipts: createReceiptStore(tables.RECEIPTS_TABLE),
  keys: createReceiptKeyStore(tables.RECEIPT_KEYS_TABLE),
  bucket: createSealedBucket(s3, settings.SEALED_BUCKET),
  documents: createFileBucket(s3, settings.DOCUMENTS_BUCKET),
  signer: createSigner(new KMSClient({}), settings.RECEIPT_KEY_ID),
  askForWork: createAskForReceiptWork(new SQSClient({}), settings.RECEIPT_QUEUE_URL),
  log,
  now: systemClock,
}

async function done(work: ReceiptWork): Promise<void> {
  if (work.kind === 'lost_seals') return askForLostSeals(deps)
  // the look for lost ones comes every minute and does without
  const { sealApplication, createPack, printReceipt } = await import('./lazy.ts')
  const sealing = { ...deps, pack: createPack(deps.documents), print: printReceipt }
  return sealApplication(sealing, work.user_id, work.tender_id)
}

export const handler = consume(
  async ({ body }) => {
    const work = receiptWorkSchema.parse(JSON.parse(body))
    await done(work)
    log.info('RECEIPT_WORK_DONE', { kind: work.kind })
  },
  (error) => log.error('RECEIPT_WORK_FAILED', error),
)
