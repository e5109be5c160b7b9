import { PutObjectCommand } from '@aws-sdk/client-s3'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { queryRows } from '../../platform/dynamodb/read-rows.ts'
import { putRow } from '../../platform/dynamodb/write-rows.ts'
import type { HttpHandler } from '../../platform/http/serve.ts'
import type { PartialBatchResponse } from '../../platform/queue/queue-event.ts'
import { httpEvent } from '../../platform/test/http-event.ts'
import { startTestCloud, type TestCloud } from '../../platform/test/start-test-cloud.ts'
import { keysBelow } from './export-files.ts'
import { personalTables, tableFacts } from './registry.ts'

const claimsSchema = z.object({ sub: userIdSchema, auth_time: z.number() })

describe('personal data', () => {
  let cloud: TestCloud
  let handler: HttpHandler
  let onWork: (event: unknown) => Promise<PartialBatchResponse>

  beforeAll(async () => {
    vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT')
    cloud = await startTestCloud()
    Object.assign(process.env, cloud.environment)
    handler = (await import('../http.ts')).handler
    onWork = (await import('../on-personal-work.ts')).handler
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

  async function workOff(times = 1, receiveCount = '1') {
    const Records = (await cloud.personalWork()).map((body, index) => ({
      messageId: String(index),
      body: JSON.stringify(body),
      attributes: { ApproximateReceiveCount: receiveCount },
    }))
    let last: PartialBatchResponse = { batchItemFailures: [] }
    for (let n = 0; n < times; n += 1) last = await onWork({ Records })
    return last
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
        ...(setting === 'APPLICATIONS_TABLE' ? { status: 'SUBMITTED' } : {}),
        ...(setting === 'FACTORS_TABLE' ? unverifiedFactor : {}),
      })
    }
    await putRow(cloud.table('APPLICATIONS_TABLE'), { user_id, tender_id: 8, status: 'DRAFT' })
    await cloud.s3.send(
      new PutObjectCommand({
        Bucket: cloud.bucket,
        Key: `portfolios/${user_id}/upl_00000001`,
        Body: 'name;price',
      }),
    )
  }
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
        left.push('tender_id' in row ? `${name} ${row.status}` : name)
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
    expect(await workOff(2)).toEqual({ batchItemFailures: [] })
    const { exports } = await call(user, 'GET /api/exports')
    expect(exports).toMatchObject([{ status: 'ready', export_id: asked.export_id }])
    expect(Date.parse(exports[0].expires_at) - Date.parse(exports[0].ready_at)).toBe(86_400_000)
    const mails = await (await fetch(`${cloud.inbox}?to=export@example.com`)).json()
    expect(mails).toHaveLength(1)
    expect(mails[0].subject).toBe('I Suoi dati sono pronti')

    const { url } = await call(user, file, undefined, params)
    const download = await fetch(url)
    expect(download.headers.get('content-disposition')).toContain('attachment')
    const zip = unzipSync(new Uint8Array(await download.arrayBuffer()))
    const names = Object.keys(zip)
    expect(names).toContain('files/__prices_2026.csv')
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
    for (const secret of ['JBSWY3DPEHPK3PXP', 'salt-of-codes', 'MAILED_LINKS_TABLE-1']) {
      expect(text).not.toContain(secret)
    }
    // no formula for a spreadsheet
    expect(strFromU8(zip['data/products.csv'] ?? new Uint8Array())).toContain("'=row of")
  })

  it('belongs to its user: another one finds no export', async () => {
    const [owner, other] = [await session('owner@example.com'), await session('other@example.com')]
    const { export: asked } = await call(owner, 'POST /api/exports', { locale: 'en' })
    await workOff()
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

  it('is erased on request but for what the law makes us keep', async () => {
    const user = await session('leaving@example.com')
    await fill(user.sub)
    await call(user, 'POST /api/exports', { locale: 'en' })
    await workOff()
    const told = await call(user, 'GET /api/account-deletion')
    expect(told.kept).toEqual([
      { name: 'user_applications', reason: 'submitted_offer' },
      { name: 'access_plans', reason: 'bookkeeping' },
      { name: 'account_states', reason: 'proof_of_deletion' },
    ])
    const remove = (email: string) =>
      call(user, 'POST /api/account-deletion', { email, locale: 'en' })
    expect(await remove('another@example.com')).toMatchObject({ error: { code: 'wrong_email' } })
    expect(await remove('Leaving@Example.com')).toMatchObject({ status: 200 })
    // no session is worth anything from here on
    expect(await call(user, 'POST /api/exports', { locale: 'en' })).toMatchObject({ status: 401 })
    // delivered twice: the second finds nothing left
    expect(await workOff(2)).toEqual({ batchItemFailures: [] })
    expect((await rowsLeft(user.sub)).sort()).toEqual([
      'access_plans',
      'account_states',
      'user_applications SUBMITTED',
    ])
    for (const [bucket, prefix] of [
      [cloud.bucket, 'portfolios'],
      [cloud.environment.EXPORTS_BUCKET, 'exports'],
    ] as const) {
      const keys: string[] = []
      for await (const key of keysBelow(cloud.s3, bucket, `${prefix}/${user.sub}/`)) keys.push(key)
      expect(keys).toEqual([])
    }
    await expect(cloud.signIn('leaving@example.com')).rejects.toThrow('Incorrect username')
    const mails = await (await fetch(`${cloud.inbox}?to=leaving@example.com`)).json()
    expect(
      mails.filter(({ subject }: { subject: string }) => subject === 'Your account is deleted'),
    ).toHaveLength(1)
  })
})
