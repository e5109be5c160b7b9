import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { handInRoutes } from '#contracts/hand-in.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { updateRow } from '../../platform/dynamodb/write-rows.ts'
import { userId } from '../../platform/test/builders.ts'
import { httpEvent } from '../../platform/test/http-event.ts'
import { startTestCloud, type TestCloud } from '../../platform/test/start-test-cloud.ts'
import { createDocumentStore } from '../document-store.ts'
import { eicar, pdfOf } from '../test/made-files.ts'
import { startLibrary } from '../test/start-library.ts'
import { createHandInStore } from './hand-in-store.ts'

const nothingSaid = {
  holder: null,
  issuer: null,
  number: null,
  vintage: null,
  lot: null,
  valid_from: null,
  valid_to: null,
}
const analysis = { ...nothingSaid, issuer: 'Laboratoire du Test', lot: 'L-24-01' }

describe('a link by which somebody hands in a document', () => {
  let cloud: TestCloud
  let library: Awaited<ReturnType<typeof startLibrary>>
  let http: typeof import('../http.ts')
  let user_id: UserId
  let users = 0

  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    cloud = await startTestCloud()
    library = await startLibrary(cloud)
    http = await import('../http.ts')
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await cloud.stop()
  })
  beforeEach(async () => {
    users += 1
    const email = `hand-in-${users}@example.com`
    user_id = userId((await cloud.ensureUser(email)).sub)
  })

  async function call(
    name: keyof typeof handInRoutes,
    given: { caller?: UserId; params?: Record<string, string>; body?: unknown },
  ) {
    const { method, path } = handInRoutes[name]
    const { caller, ...rest } = given
    const answer = await http.handler(
      httpEvent(`${method} ${path}`, { caller: caller ? { user_id: caller } : null, ...rest }),
    )
    const body = JSON.parse(answer.body ?? '{}')
    return { status: answer.statusCode, body, code: body.error?.code as string | undefined }
  }
  const ask = async (kind = 'certificate-of-analysis') => {
    const body = { kind, product_id: null, note: 'For lot 24', language: 'fr', days: 7 }
    const made = await call('createHandInLink', { caller: user_id, body })
    return made.body as { key: string; link: { link_id: string; state: string } }
  }
  const open = async (key: string) => (await call('openHandIn', { body: { key } })).body
  const announce = (key: string, details: object = analysis, size_bytes = 100) =>
    call('handInDocument', { body: { key, details, file_name: 'analysis.pdf', size_bytes } })
  const ownList = async () =>
    (await library.call('listDocuments', user_id)).body.documents as {
      document_id: string
      files: { file_id: string }[]
    }[]
  async function handIn(key: string, bytes: Buffer, details: object = analysis) {
    const announced = await announce(key, details, bytes.length)
    if (announced.status !== 200) return announced
    await library.put(announced.body.put, bytes)
    const [document] = await ownList()
    const path = `documents/${user_id}/${document?.document_id}/${document?.files.at(-1)?.file_id}`
    await library.scan(path)
    return announced
  }

  it('says what is asked, takes one document into the library, and tells the owner once', async () => {
    const { key } = await ask()
    expect(await open(key)).toEqual({
      kind: 'certificate-of-analysis',
      note: 'For lot 24',
      language: 'fr',
      product_name: null,
      company_name: null,
      ends_at: expect.any(String),
      state: 'open',
      refused: null,
    })
    expect((await handIn(key, await pdfOf('Analysis'))).status).toBe(200)
    expect((await open(key)).state).toBe('received')
    expect(await ownList()).toMatchObject([
      { kind: 'certificate-of-analysis', lot: 'L-24-01', files: [{ status: 'clean' }] },
    ])
    const inbox = (await (await fetch(cloud.inbox)).json()) as { to: string; subject: string }[]
    const mails = inbox.filter(({ to }) => [to].flat().includes(`hand-in-${users}@example.com`))
    expect(mails.filter(({ subject }) => subject.startsWith('Handed in'))).toHaveLength(1)
    // one purpose, one document
    expect(await announce(key)).toMatchObject({ status: 409, code: 'transition_not_allowed' })
  })

  it('takes another file where the first was refused, and never malware', async () => {
    const { key } = await ask()
    await handIn(key, Buffer.from(eicar))
    expect(await open(key)).toMatchObject({ state: 'open', refused: 'malware' })
    expect((await handIn(key, await pdfOf('Analysis'))).status).toBe(200)
    expect(await open(key)).toMatchObject({ state: 'received', refused: null })
    expect(await ownList()).toHaveLength(1)
  })

  it('asks for what the kind cannot be without', async () => {
    const { key } = await ask()
    expect(await announce(key, nothingSaid)).toMatchObject({ status: 422, code: 'form_incomplete' })
    expect(await ownList()).toEqual([])
  })

  it('ends when it is revoked, by its owner alone', async () => {
    const { key, link } = await ask()
    const params = { link_id: link.link_id }
    const stranger = await call('revokeHandInLink', { caller: userId('stranger'), params })
    expect(stranger.status).toBe(404)
    expect((await call('revokeHandInLink', { caller: user_id, params })).body.state).toBe('revoked')
    expect((await open(key)).state).toBe('revoked')
    expect((await announce(key)).code).toBe('transition_not_allowed')
  })

  it('ends on its day', async () => {
    const { key, link } = await ask()
    await updateRow(
      cloud.table('HAND_IN_LINKS_TABLE'),
      { user_id, link_id: link.link_id },
      { text: 'SET ends_at = :at', values: { ':at': '2020-01-01T00:00:00Z' } },
    )
    expect((await open(key)).state).toBe('expired')
    expect((await announce(key)).code).toBe('transition_not_allowed')
  })

  it('opens for nobody who has another key, and is listed for its owner without one', async () => {
    const { key, link } = await ask()
    const [owner] = key.split('~')
    expect((await call('openHandIn', { body: { key: `${owner}~${'A'.repeat(43)}` } })).code).toBe(
      'link_not_valid',
    )
    const { body } = await call('listHandInLinks', { caller: user_id, body: undefined })
    expect(body.links).toMatchObject([{ link_id: link.link_id, state: 'open' }])
    expect(JSON.stringify(body)).not.toContain(key.split('~')[1])
    const other = await call('listHandInLinks', { caller: userId('stranger') })
    expect(other.body.links).toEqual([])
  })

  it('takes one document of two that come at the same moment', async () => {
    const { key } = await ask()
    const both = await Promise.all([announce(key), announce(key)])
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(await ownList()).toHaveLength(1)
  })

  it('is one of a hundred that wait, whatever has come or ended before', async () => {
    const links = createHandInStore(cloud.table('HAND_IN_LINKS_TABLE'))
    const addHundred = (revoked_at: string | null) => {
      const row = {
        user_id,
        kind: 'certificate-of-analysis' as const,
        product_id: null,
        product_name: null,
        note: '',
        language: 'fr' as const,
        created_at: new Date().toISOString(),
        ends_at: new Date(Date.now() + 86_400_000).toISOString(),
        revoked_at,
        document_id: null,
      }
      return Promise.all(Array.from({ length: 100 }, () => links.add(row)))
    }
    const { link } = await ask()
    await addHundred(new Date().toISOString())
    expect((await ask()).link.state).toBe('open')
    // those that wait are never behind those that do not
    const { body } = await call('listHandInLinks', { caller: user_id })
    expect(body.links).toHaveLength(100)
    expect(body.links).toContainEqual(expect.objectContaining({ link_id: link.link_id }))
    await addHundred(null)
    const more = { kind: 'power-to-sign', product_id: null, note: '', language: 'fr', days: 7 }
    const refused = await call('createHandInLink', { caller: user_id, body: more })
    expect(refused.code).toBe('too_many_requests')
  })

  it('takes another file where the check of the first was lost, and keeps no bytes of that', async () => {
    const { key } = await ask()
    const { body } = await announce(key)
    await library.put(body.put, Buffer.alloc(100, 'x'))
    const [document] = await createDocumentStore(cloud.table('DOCUMENTS_TABLE')).listLines(user_id)
    if (document === undefined) throw new Error('nothing was handed in')
    const { document_id } = document
    const scanningSince = (minutes: number) =>
      createDocumentStore(cloud.table('DOCUMENTS_TABLE')).change(
        { user_id, document_id },
        (row) => ({
          ...row,
          files: row.files.map((file) => ({
            ...file,
            status: 'scanning',
            created_at: new Date(Date.now() - minutes * 60_000).toISOString(),
          })),
        }),
        new Date(),
      )
    const row = await scanningSince(20)
    const stored = `documents/${user_id}/${document_id}/${row?.files[0]?.file_id}`
    expect((await announce(key)).code).toBe('transition_not_allowed')
    expect(await cloud.readDocument(stored)).toHaveLength(100)
    await scanningSince(60)
    expect((await announce(key)).status).toBe(200)
    expect(await cloud.readDocument(stored)).toBeNull()
  })

  it('makes nobody store without end', async () => {
    const { key } = await ask()
    const codes: (string | undefined)[] = []
    for (let n = 0; n < 12; n += 1) codes.push((await announce(key)).code)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(2)
  })
})
