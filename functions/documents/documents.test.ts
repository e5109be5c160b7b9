import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addSecondFactor } from '../../infra/test/add-second-factor.ts'
import { partitionOf } from '../platform/desk-log/desk-log.ts'
import { queryRows } from '../platform/dynamodb/read-rows.ts'
import { userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createDocumentStore, type DocumentStore } from './document-store.ts'
import { listDocuments } from './list-documents.ts'
import { jpegOf, pdfOf, pngOf } from './test/made-files.ts'
import { powerToSign, startLibrary } from './test/start-library.ts'

const certificate = {
  ...powerToSign,
  kind: 'cert-organic-eu',
  holder: 'Domaine du Test',
  valid_from: '2026-01-01',
  valid_to: '2026-12-31',
}

describe('the documents of a company', () => {
  let cloud: TestCloud
  let library: Awaited<ReturnType<typeof startLibrary>>
  let users = 0
  let user_id = userId('nobody')

  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    cloud = await startTestCloud()
    library = await startLibrary(cloud)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await cloud.stop()
  })
  beforeEach(() => {
    users += 1
    user_id = userId(`producer-${users}`)
  })

  const find = async (document_id: string) => {
    const row = await library.find(user_id, document_id)
    if (row === null) throw new Error('there is no such document')
    return row
  }
  const list = async (query: Record<string, string> = {}) =>
    (await library.call('listDocuments', user_id, { query })).body.documents.map(
      ({ document_id }: { document_id: string }) => document_id,
    )

  it('are kept with the hash of what was checked, and given back to their owner alone', async () => {
    const { document_id } = await library.create(user_id, certificate)
    const bytes = await pdfOf('Organic certificate')
    const file_id = await library.addFile(user_id, document_id, 'Bio 2026.pdf', bytes)
    expect((await find(document_id)).files).toMatchObject([
      { status: 'clean', sha256: createHash('sha256').update(bytes).digest('hex') },
    ])
    const params = { document_id, file_id }
    const { body } = await library.call('getDocumentFile', user_id, { params })
    const answer = await fetch(body.url)
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''Bio%202026.pdf")
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    const stranger = await library.call('getDocumentFile', userId('stranger'), { params })
    expect(stranger).toMatchObject({ status: 404 })
  })

  it('are seen and opened by the desk, whose looks are in its log, and by no other producer', async () => {
    const { document_id } = await library.create(user_id, certificate)
    const file_id = await library.addFile(user_id, document_id, 'a.jpg', jpegOf('seen'))
    const operator = userId('operator')
    await addSecondFactor(cloud, operator)
    const kind = { kind: 'cert-organic-eu' }
    const asked = { params: { user_id }, groups: ['operator'] }
    const { body } = await library.call('listProducerDocuments', operator, {
      ...asked,
      query: kind,
    })
    expect(body.documents).toMatchObject([{ document_id, files: [{ file_id }] }])
    const file = { document_id, file_id }
    const opened = await library.call('openProducerFile', operator, { ...asked, body: file })
    const bytes = Buffer.from(await (await fetch(opened.body.url)).arrayBuffer())
    expect(bytes.equals(jpegOf('seen'))).toBe(true)
    const month = new Date().toISOString().slice(0, 7)
    const looks: unknown[] = []
    const where = {
      text: '#month = :month',
      names: { '#month': 'month' },
      values: { ':month': partitionOf(month, 'read') },
    }
    for await (const { action } of queryRows(cloud.table('DESK_LOG_TABLE'), { where }))
      looks.push(action)
    expect(looks.sort()).toEqual(['listProducerDocuments', 'openProducerFile'])
    // of a document of somebody else there is nothing here
    const other = { params: { user_id: 'somebody' }, groups: ['operator'], body: file }
    expect(await library.call('openProducerFile', operator, other)).toMatchObject({ status: 404 })
    const stranger = { params: { user_id }, body: file }
    expect(await library.call('openProducerFile', operator, stranger)).toMatchObject({
      status: 403,
    })
  })

  it('take the pages of a phone as several files', async () => {
    const { document_id } = await library.create(user_id)
    await library.addFile(user_id, document_id, 'one.jpg', jpegOf('one'))
    await library.addFile(user_id, document_id, 'two.png', pngOf('two'))
    const { files } = await find(document_id)
    expect(files.map(({ status }: { status: string }) => status)).toEqual(['clean', 'clean'])
  })

  it('hand out nothing before the check', async () => {
    const { document_id } = await library.create(user_id)
    const announced = await library.announce(user_id, document_id, {
      file_name: 'a.png',
      size_bytes: 3,
    })
    const [file] = announced.body.document.files
    const params = { document_id, file_id: file.file_id }
    const { status, code } = await library.call('getDocumentFile', user_id, { params })
    expect({ status, code }).toEqual({ status: 409, code: 'file_not_clean' })
  })

  it('exchange a file that was refused, and none that is kept', async () => {
    const { document_id } = await library.create(user_id)
    const refused = await library.addFile(user_id, document_id, 'a.pdf', Buffer.from('no pdf'))
    expect((await find(document_id)).files).toMatchObject([
      { status: 'refused', reason: 'not_a_document_type', sha256: null },
    ])
    const file = { file_name: 'b.png', size_bytes: pngOf('b').length, instead_of: refused }
    const { body } = await library.announce(user_id, document_id, file)
    expect(body.document.files).toHaveLength(1)
    const kept = await library.addFile(user_id, document_id, 'c.png', pngOf('c'))
    const again = await library.announce(user_id, document_id, { ...file, instead_of: kept })
    expect(again.code).toBe('transition_not_allowed')
  })

  it('exchange a file whose scan never ended, with its bytes', async () => {
    const { document_id } = await library.create(user_id)
    const bytes = pngOf('lost')
    const file = { file_name: 'a.png', size_bytes: bytes.length }
    const announced = (await library.announce(user_id, document_id, file)).body
    await library.put(announced.put, bytes)
    const [{ file_id }] = announced.document.files
    const scanningSince = (minutes: number) =>
      createDocumentStore(cloud.table('DOCUMENTS_TABLE')).change(
        { user_id, document_id },
        (row) => ({
          ...row,
          files: row.files.map((one) => ({
            ...one,
            status: 'scanning',
            created_at: new Date(Date.now() - minutes * 60_000).toISOString(),
          })),
        }),
        new Date(),
      )
    await scanningSince(20)
    const instead = { ...file, instead_of: file_id }
    const early = await library.announce(user_id, document_id, instead)
    expect(early.code).toBe('transition_not_allowed')
    await scanningSince(60)
    const { body } = await library.announce(user_id, document_id, instead)
    expect(body.document.files).toMatchObject([{ status: 'waiting' }])
    const key = `documents/${user_id}/${document_id}/${file_id}`
    expect(await cloud.readDocument(key)).toBeNull()
  })

  it('hold ten files and no more', async () => {
    const { document_id } = await library.create(user_id)
    const file = { file_name: 'a.png', size_bytes: 3 }
    for (let n = 0; n < 10; n += 1) await library.announce(user_id, document_id, file)
    expect((await library.announce(user_id, document_id, file)).code).toBe('too_many_files')
  })

  it('are added once, however often and at the same moment that is sent', async () => {
    const body = { details: certificate, replaces: null, attempt: randomUUID() }
    const add = (given: object) => library.call('createDocument', user_id, { body: given })
    const answers = await Promise.all([add(body), add(body), add(body)])
    const [first] = answers
    for (const answer of [...answers, await add(body)]) expect(answer).toEqual(first)
    const { document_id } = first.body
    expect(await list()).toEqual([document_id])
    // what was changed before it was sent again is another one
    await add({ ...body, details: { ...certificate, number: 'IT-BIO-009' } })
    expect(await list()).toHaveLength(2)
    // a late repetition does not bring back what was deleted
    await library.call('deleteDocument', user_id, { params: { document_id } })
    expect(await add(body)).toMatchObject({ status: 404 })
  })

  it('ask for the details that their kind hangs on', async () => {
    const answer = await library.call('createDocument', user_id, {
      body: { details: { ...certificate, valid_to: null }, replaces: null, attempt: randomUUID() },
    })
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  it('are changed by who has seen them last', async () => {
    const { document_id } = await library.create(user_id, certificate)
    const params = { document_id }
    const change = (number: string, version: number) =>
      library.call('changeDocument', user_id, {
        params,
        body: { details: { ...certificate, number }, version },
      })
    expect((await change('IT-BIO-009', 1)).body).toMatchObject({ number: 'IT-BIO-009', version: 2 })
    expect((await change('other', 1)).code).toBe('version_conflict')
  })

  it('are listed by their end, filtered by kind, page by page', async () => {
    const late = await library.create(user_id, certificate)
    const endless = await library.create(user_id)
    const soon = await library.create(user_id, { ...certificate, valid_to: '2026-06-30' })
    const ids = [soon, late, endless].map(({ document_id }) => document_id)
    expect(await list()).toEqual(ids)
    expect(await list({ kind: 'power-to-sign' })).toEqual(ids.slice(2))
    const first = (await library.call('listDocuments', user_id, { query: { limit: '2' } })).body
    expect(await list({ limit: '2', cursor: first.next_cursor })).toEqual(ids.slice(2))
  })

  it('are replaced by a newer one once it has passed the check', async () => {
    const older = await library.create(user_id, certificate)
    const newer = await library.create(user_id, certificate, older.document_id)
    await library.addFile(user_id, newer.document_id, 'a.pdf', Buffer.from('no pdf'))
    expect(await list()).toContain(older.document_id)
    await library.addFile(user_id, newer.document_id, 'b.pdf', await pdfOf('new'))
    expect(await list()).toEqual([newer.document_id])
    expect((await find(older.document_id)).replaced_by).toBe(newer.document_id)
    expect(await list({ show: 'all' })).toHaveLength(2)
    // without the newer one the older counts again
    await library.call('deleteDocument', user_id, { params: { document_id: newer.document_id } })
    expect(await list()).toEqual([older.document_id])
    await library.call('restoreDocument', user_id, { params: { document_id: newer.document_id } })
    expect(await list()).toEqual([newer.document_id])
  })

  it('are not listed as current when they are replaced while the list is read', async () => {
    const older = await library.create(user_id, certificate)
    const newer = await library.create(user_id, certificate, older.document_id)
    const documents = createDocumentStore(cloud.table('DOCUMENTS_TABLE'))
    const slow: DocumentStore = {
      ...documents,
      findMany: async (...asked) => {
        await library.addFile(user_id, newer.document_id, 'b.pdf', await pdfOf('new'))
        return documents.findMany(...asked)
      },
    }
    const query = { show: 'current', limit: 10 } as const
    expect(await listDocuments(slow, user_id, query)).toMatchObject({
      value: { documents: [{ document_id: newer.document_id }] },
    })
  })

  it('come back after a deletion, with their files', async () => {
    const { document_id } = await library.create(user_id)
    const file_id = await library.addFile(user_id, document_id, 'a.png', pngOf('a'))
    const params = { document_id, file_id }
    await library.call('deleteDocument', user_id, { params })
    expect(await list()).toEqual([])
    expect((await library.call('getDocumentFile', user_id, { params })).status).toBe(404)
    expect((await library.call('restoreDocument', user_id, { params })).status).toBe(200)
    expect((await library.call('getDocumentFile', user_id, { params })).status).toBe(200)
  })

  it('decide once, however often the scan is told of', async () => {
    const { document_id } = await library.create(user_id)
    const file_id = await library.addFile(user_id, document_id, 'a.png', pngOf('a'))
    const before = await find(document_id)
    await library.scan(`documents/${user_id}/${document_id}/${file_id}`)
    expect(await find(document_id)).toEqual(before)
  })

  it('refuse what could not be scanned, and what stopped the check twice', async () => {
    const { document_id } = await library.create(user_id)
    const event = (key: string, scanResultStatus: string) => ({
      'detail-type': 'GuardDuty Malware Protection Object Scan Result',
      detail: { s3ObjectDetails: { objectKey: key }, scanResultDetails: { scanResultStatus } },
    })
    const keys: string[] = []
    for (const name of ['failed', 'unsupported', 'stuck']) {
      const bytes = pngOf(name)
      const file = { file_name: `${name}.png`, size_bytes: bytes.length }
      const { body } = await library.announce(user_id, document_id, file)
      await library.put(body.put, bytes)
      keys.push(`documents/${user_id}/${document_id}/${body.document.files.at(-1).file_id}`)
    }
    const [failed = '', unsupported = '', stuck = ''] = keys
    await library.work(event(failed, 'FAILED'))
    await library.work(event(unsupported, 'UNSUPPORTED'))
    await library.work(event(stuck, 'NO_THREATS_FOUND'), 3)
    const { files } = await find(document_id)
    expect(files.map(({ reason }: { reason: string | null }) => reason)).toEqual([
      'not_scanned',
      'not_scanned',
      'not_scanned',
    ])
    for (const key of keys) expect(await cloud.readDocument(key)).toBeNull()
  })
})
