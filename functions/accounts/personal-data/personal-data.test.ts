import { PutObjectCommand } from '@aws-sdk/client-s3'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { queryRows } from '../../platform/dynamodb/read-rows.ts'
import { putRow, updateRow } from '../../platform/dynamodb/write-rows.ts'
import type { HttpHandler } from '../../platform/http/serve.ts'
import { claimMs } from '../../platform/mail/send-once.ts'
import type { PartialBatchResponse } from '../../platform/queue/queue-event.ts'
import { httpEvent } from '../../platform/test/http-event.ts'
import { startTestCloud, type TestCloud } from '../../platform/test/start-test-cloud.ts'
import { createAccountStateStore } from '../account-state-store.ts'
import { keysBelow } from './export-files.ts'
import { personalTables, tableFacts } from './registry.ts'

const claimsSchema = z.object({ sub: userIdSchema, auth_time: z.number() })

describe('personal data', () => {
  let cloud: TestCloud
  let handler: HttpHandler
  let onWork: (event: unknown) => Promise<PartialBatchResponse>
  let onMail: (event: unknown) => Promise<PartialBatchResponse>

  beforeAll(async () => {
    vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT')
    cloud = await startTestCloud()
    Object.assign(process.env, cloud.environment)
    handler = (await import('../http.ts')).handler
    onWork = (await import('../on-personal-work.ts')).handler
    onMail = (await import('../on-mail-work.ts')).handler
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await cloud.stop()
  })

  async function session(email: string) {
    await cloud.ensureUser(email)
    const token = await cloud.signIn(email)
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    return { token, email, ...claimsSchema.parse(JSON.parse(payload)) }
  }
  type Session = Awaited<ReturnType<typeof session>>

  async function call(
    { sub, auth_time, token }: Session,
    route: string,
    body?: unknown,
    params = {},
  ) {
    const caller = { user_id: sub, auth_time }
    const headers = { authorization: `Bearer ${token}` }
    const answer = await handler(httpEvent(route, { caller, headers, params, body }))
    return { status: answer.statusCode, ...JSON.parse(answer.body ?? '{}') }
  }

  async function processWaiting(times = 1, receiveCount = '1') {
    const Records = (await cloud.personalWork()).map((body) => recordOf(body, receiveCount))
    let last: PartialBatchResponse = { batchItemFailures: [] }
    for (let n = 0; n < times; n += 1) last = await onWork({ Records })
    return last
  }

  const recordOf = (body: unknown, receiveCount: unknown = '1') => ({
    messageId: JSON.stringify(body),
    body: JSON.stringify(body),
    attributes: { ApproximateReceiveCount: typeof receiveCount === 'string' ? receiveCount : '1' },
  })

  /** Sends what is queued; answers the subjects of all mails to the address. */
  async function mailsTo(address: string): Promise<string[]> {
    await onMail({ Records: (await cloud.mailWork()).map((body) => recordOf(body)) })
    const inbox = await fetch(`${cloud.inbox}?to=${encodeURIComponent(address)}`)
    const mails = (await inbox.json()) as { subject: string }[]
    return mails.map(({ subject }) => subject)
  }

  /** A row in every table, and a file. */
  async function fill(user_id: UserId) {
    for (const { setting, sort_key } of tableFacts) {
      if (setting === 'EXPORTS_TABLE' || setting === 'ACCOUNT_STATES_TABLE') continue
      const key = sort_key === 'tender_id' ? 7 : `${setting}-1`
      await putRow(cloud.table(setting as (typeof personalTables)[number]['setting']), {
        user_id,
        ...(sort_key === null ? {} : { [sort_key]: key }),
        note: `=row of ${setting}`,
        // what would open the account
        ...(setting === 'TOTP_SECRETS_TABLE' ? { secret: 'JBSWY3DPEHPK3PXP' } : {}),
        ...(setting === 'RECOVERY_CODES_TABLE' ? { salt: 'salt-of-codes' } : {}),
        ...(setting === 'UPLOADS_TABLE'
          ? { upload_id: 'upl_00000001', file_name: '../prices/2026.csv' }
          : {}),
        ...(setting === 'DOCUMENTS_TABLE' ? { files: documentFiles } : {}),
        ...(setting === 'USER_APPLICATIONS_TABLE' ? { status: 'SUBMITTED', desk: deskWork } : {}),
        ...(setting === 'FACTORS_TABLE' ? unverifiedFactor : {}),
        ...(setting === 'PRIVATE_SALE_CONTACTS_TABLE' ? { events: offerEvents } : {}),
      })
    }
    await putRow(cloud.table('USER_APPLICATIONS_TABLE'), {
      ...{ user_id, tender_id: 8, status: 'DRAFT' },
      order_entries: [{ lot: 'L-EXPORTED', by: { side: 'desk', email: 'somebody@desk.example' } }],
    })
    await cloud.s3.send(
      new PutObjectCommand({
        Bucket: cloud.bucket,
        Key: `portfolios/${user_id}/upl_00000001`,
        Body: 'name;price',
      }),
    )
    for (const { file_id } of documentFiles) {
      const Bucket = cloud.environment.DOCUMENTS_BUCKET
      const Key = `documents/${user_id}/DOCUMENTS_TABLE-1/${file_id}`
      await cloud.s3.send(new PutObjectCommand({ Bucket, Key, Body: `bytes of ${file_id}` }))
    }
    for (const { file } of deskWork.records) {
      const Bucket = cloud.environment.DOCUMENTS_BUCKET
      const Key = `confirmations/${user_id}/7/${file.file_id}`
      await cloud.s3.send(new PutObjectCommand({ Bucket, Key, Body: `bytes of ${file.file_id}` }))
    }
    for (const Key of sealedKeysOf(user_id))
      await cloud.s3.send(
        new PutObjectCommand({
          Bucket: cloud.environment.SEALED_BUCKET,
          Key,
          Body: 'a sealed file',
          ChecksumAlgorithm: 'CRC32',
        }),
      )
  }
  const sealedKeysOf = (user_id: string) =>
    ['json', 'pdf', 'zip'].map((ending) => `sealed/${user_id}/7/NG-2026-0000-0000-0001.${ending}`)
  const documentFiles = [
    { file_id: 'fil_00000001', file_name: 'organic.pdf', status: 'clean' },
    { file_id: 'fil_00000002', file_name: 'unchecked.pdf', status: 'scanning' },
  ]
  // the first record was corrected: its file may be of somebody else
  const deskWork = {
    records: [
      { file: { file_id: 'fil_00000003', file_name: 'of-another.pdf', status: 'clean' } },
      { file: { file_id: 'fil_00000004', file_name: 'confirmation.pdf', status: 'clean' } },
    ],
  }
  const offerEvents = [
    { step: 'offered', by: { side: 'producer' } },
    { step: 'shown', by: { side: 'desk', user_id: 'anna', email: 'somebody@desk.example' } },
    { step: 'declined', by: { side: 'buyer' }, words: 'REASON-EXPORTED' },
  ]
  const unverifiedFactor = {
    factor_id: 'fac_00000001',
    factor_type: 'totp',
    status: 'unverified',
    friendly_name: 'App',
    issuer: 'Nordgate',
    phone: null,
    created_at: '2026-01-01T00:00:00Z',
    enabled_at: null,
  }

  async function rowsLeft(user_id: UserId) {
    const left: string[] = []
    for (const { setting, name } of personalTables) {
      const where = { text: 'user_id = :user', values: { ':user': user_id } }
      for await (const row of queryRows(cloud.table(setting), { where })) {
        left.push('tender_id' in row && 'status' in row ? `${name} ${row.status}` : name)
      }
    }
    return left
  }

  it('is exported as JSON, CSV and files, without what would open the account', async () => {
    const user = await session('export@example.com')
    await fill(user.sub)
    const { export: asked } = await call(user, 'POST /api/exports', { locale: 'it' })
    expect(asked).toMatchObject({ status: 'being_made', size_bytes: null })
    // asked again while under way: the same
    expect(await call(user, 'POST /api/exports', { locale: 'it' })).toMatchObject({
      export: { export_id: asked.export_id },
    })
    const params = { export_id: asked.export_id }
    const file = 'GET /api/exports/{export_id}/file'
    expect(await call(user, file, undefined, params)).toMatchObject({
      status: 409,
      error: { code: 'export_not_ready' },
    })
    // delivered twice, made once
    expect(await processWaiting(2)).toEqual({ batchItemFailures: [] })
    const { exports } = await call(user, 'GET /api/exports')
    expect(exports).toMatchObject([{ status: 'ready', export_id: asked.export_id }])
    expect(Date.parse(exports[0].expires_at) - Date.parse(exports[0].ready_at)).toBe(86_400_000)
    expect(await mailsTo('export@example.com')).toEqual(['I Suoi dati sono pronti'])

    const { url } = await call(user, file, undefined, params)
    const download = await fetch(url)
    expect(download.headers.get('content-disposition')).toContain('attachment')
    const zip = unzipSync(new Uint8Array(await download.arrayBuffer()))
    const names = Object.keys(zip)
    expect(names).toContain('files/__prices_2026.csv')
    expect(names).toContain('files/organic.pdf')
    expect(names).toContain('files/confirmation.pdf')
    expect(names.filter((name) => /of-another|fil_00000003/.test(name))).toEqual([])
    // of what was submitted the receipts alone
    expect(names.filter((name) => name.startsWith('files/NG-'))).toEqual([
      'files/NG-2026-0000-0000-0001.json',
      'files/NG-2026-0000-0000-0001.pdf',
    ])
    expect(strFromU8(zip['README.txt'] ?? new Uint8Array())).toContain(
      'I Suoi dati presso Nordgate',
    )
    for (const { name } of personalTables) {
      expect(names).toContain(`data/${name}.json`)
      expect(names).toContain(`data/${name}.csv`)
    }
    const text = Object.values(zip)
      .map((bytes) => strFromU8(bytes))
      .join('\n')
    expect(text).toContain('export@example.com')
    expect(text).toContain('row of PRODUCTS_TABLE')
    // what has not passed the check is handed to nobody
    expect(text).toContain('L-EXPORTED')
    expect(text).toContain('REASON-EXPORTED')
    for (const secret of [
      'somebody@desk.example',
      'bytes of fil_00000002',
      'JBSWY3DPEHPK3PXP',
      'salt-of-codes',
      'MAILED_LINKS_TABLE-1',
    ]) {
      expect(text).not.toContain(secret)
    }
    // no formula for a spreadsheet
    expect(strFromU8(zip['data/products.csv'] ?? new Uint8Array())).toContain("'=row of")
  })

  it('belongs to its user: another one finds no export', async () => {
    const [owner, other] = [await session('owner@example.com'), await session('other@example.com')]
    const { export: asked } = await call(owner, 'POST /api/exports', { locale: 'en' })
    await processWaiting()
    const params = { export_id: asked.export_id }
    expect(await call(other, 'GET /api/exports/{export_id}/file', undefined, params)).toMatchObject(
      { status: 404 },
    )
  })

  it('tells of an export that cannot be made', async () => {
    const user = await session('failing@example.com')
    await call(user, 'POST /api/exports', { locale: 'en' })
    // a user that is gone meanwhile
    const work = await cloud.personalWork()
    const gone = work.map((one) => ({ ...(one as object), user_id: user.sub, email: 'not-mail' }))
    const Records = gone.map((body) => ({
      messageId: 'm',
      body: JSON.stringify({ ...body, kind: 'export' }),
      attributes: { ApproximateReceiveCount: '3' },
    }))
    const { S3Client } = await import('@aws-sdk/client-s3')
    const send = vi.spyOn(S3Client.prototype, 'send').mockRejectedValue(new Error('no storage'))
    expect((await onWork({ Records })).batchItemFailures).toHaveLength(1)
    send.mockRestore()
    const { exports } = await call(user, 'GET /api/exports')
    expect(exports).toMatchObject([{ status: 'failed' }])
  })

  it('is exported anew when the first try was lost without a word', async () => {
    const user = await session('unlucky@example.com')
    const { export: asked } = await call(user, 'POST /api/exports', { locale: 'en' })
    expect((await call(user, 'POST /api/exports', { locale: 'en' })).export).toEqual(asked)
    const requested_at = new Date(Date.now() - 3 * 3_600_000).toISOString()
    await putRow(cloud.table('EXPORTS_TABLE'), { ...asked, user_id: user.sub, requested_at })
    expect((await call(user, 'GET /api/exports')).exports).toMatchObject([{ status: 'failed' }])
    const { export: again } = await call(user, 'POST /api/exports', { locale: 'en' })
    expect(again).toMatchObject({ status: 'being_made' })
    expect(again.export_id).not.toBe(asked.export_id)
    await processWaiting()
  })

  /** As after the grace period; what is due is looked for every day. */
  async function afterGrace(user_id: UserId) {
    await updateRow(
      cloud.table('ACCOUNT_STATES_TABLE'),
      { user_id },
      { text: 'SET erase_after = :past', values: { ':past': new Date(0).toISOString() } },
    )
    await onWork({ Records: [recordOf({ kind: 'due_erasures' })] })
  }

  it('may be kept after all: a deletion can be taken back for fourteen days', async () => {
    const email = 'staying@example.com'
    const user = await session(email)
    await putRow(cloud.table('PRODUCTS_TABLE'), { user_id: user.sub, product_id: 'prd_00000001' })
    const asked = await call(user, 'POST /api/account-deletion', { email, locale: 'fr' })
    expect(Date.parse(asked.erase_after) - Date.parse(asked.requested_at)).toBe(14 * 86_400_000)
    // its time has not come
    await onWork({ Records: [recordOf({ kind: 'due_erasures' })] })
    expect(await cloud.personalWork()).toEqual([])
    // nor does work that says otherwise do anything
    await onWork({ Records: [recordOf({ kind: 'erasure', user_id: user.sub })] })
    expect(await rowsLeft(user.sub)).toContain('products')
    // a later sign-in is worth something
    const later = { ...user, auth_time: user.auth_time + 60 }
    expect((await call(later, 'GET /api/account-deletion')).deletion).toEqual({
      requested_at: asked.requested_at,
      erase_after: asked.erase_after,
    })
    expect(await call(later, 'DELETE /api/account-deletion')).toEqual({ status: 200 })
    expect((await call(later, 'GET /api/account-deletion')).deletion).toBeNull()
    expect(await call(later, 'DELETE /api/account-deletion')).toMatchObject({ status: 404 })
    await onWork({ Records: [recordOf({ kind: 'erasure', user_id: user.sub })] })
    expect(await rowsLeft(user.sub)).toContain('products')
    const { events } = await call(later, 'GET /api/security-events')
    expect(events.map(({ kind }: { kind: string }) => kind).slice(0, 2)).toEqual([
      'deletion_cancelled',
      'deletion_requested',
    ])
  })

  it('is erased on request but for what the law makes us keep', async () => {
    const user = await session('leaving@example.com')
    await fill(user.sub)
    await call(user, 'POST /api/exports', { locale: 'en' })
    await processWaiting()
    const told = await call(user, 'GET /api/account-deletion')
    expect(told.kept).toEqual([
      { name: 'user_applications', reason: 'submitted_offer' },
      { name: 'receipts', reason: 'submitted_offer' },
      { name: 'access_plans', reason: 'bookkeeping' },
      { name: 'payments', reason: 'bookkeeping' },
      { name: 'account_states', reason: 'proof_of_deletion' },
    ])
    const remove = (email: string) =>
      call(user, 'POST /api/account-deletion', { email, locale: 'en' })
    expect(await remove('another@example.com')).toMatchObject({ error: { code: 'wrong_email' } })
    expect(await remove('Leaving@Example.com')).toMatchObject({ status: 200 })
    // no session is worth anything from here on
    expect(await call(user, 'POST /api/exports', { locale: 'en' })).toMatchObject({ status: 401 })
    await afterGrace(user.sub)
    // from here on nobody can take it back
    expect(
      await cloud.personalWork().then((work) => onWork({ Records: work.map(recordOf) })),
    ).toEqual({ batchItemFailures: [] })
    const later = { ...user, auth_time: user.auth_time + 60 }
    expect(await call(later, 'DELETE /api/account-deletion')).toMatchObject({ status: 404 })
    // who signed in during the grace period writes nothing any more into an account that is gone
    const states = createAccountStateStore(cloud.table('ACCOUNT_STATES_TABLE'))
    const { signed_out_at, erasing_since } = await states.find(user.sub)
    expect(erasing_since).not.toBeNull()
    expect(signed_out_at).toBe(erasing_since)
    // delivered again: it finds nothing left
    await onWork({ Records: [recordOf({ kind: 'erasure', user_id: user.sub })] })
    expect((await rowsLeft(user.sub)).sort()).toEqual([
      'access_plans',
      'account_states',
      'payments',
      'receipts',
      'user_applications SUBMITTED',
    ])
    const { SEALED_BUCKET } = cloud.environment
    const sealed: string[] = []
    for await (const key of keysBelow(cloud.s3, SEALED_BUCKET, `sealed/${user.sub}/`))
      sealed.push(key)
    expect(sealed).toEqual(sealedKeysOf(user.sub))
    for (const [bucket, prefix] of [
      [cloud.bucket, 'portfolios'],
      [cloud.bucket, 'imports'],
      [cloud.environment.DOCUMENTS_BUCKET, 'documents'],
      [cloud.environment.DOCUMENTS_BUCKET, 'confirmations'],
      [cloud.environment.EXPORTS_BUCKET, 'exports'],
    ] as const) {
      const keys: string[] = []
      for await (const key of keysBelow(cloud.s3, bucket, `${prefix}/${user.sub}/`)) keys.push(key)
      expect(keys).toEqual([])
    }
    await expect(cloud.signIn('leaving@example.com')).rejects.toThrow('Incorrect username')
    const goodbye = async () =>
      (await mailsTo('leaving@example.com')).filter(
        (mail) => mail === 'Your account has been deleted',
      )
    expect(await goodbye()).toHaveLength(1)
    expect(await goodbye()).toHaveLength(1)
    // the proof of the deletion names nobody
    expect((await states.find(user.sub)).deletion_address).toBeNull()
  })

  it('is erased only once what was submitted is sealed: its package is made of it', async () => {
    const email = 'unsealed@example.com'
    const user = await session(email)
    await fill(user.sub)
    const application = { user_id: user.sub, tender_id: 7 }
    const applications = cloud.table('USER_APPLICATIONS_TABLE')
    await putRow(applications, { ...application, status: 'SUBMITTED', seal_due: 'submitted' })
    await call(user, 'POST /api/account-deletion', { email, locale: 'en' })
    await afterGrace(user.sub)
    await processWaiting()
    expect(await rowsLeft(user.sub)).toContain('documents')
    const file = `documents/${user.sub}/DOCUMENTS_TABLE-1/${documentFiles[0]?.file_id}`
    expect((await cloud.readDocument(file))?.length).toBeGreaterThan(0)
    // nobody goes on meanwhile
    expect(await call(user, 'POST /api/exports', { locale: 'en' })).toMatchObject({ status: 401 })
    await updateRow(applications, application, { text: 'REMOVE seal_due' })
    // the next day
    await onWork({ Records: [recordOf({ kind: 'due_erasures' })] })
    await processWaiting()
    expect(await rowsLeft(user.sub)).not.toContain('documents')
    await expect(cloud.signIn(email)).rejects.toThrow('Incorrect username')
    expect(await mailsTo(email)).toContain('Your account has been deleted')
  })

  it('ends the links by which documents come before the documents', () => {
    const names = personalTables.map(({ name }) => name)
    expect(names.indexOf('hand_in_links')).toBeLessThan(names.indexOf('documents'))
  })

  /** Mails cannot be queued, as long as the work takes. */
  async function withoutQueue(work: () => Promise<unknown>): Promise<void> {
    const { SQSClient } = await import('@aws-sdk/client-sqs')
    const send = vi.spyOn(SQSClient.prototype, 'send').mockRejectedValue(new Error('no queue'))
    await work()
    send.mockRestore()
  }

  it('is told of although the mail could not be asked for, or sent, at once', async () => {
    const email = 'later@example.com'
    const user = await session(email)
    await call(user, 'POST /api/exports', { locale: 'en' })
    const [work] = await cloud.personalWork()
    const deliver = () => onWork({ Records: [recordOf(work)] })
    await withoutQueue(async () => expect((await deliver()).batchItemFailures).toHaveLength(1))
    expect(await deliver()).toEqual({ batchItemFailures: [] })
    // the mail worker's own first try fails
    const mail = (await cloud.mailWork()).map((body) => recordOf(body))
    const { SESv2Client } = await import('@aws-sdk/client-sesv2')
    const ses = vi.spyOn(SESv2Client.prototype, 'send').mockRejectedValue(new Error('no mail'))
    expect((await onMail({ Records: mail })).batchItemFailures).toHaveLength(1)
    ses.mockRestore()
    // another worker may still be at it
    expect((await onMail({ Records: mail })).batchItemFailures).toHaveLength(1)
    expect(await mailsTo(email)).toEqual([])
    vi.setSystemTime(Date.now() + claimMs + 1)
    expect(await onMail({ Records: mail })).toEqual({ batchItemFailures: [] })
    vi.useRealTimers()
    expect(await mailsTo(email)).toEqual(['Your data is ready'])
  })

  it('is erased with a goodbye although that could not be asked for at once', async () => {
    const email = 'unheard@example.com'
    const user = await session(email)
    await call(user, 'POST /api/account-deletion', { email, locale: 'fr' })
    await cloud.mailWork()
    await afterGrace(user.sub)
    const [work] = await cloud.personalWork()
    const deliver = () => onWork({ Records: [recordOf(work)] })
    await withoutQueue(async () => expect((await deliver()).batchItemFailures).toHaveLength(1))
    await expect(cloud.signIn(email)).rejects.toThrow('Incorrect username')
    expect(await deliver()).toEqual({ batchItemFailures: [] })
    expect(await mailsTo(email)).toEqual(['Votre compte est supprimé'])
  })
})
