import { S3Client } from '@aws-sdk/client-s3'
import { SQSClient } from '@aws-sdk/client-sqs'
import { systemClock } from '../platform/clock.ts'
import { createOneAtATime } from '../platform/dynamodb/lease.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { createLog } from '../platform/logging/log.ts'
import { createChanges } from '../platform/queue/change-message.ts'
import { consume, isLastReceive } from '../platform/queue/queue-event.ts'
import { createSendMessages } from '../platform/queue/send-messages.ts'
import { readSettings } from '../platform/settings.ts'
import { createThrottle } from '../platform/throttle/throttle.ts'
import { createImportFiles } from './import-files.ts'
import { createKeptAnswerStore, withKeptAnswers } from './kept-answer-store.ts'
import { createPortfolioFiles, ownerOfKey } from './portfolio-files.ts'
import { createPortfolioStore } from './portfolio-store.ts'
import { createProductStore } from './product-store.ts'
import { failUpload } from './read-stored-file.ts'
import { readWithRows } from './reading/read-in-worker.ts'
import { fileRequestOf, storedKeys } from './stored-file-event.ts'
import { type FileTaking, takeStoredFile } from './take-stored-file.ts'
import { createUploadStore } from './upload-store.ts'
import { importLease, workOnFile } from './work-on-file.ts'

type Owner = NonNullable<ReturnType<typeof ownerOfKey>>

const settings = readSettings(['PORTFOLIO_BUCKET', 'MATCHING_QUEUE_URL', 'FILES_QUEUE_URL'])
const tables = tablesFromSettings([
  'PRODUCTS_TABLE',
  'KEPT_ANSWERS_TABLE',
  'UPLOADS_TABLE',
  'PORTFOLIOS_TABLE',
  'ATTEMPTS_TABLE',
])
const s3 = new S3Client({})
const sqs = new SQSClient({})
const deps: Parameters<typeof workOnFile>[0] & FileTaking = {
  uploads: createUploadStore(tables.UPLOADS_TABLE),
  products: withKeptAnswers(
    createProductStore(tables.PRODUCTS_TABLE),
    createKeptAnswerStore(tables.KEPT_ANSWERS_TABLE),
  ),
  portfolios: createPortfolioStore(tables.PORTFOLIOS_TABLE),
  files: createPortfolioFiles(s3, settings.PORTFOLIO_BUCKET),
  imports: createImportFiles(s3, settings.PORTFOLIO_BUCKET),
  changes: createChanges(sqs, settings.MATCHING_QUEUE_URL),
  askForWork: createSendMessages(sqs, settings.FILES_QUEUE_URL),
  throttle: createThrottle(tables.ATTEMPTS_TABLE),
  oneAtATime: createOneAtATime(tables.ATTEMPTS_TABLE, importLease, systemClock),
  read: readWithRows,
  now: systemClock,
  log: createLog('portfolio-reader'),
}

/** After the last attempt the producer is told; the file itself stays for the operator to look at. */
async function giveUp(owner: Owner, error: unknown): Promise<void> {
  const upload = await deps.uploads.find(owner.user_id, owner.upload_id)
  if (upload === null) return
  await failUpload(deps, upload, [{ code: 'broken_file', row: null, text: null }], null)
  deps.log.error('FILE_GIVEN_UP', error, { upload_id: upload.upload_id })
}

export const handler = consume(
  async (record) => {
    const asked = fileRequestOf(record.body)
    const owners = asked === null ? storedKeys(record.body).map(ownerOfKey) : [asked]
    for (const owner of owners) {
      try {
        if (asked !== null) await workOnFile(deps, asked)
        else if (owner !== null) await takeStoredFile(deps, owner)
      } catch (error) {
        // an undo that failed can be asked for again; the products that are left are still in the portfolio
        const isReading = asked?.kind !== 'undo'
        if (owner !== null && isReading && isLastReceive(record)) await giveUp(owner, error)
        throw error
      }
    }
  },
  (error) => deps.log.error('FILE_FAILED', error),
)
