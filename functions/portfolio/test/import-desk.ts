import { SQSClient } from '@aws-sdk/client-sqs'
import type { ImportRowKind } from '#domain/portfolio/import-row-kinds.ts'
import type { ReadingChoices } from '#domain/portfolio/reading/reading-choices.ts'
import { rowsWithEvidence } from '#domain/portfolio/rows-with-evidence.ts'
import type { UploadId, UserId } from '#domain/shared/ids.ts'
import { credentialsFor } from '../../../infra/local/emulators/credentials.ts'
import { createOneAtATime } from '../../platform/dynamodb/lease.ts'
import { randomIds } from '../../platform/ids.ts'
import { createSendMessages } from '../../platform/queue/send-messages.ts'
import { silentLog } from '../../platform/test/silent-log.ts'
import { startTestCloud } from '../../platform/test/start-test-cloud.ts'
import { createThrottle } from '../../platform/throttle/throttle.ts'
import { createUpload } from '../create-upload.ts'
import { createImportFiles } from '../import-files.ts'
import { listImportRows } from '../list-import-rows.ts'
import { listProducts } from '../list-products.ts'
import { createPortfolioFiles } from '../portfolio-files.ts'
import { createPortfolioStore } from '../portfolio-store.ts'
import { createProductLines } from '../product-lines.ts'
import { createProductStore } from '../product-store.ts'
import { readAgain, type SaidNow } from '../read-again.ts'
import { readPortfolio } from '../reading/read-portfolio.ts'
import { type FileRequest, fileRequestOf } from '../stored-file-event.ts'
import { askToUndo } from '../undo-import.ts'
import { createUploadStore } from '../upload-store.ts'
import { importLease, workOnFile } from '../work-on-file.ts'

/** Imports against the embedded engines, as the functions of the stack make them. */
export async function startImportDesk() {
  const cloud = await startTestCloud()
  const credentials = credentialsFor('tests')
  const { AWS_ENDPOINT_URL_SQS: endpoint, FILES_QUEUE_URL } = cloud.environment
  const sqs = new SQSClient({ region: 'eu-north-1', endpoint, credentials })
  let now = new Date()
  const products = createProductStore(cloud.table('PRODUCTS_TABLE'))
  const portfolios = createPortfolioStore(cloud.table('PORTFOLIOS_TABLE'))
  const deps = {
    uploads: createUploadStore(cloud.table('UPLOADS_TABLE')),
    products,
    portfolios,
    lines: createProductLines(products, portfolios),
    files: createPortfolioFiles(cloud.s3, cloud.bucket),
    imports: createImportFiles(cloud.s3, cloud.bucket),
    changes: cloud.changes,
    askForWork: createSendMessages<FileRequest>(sqs, FILES_QUEUE_URL),
    // in this thread: one of its own, as in portfolio.test.ts, would load the readers anew for each file
    read: (bytes: Uint8Array, name: string, choices: ReadingChoices) =>
      readPortfolio(bytes, name, { choices, has_rows: true }),
    ids: randomIds,
    throttle: createThrottle(cloud.table('ATTEMPTS_TABLE')),
    oneAtATime: createOneAtATime(cloud.table('ATTEMPTS_TABLE'), importLease, () => now),
    now: () => now,
    log: silentLog,
  }

  /** Announces and stores a file as the browser does; nothing reads it yet. */
  const put = async (user_id: UserId, bytes: Uint8Array, file_name: string) => {
    const made = await createUpload(deps, user_id, { file_name, size_bytes: bytes.length })
    if (!made.ok) throw new Error(made.code)
    const { url, headers } = made.value.put
    const { status } = await fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) })
    if (status !== 200) throw new Error(`the file was answered with ${status}`)
    return made.value.upload
  }
  const desk = {
    cloud,
    deps,
    later: (days: number) => {
      now = new Date(now.getTime() + days * 86_400_000)
    },
    put,
    upload: async (user_id: UserId, text: string, file_name = 'list.csv'): Promise<UploadId> => {
      const upload = await put(user_id, new TextEncoder().encode(text), file_name)
      await workOnFile(deps, { kind: 'read', user_id, upload_id: upload.upload_id })
      return upload.upload_id
    },
    /** Does what was asked for by queue. */
    work: async () => {
      for (const body of await cloud.readRequests()) {
        const request = fileRequestOf(JSON.stringify(body))
        if (request !== null) await workOnFile(deps, request)
      }
    },
    undo: async (user_id: UserId, upload_id: UploadId) => {
      const asked = await askToUndo(deps, { user_id, upload_id })
      if (asked.ok) await desk.work()
      return asked
    },
    readAgain: async (user_id: UserId, upload_id: UploadId, said: Partial<SaidNow>) => {
      const owner = { user_id, upload_id }
      const asked = await readAgain(deps, owner, { columns: [], taken_in: [], ...said })
      if (asked.ok) await desk.work()
      return asked
    },
    rows: async (user_id: UserId, upload_id: UploadId, show: ImportRowKind = 'all') => {
      const page = await listImportRows(deps, { user_id, upload_id }, { limit: 100, show })
      if (!page.ok) throw new Error(page.code)
      return { ...page.value, rows: rowsWithEvidence(page.value) }
    },
    find: async (user_id: UserId, upload_id: UploadId) => {
      const upload = await deps.uploads.find(user_id, upload_id)
      if (upload === null) throw new Error('no upload')
      return upload
    },
    products: async (user_id: UserId) => {
      const page = await listProducts(deps, user_id, { limit: 100 })
      if (!page.ok) throw new Error(page.code)
      return page.value.products
    },
  }
  return desk
}
export type ImportDesk = Awaited<ReturnType<typeof startImportDesk>>
