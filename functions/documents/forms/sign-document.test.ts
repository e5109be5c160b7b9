import { createHash, randomUUID } from 'node:crypto'
import { S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Signing } from '#domain/documents/forms/signing.ts'
import { readPdf, textOf } from '../../offers/test/read-pdf.ts'
import { createFileBucket } from '../../platform/files/file-bucket.ts'
import { userId } from '../../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../../platform/test/start-test-cloud.ts'
import { createDocumentStore } from '../document-store.ts'
import { startLibrary } from '../test/start-library.ts'
import { signedGuarantee } from './test/signed-guarantee.ts'

describe('a form that is signed on screen', () => {
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
    user_id = userId(`signer-${users}`)
  })

  const sign = (signing: object) => library.call('signDocument', user_id, { body: signing })
  const list = async () =>
    (await library.call('listDocuments', user_id, { query: {} })).body.documents
  const read = async (key: string) => (await cloud.readDocument(key)) ?? Buffer.alloc(0)
  const keyOf = ({ document_id, files }: { document_id: string; files: { file_id: string }[] }) =>
    `documents/${user_id}/${document_id}/${files[0]?.file_id}`

  it('becomes a document of the library, filled in, scanned and hashed like every other', async () => {
    const { status, body } = await sign(signedGuarantee())
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind: 'guarantee-of-supply',
      vintage: 2024,
      holder: 'Domaine du Test',
      issuer: 'Domaine du Test',
      valid_from: new Date().toISOString().slice(0, 10),
      valid_to: null,
      languages: ['en'],
      files: [{ file_name: 'Guarantee of supply.pdf', content_type: 'application/pdf' }],
    })
    const key = keyOf(body)
    const bytes = await read(key)
    expect(bytes).toHaveLength(body.files[0].size_bytes)
    await library.scan(key)
    const [document] = await list()
    expect(document.files).toMatchObject([
      { status: 'clean', sha256: createHash('sha256').update(bytes).digest('hex') },
    ])
    const text = textOf(await readPdf(new Uint8Array(bytes))).replace(/\s+/g, ' ')
    expect(text).toContain('Ana Ejemplo')
    expect(text).toContain(body.created_at.slice(11, 19))
    expect(text).toContain(user_id)
  }, 60_000)

  it('is one document, however often and at the same moment it is sent', async () => {
    const signing = signedGuarantee()
    const answers = await Promise.all([sign(signing), sign(signing), sign(signing)])
    const again = await sign(signing)
    expect(new Set([...answers, again].map(({ body }) => body.document_id)).size).toBe(1)
    expect(await list()).toHaveLength(1)
    const bytes = await read(keyOf(again.body))
    expect(bytes).toHaveLength(again.body.files[0].size_bytes)
    // what was changed since is signed anew
    await sign({ ...signing, values: { ...signing.values, quantity: '12000 units' } })
    expect(await list()).toHaveLength(2)
  }, 60_000)

  it('whose bytes did not arrive is completed by the next try, with the time of the first', async () => {
    const signing = signedGuarantee()
    const { body } = await sign(signing)
    const key = keyOf(body)
    const bytes = await read(key)
    await createFileBucket(new S3Client({}), cloud.environment.DOCUMENTS_BUCKET ?? '').remove(key)
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect((await sign(signing)).body).toEqual(body)
    expect(Buffer.from(await read(key)).equals(bytes)).toBe(true)
  }, 60_000)

  const signing = signedGuarantee()
  const { values, signer } = signing
  it.each<[string, Partial<Signing>, string]>([
    ['an empty line', { values: { ...values, period: ' ' } }, 'period'],
    ['a company as signer', { signer: { ...signer, name: 'Domaine du Test' } }, 'name'],
    ['one name alone', { signer: { ...signer, name: 'Ana' } }, 'name'],
    ['no position', { signer: { ...signer, position: '' } }, 'position'],
    ['no right to sign', { signer: { ...signer, is_entitled: false } }, 'is_entitled'],
    ['a dot for a signature', { signer: { ...signer, drawing: [[{ x: 1, y: 1 }]] } }, 'drawing'],
    ['a kind that is signed by hand', { kind: 'authorisation' }, 'drawing'],
  ])('is refused with %s, and nothing is kept', async (_, change, field) => {
    const answer = await sign({ ...signing, ...change })
    expect(answer).toMatchObject({ status: 422, code: 'form_incomplete' })
    const fields = answer.body.error.details.problems.map((one: { field: string }) => one.field)
    expect(fields).toContain(field)
    expect(await list()).toEqual([])
  })

  it.each<[string, object]>([
    ['a drawing off the pad', { drawing: [[{ x: 601, y: 1 }]] }],
    ['too many lines', { drawing: Array.from({ length: 61 }, () => [{ x: 1, y: 1 }]) }],
    ['too many points', { drawing: [Array.from({ length: 2001 }, () => ({ x: 1, y: 1 }))] }],
    ['half a point', { drawing: [[{ x: 0.5, y: 1 }]] }],
  ])('takes no %s', async (_, change) => {
    const answer = await sign({ ...signing, signer: { ...signer, ...change } })
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  it('covers only products of the signer', async () => {
    const product_id = `prd_${randomUUID()}`
    expect(await sign({ ...signing, product_id })).toMatchObject({ status: 404 })
  })

  it('is the signer\u2019s alone, and does not come back once deleted', async () => {
    const { body } = await sign(signing)
    const stranger = await library.call('getDocumentFile', userId('stranger'), {
      params: { document_id: body.document_id, file_id: body.files[0].file_id },
    })
    expect(stranger.status).toBe(404)
    await library.call('deleteDocument', user_id, { params: { document_id: body.document_id } })
    expect((await sign(signing)).status).toBe(404)
    const row = await createDocumentStore(cloud.table('DOCUMENTS_TABLE')).find(
      user_id,
      body.document_id,
    )
    expect(row?.deleted_at).not.toBeNull()
  }, 60_000)

  it('is printed for paper, with what is known', async () => {
    const { status, body } = await library.call('printDocumentForm', user_id, {
      body: { kind: 'authorisation', values: { producer: 'Domaine du Test' } },
    })
    expect(status).toBe(200)
    expect(body.file_name).toBe('Authorisation by producer or brand owner.pdf')
    const pdf = await readPdf(new Uint8Array(Buffer.from(body.pdf, 'base64')))
    const text = textOf(pdf).replace(/\s+/g, ' ')
    expect(text).toContain('Domaine du Test')
    expect(text).toContain('Name in block letters')
    expect(await list()).toEqual([])
  }, 60_000)
})
