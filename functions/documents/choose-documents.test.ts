import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { documentIdSchema } from '#domain/shared/ids.ts'
import { transact } from '../platform/dynamodb/transact.ts'
import { userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { chooseDocuments } from './choose-documents.ts'
import { createDocumentStore } from './document-store.ts'
import { pdfOf } from './test/made-files.ts'
import { startLibrary } from './test/start-library.ts'

describe('the documents of an application', () => {
  let cloud: TestCloud
  let library: Awaited<ReturnType<typeof startLibrary>>
  const user_id = userId('producer')

  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    cloud = await startTestCloud()
    library = await startLibrary(cloud)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await cloud.stop()
  })

  const choose = (references: Record<string, string>, owner = user_id) =>
    chooseDocuments(
      createDocumentStore(cloud.table('DOCUMENTS_TABLE')),
      owner,
      Object.fromEntries(
        Object.entries(references).map(([question, id]) => [question, documentIdSchema.parse(id)]),
      ),
    )

  it('are read with their version and the hash of their files, one for several questions too', async () => {
    const { document_id } = await library.create(user_id)
    const bytes = await pdfOf('Power to sign')
    await library.addFile(user_id, document_id, 'power.pdf', bytes)
    await library.announce(user_id, document_id, { file_name: 'never-sent.pdf', size_bytes: 9 })
    const { chosen } = await choose({ document_a: document_id, document_b: document_id })
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect(chosen).toMatchObject([
      { question: 'document_a', document_id, version: 1, kind: 'power-to-sign' },
      { question: 'document_b', document_id },
    ])
    expect(chosen[0]?.files).toMatchObject([{ file_name: 'power.pdf', sha256, status: 'clean' }])
  })

  it('are those of their owner, and not deleted ones', async () => {
    const { document_id } = await library.create(user_id)
    expect((await choose({ one: document_id })).chosen).toHaveLength(1)
    expect((await choose({ one: document_id }, userId('stranger'))).chosen).toEqual([])
    await library.call('deleteDocument', user_id, { params: { document_id } })
    expect((await choose({ one: document_id })).chosen).toEqual([])
  })

  it('refuse a transaction when one was changed since it was read', async () => {
    const { document_id } = await library.create(user_id)
    const table = cloud.table('DOCUMENTS_TABLE')
    const before = await choose({ one: document_id })
    expect(await transact(table, [...before.unchanged])).toBe('written')
    await library.addFile(user_id, document_id, 'page.pdf', await pdfOf('A page'))
    expect(await transact(table, [...before.unchanged])).toBe('refused')
    const after = await choose({ one: document_id })
    expect(await transact(table, [...after.unchanged])).toBe('written')
  })
})
