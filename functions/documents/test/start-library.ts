import { randomUUID } from 'node:crypto'
import { documentRoutes } from '#contracts/documents.ts'
import type { CompanyDocument } from '#domain/documents/document.ts'
import { documentIdSchema, type UserId } from '#domain/shared/ids.ts'
import { scanBytes, scanEvent } from '../../../infra/local/emulators/guardduty/scan-object.ts'
import { httpEvent } from '../../platform/test/http-event.ts'
import type { TestCloud } from '../../platform/test/start-test-cloud.ts'
import { documentFileKey } from '../document-file-key.ts'
import { createDocumentStore } from '../document-store.ts'

type LibraryRoute = keyof typeof documentRoutes

export const powerToSign = {
  kind: 'power-to-sign' as const,
  product_id: null,
  vintage: null,
  lot: null,
  holder: null,
  issuer: null,
  number: null,
  valid_from: null,
  valid_to: null,
  languages: [],
}

/** The deployed entries of the room on a test cloud, driven as page, S3 and GuardDuty drive them. */
export async function startLibrary(cloud: TestCloud) {
  Object.assign(process.env, cloud.environment)
  const [http, worker] = await Promise.all([import('../http.ts'), import('../on-document-work.ts')])

  async function call(
    name: LibraryRoute,
    user_id: UserId,
    {
      groups,
      ...given
    }: {
      params?: Record<string, string>
      query?: Record<string, string>
      body?: unknown
      groups?: string[]
    } = {},
  ) {
    const { method, path } = documentRoutes[name]
    const event = httpEvent(`${method} ${path}`, {
      caller: { user_id, ...(groups && { groups }) },
      ...given,
    })
    const answer = await http.handler(event)
    const body = JSON.parse(answer.body ?? '{}')
    return { status: answer.statusCode, body, code: body.error?.code as string | undefined }
  }

  const work = (body: unknown, received = 1) =>
    worker.handler({
      Records: [
        {
          messageId: 'one',
          body: JSON.stringify(body),
          attributes: { ApproximateReceiveCount: String(received) },
        },
      ],
    })

  /** What S3 and GuardDuty say of a file that was put. */
  async function scan(key: string): Promise<void> {
    const record = cloud.storedFiles.findLast(({ s3 }) => s3.object.key === key)
    if (record === undefined) throw new Error(`${key} was not stored`)
    await work({ Records: [record] })
    const status = scanBytes((await cloud.readDocument(key)) ?? Buffer.alloc(0))
    const object = { bucket: 'document-files', key, etag: '', planArn: 'arn:plan' }
    await work(scanEvent(object, status))
  }

  const put = (to: { url: string; headers: Record<string, string> }, bytes: Buffer) =>
    fetch(to.url, { method: 'PUT', headers: to.headers, body: new Uint8Array(bytes) })

  const create = async (user_id: UserId, details: object = powerToSign, replaces?: string) => {
    const answer = await call('createDocument', user_id, {
      body: { details, replaces: replaces ?? null, attempt: randomUUID() },
    })
    return answer.body as CompanyDocument
  }

  const find = (user_id: UserId, document_id: string) =>
    createDocumentStore(cloud.table('DOCUMENTS_TABLE')).find(
      user_id,
      documentIdSchema.parse(document_id),
    )

  const announce = (user_id: UserId, document_id: string, file: object) =>
    call('addDocumentFile', user_id, {
      params: { document_id },
      body: { instead_of: null, ...file },
    })

  /** Adds a file on the whole way from the announcement to its decision. */
  async function addFile(user_id: UserId, document_id: string, file_name: string, bytes: Buffer) {
    const announced = await announce(user_id, document_id, { file_name, size_bytes: bytes.length })
    if (announced.status !== 200) throw new Error(announced.code)
    await put(announced.body.put, bytes)
    const file_id = announced.body.document.files.at(-1).file_id
    await scan(documentFileKey({ user_id, ...announced.body.document, file_id }))
    return file_id as string
  }

  return { call, work, scan, put, create, find, announce, addFile }
}
