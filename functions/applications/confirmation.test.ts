import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { UserId } from '#domain/shared/ids.ts'
import { scanBytes, scanEvent } from '../../infra/local/emulators/guardduty/scan-object.ts'
import { confirmationKey } from '../documents/confirmation-key.ts'
import { eicar, pdfOf } from '../documents/test/made-files.ts'
import { tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import {
  addConfirmation,
  findConfirmation,
  getConfirmation,
  openConfirmations,
} from './confirmation.ts'
import { checkOffer, recordReference, takeOverApplication } from './desk-steps.ts'
import { getApplication } from './get-application.ts'
import { openApplications } from './test/open-applications.ts'
import { openDesk } from './test/open-desk.ts'

const tender = tenderRow(1, { offer_deadline: '2099-01-29', reference: 'TND-7' })
const { tender_id } = tender
const anna = userId('operator-anna')

describe('the confirmation of a monopoly', () => {
  let cloud: TestCloud
  let opened: ReturnType<typeof openApplications>
  let desk: ReturnType<typeof openDesk> & ReturnType<typeof openConfirmations>
  let onDocumentWork: typeof import('../documents/on-document-work.ts').handler
  let onApplicationWork: typeof import('./on-application-work.ts').handler
  let users = 0
  let user_id: UserId

  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    cloud = await startTestCloud()
    Object.assign(process.env, cloud.environment)
    opened = openApplications(cloud)
    opened.clock.now = new Date()
    const { DOCUMENTS_BUCKET } = cloud.environment
    desk = { ...openDesk(cloud, opened), ...openConfirmations(DOCUMENTS_BUCKET) }
    onDocumentWork = (await import('../documents/on-document-work.ts')).handler
    onApplicationWork = (await import('./on-application-work.ts')).handler
    await opened.deps.tenders.save(tender, 0)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    await cloud.stop()
  })
  beforeEach(async () => {
    users += 1
    user_id = userId(`producer-${users}`)
    await opened.addProduct(user_id)
    await opened.draft(user_id, tender_id)
    expect(await opened.submit(user_id, tender_id)).toMatchObject({ ok: true })
    await checkOffer(desk, seen(2))
  })

  const seen = (version: number) => ({ user_id, tender_id, version, by: anna })
  const record = (version: number, reference = 'R-42') =>
    recordReference(desk, { ...seen(version), reference, given_at: '2026-01-05T12:30' })
  const add = (version: number, file_name: string, size_bytes: number) =>
    addConfirmation(desk, { ...seen(version), file_name, size_bytes })

  const work = (handler: typeof onDocumentWork, body: unknown, received: number) =>
    handler({
      Records: [
        {
          messageId: 'one',
          body: JSON.stringify(body),
          attributes: { ApproximateReceiveCount: String(received) },
        },
      ],
    })

  /** What GuardDuty says of a file goes through both workers. */
  async function scan(file_id: string, received = 1): Promise<void> {
    const key = confirmationKey({ user_id, tender_id, file_id: file_id as never })
    const status = scanBytes((await cloud.readDocument(key)) ?? Buffer.alloc(0))
    const object = {
      bucket: cloud.environment.DOCUMENTS_BUCKET,
      key,
      etag: '',
      planArn: 'arn:plan',
    }
    await cloud.applicationWork()
    expect(await work(onDocumentWork, scanEvent(object, status), 1)).toEqual({
      batchItemFailures: [],
    })
    const asked = await cloud.applicationWork()
    expect(asked).toMatchObject([{ kind: 'confirmation_scanned', tender_id, file_id }])
    for (const one of asked)
      expect(await work(onApplicationWork, one, received)).toEqual({ batchItemFailures: [] })
  }

  /** Announces, puts and scans a file; answers its id. */
  async function bring(version: number, name: string, bytes: Buffer): Promise<string> {
    const added = await add(version, name, bytes.length)
    if (!added.ok) throw new Error(added.code)
    const { put } = added.value
    const body = new Uint8Array(bytes)
    const answer = await fetch(put.url, { method: 'PUT', headers: put.headers, body })
    expect(answer.status).toBe(200)
    const file_id = (await records()).at(-1)?.file?.file_id ?? ''
    await scan(file_id)
    return file_id
  }

  const row = async () => {
    const found = await opened.deps.applications.find(user_id, tender_id)
    if (found === null) throw new Error('it is gone')
    return found
  }
  const records = async () => (await row()).desk?.records ?? []
  const wanted = (file_id: string, of = user_id) => ({
    user_id: of,
    tender_id,
    file_id: file_id as never,
  })

  it('belongs to a record: without one there is nothing to confirm', async () => {
    expect(await add(3, 'receipt.pdf', 3)).toMatchObject({ code: 'transition_not_allowed' })
    await record(3)
    expect(await add(3, 'receipt.pdf', 3)).toMatchObject({ code: 'version_conflict' })
    expect(await add(4, 'receipt.txt', 3)).toMatchObject({ code: 'not_a_document_type' })
    expect(await add(4, 'receipt.pdf', 0)).toMatchObject({ code: 'empty_file' })
    expect(await add(4, 'receipt.pdf', 10 * 1024 * 1024 + 1)).toMatchObject({
      code: 'file_too_large',
    })
  })

  it('takes exactly the bytes that were announced', async () => {
    await record(3)
    const added = await add(4, 'receipt.pdf', 3)
    if (!added.ok) throw new Error(added.code)
    const { url, headers } = added.value.put
    expect((await fetch(url, { method: 'PUT', headers, body: 'four' })).status).toBe(403)
    const asPlain = { ...headers, 'content-type': 'text/plain' }
    expect((await fetch(url, { method: 'PUT', headers: asPlain, body: 'pdf' })).status).toBe(403)
  })

  it('is kept with its hash, and given to the desk and to its producer alone', async () => {
    await record(3)
    const bytes = await pdfOf('Received')
    const file_id = await bring(4, 'Receipt 7.pdf', bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const file = {
      file_name: 'Receipt 7.pdf',
      content_type: 'application/pdf',
      size_bytes: bytes.length,
      status: 'clean',
      sha256,
    }
    expect(await records()).toMatchObject([{ reference: 'R-42', file }])
    const shown = await getApplication(opened.deps, opened.caller(user_id), { tender_id })
    expect(shown).toMatchObject({ ok: true, value: { confirmation: file } })
    for (const get of [findConfirmation, getConfirmation]) {
      const got = await get(desk, wanted(file_id))
      if (!got.ok) throw new Error(got.code)
      const answer = await fetch(got.value.url)
      expect(answer.headers.get('content-disposition')).toContain("UTF-8''Receipt%207.pdf")
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    }
    // somebody else who applied for the same tender asks with the id of the file
    const stranger = userId(`stranger-${users}`)
    await opened.addProduct(stranger)
    await opened.draft(stranger, tender_id)
    await opened.submit(stranger, tender_id)
    for (const of of [stranger, userId('nobody')])
      expect(await getConfirmation(desk, wanted(file_id, of))).toMatchObject({ code: 'not_found' })
    const theirs = await getApplication(opened.deps, opened.caller(stranger), { tender_id })
    expect(theirs).toMatchObject({ ok: true, value: { confirmation: null } })
    // it stays: what corrects it comes with a record of its own
    const { version } = await row()
    expect(await add(version, 'other.pdf', 3)).toMatchObject({ code: 'transition_not_allowed' })
    await record(version, 'R-43')
    expect(await getConfirmation(desk, wanted(file_id))).toMatchObject({ code: 'not_found' })
    expect(await findConfirmation(desk, wanted(file_id))).toMatchObject({ ok: true })
  })

  it.each([
    ['malware', 'receipt.pdf', async () => Buffer.from(eicar)],
    ['not_its_type', 'receipt.png', () => pdfOf('Received')],
    ['broken', 'receipt.pdf', async () => (await pdfOf('Received')).subarray(0, 200)],
    ['encrypted', 'receipt.pdf', () => pdfOf('Received', 'secret')],
  ] as const)(
    'is refused as %s, removed, opened for nobody, and may be put again',
    async (reason, name, make) => {
      await record(3)
      const file_id = await bring(4, name, await make())
      expect(await records()).toMatchObject([{ file: { status: 'refused', reason, sha256: null } }])
      const key = confirmationKey(wanted(file_id))
      expect(await cloud.readDocument(key)).toBeNull()
      expect(await findConfirmation(desk, wanted(file_id))).toMatchObject({
        code: 'file_not_clean',
      })
      expect(await getConfirmation(desk, wanted(file_id))).toMatchObject({ code: 'not_found' })
      await bring((await row()).version, 'receipt.pdf', await pdfOf('Received'))
      expect(await records()).toMatchObject([{ file: { status: 'clean' } }])
    },
  )

  it('is settled beside what the desk does meanwhile, once, however often it is told', async () => {
    await record(3)
    const bytes = await pdfOf('Received')
    const added = await add(4, 'receipt.pdf', bytes.length)
    if (!added.ok) throw new Error(added.code)
    const { put, version } = added.value
    await fetch(put.url, { method: 'PUT', headers: put.headers, body: new Uint8Array(bytes) })
    await takeOverApplication(desk, { ...seen(version), responsible: true })
    const file_id = (await records()).at(-1)?.file?.file_id ?? ''
    await scan(file_id)
    await scan(file_id)
    expect(await row()).toMatchObject({
      version: version + 2,
      desk: { responsible: { user_id: anna }, records: [{ file: { status: 'clean' } }] },
    })
  })

  it('goes with the one that takes its place, also when it comes after it', async () => {
    await record(3)
    const bytes = await pdfOf('First')
    const first = await add(4, 'first.pdf', bytes.length)
    const file_id = (await records()).at(-1)?.file?.file_id ?? ''
    expect(await add(5, 'second.pdf', 3)).toMatchObject({ ok: true })
    if (!first.ok) throw new Error(first.code)
    const { url, headers } = first.value.put
    await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })
    await scan(file_id)
    expect(await cloud.readDocument(confirmationKey(wanted(file_id)))).toBeNull()
    expect(await records()).toMatchObject([
      { file: { file_name: 'second.pdf', status: 'waiting' } },
    ])
  })

  it('is not looked into again where looking has failed before', async () => {
    await record(3)
    const bytes = await pdfOf('Received')
    const added = await add(4, 'receipt.pdf', bytes.length)
    if (!added.ok) throw new Error(added.code)
    const { url, headers } = added.value.put
    await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })
    await scan((await records()).at(-1)?.file?.file_id ?? '', 3)
    expect(await records()).toMatchObject([{ file: { status: 'refused', reason: 'not_scanned' } }])
  })
})
