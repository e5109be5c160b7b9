import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { Stripe } from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Capability } from '#contracts/route.ts'
import { factorIdSchema, uploadIdSchema } from '#domain/shared/ids.ts'
import { createAuditLog } from '../../accounts/audit-log.ts'
import { createFactorStore } from '../../accounts/factors/factor-store.ts'
import { createApplicationStore } from '../../applications/application-store.ts'
import { createMatchStore } from '../../matching/match-store.ts'
import { fileKey } from '../../portfolio/portfolio-files.ts'
import { createUploadStore, type UploadRow } from '../../portfolio/upload-store.ts'
import { createTenderStore } from '../../tenders/tender-store.ts'
import type { HttpHandler } from '../http/serve.ts'
import type { PartialBatchResponse } from '../queue/queue-event.ts'
import { tenderRow, userId } from './builders.ts'
import { grantPlan } from './grant-plan.ts'
import { loadHttpHandlers } from './handlers.ts'
import { throughTestSite } from './http-event.ts'
import { startTestCloud, type TestCloud } from './start-test-cloud.ts'
import { runTrigger } from './test-user-pool.ts'

const user_id = userId('2f3c1d5e-7a8b-4c9d-8e0f-1a2b3c4d5e6f')
const upload_id = uploadIdSchema.parse('upl_5d0c2b1a-9e8f-4d7c-8b6a-5f4e3d2c1b0a')
const priceList = 'Product;Type;Country;Volume (ml)\nSecret Cuvée;Red wine;France;750\n'

/** Words of the sample events and files that no log line may hold. */
const privateWords = [
  'producer@example.com',
  'Camille Exemple',
  'Domaine Exemple',
  'Example Import',
  'price list 2026',
  'Secret Cuv',
  'sample.access.token',
]

const sample = async (name: string) => {
  const file = join(import.meta.dirname, '../../../events', name)
  const event = JSON.parse(await readFile(file, 'utf8'))
  return name.startsWith('http/') ? throughTestSite(event) : event
}

describe('the Lambda entries', () => {
  let cloud: TestCloud
  let http: Readonly<Record<Capability, HttpHandler>>
  let onFileStored: (event: unknown) => Promise<PartialBatchResponse>
  let onChange: (event: unknown) => Promise<PartialBatchResponse>
  let written = ''

  beforeAll(async () => {
    cloud = await startTestCloud()
    http = await loadHttpHandlers(cloud)
    onFileStored = (await import('../../portfolio/on-file-stored.ts')).handler
    onChange = (await import('../../matching/on-change.ts')).handler
    const tender = tenderRow(1, { offer_deadline: '2099-01-01', product_type: 'Red wine' })
    await createTenderStore(cloud.table('TENDERS_TABLE')).save(tender, 0)
    await grantPlan(cloud, user_id)
    // the sample events were signed in with it
    await createFactorStore(cloud.table('FACTORS_TABLE')).add(user_id, {
      factor_id: factorIdSchema.parse('fac_sample00'),
      factor_type: 'totp',
      status: 'verified',
      friendly_name: 'App',
      issuer: 'Nordgate',
      phone: null,
      created_at: '2026-11-01T00:00:00.000Z',
      enabled_at: '2026-11-01T00:00:00.000Z',
    })
  })
  afterAll(() => cloud.stop())

  beforeEach(() => {
    written = ''
    const keep = (text: string | Uint8Array) => {
      written += String(text)
      return true
    }
    vi.spyOn(process.stdout, 'write').mockImplementation(keep)
    vi.spyOn(process.stderr, 'write').mockImplementation(keep)
  })
  afterEach(() => vi.restoreAllMocks())

  /** The codes logged since the test began; fails on anything private. */
  function loggedCodes(): string[] {
    vi.restoreAllMocks()
    for (const word of privateWords) expect(written).not.toContain(word)
    const lines = written.split('\n').filter((line) => line.startsWith('{'))
    expect(lines.length).toBeGreaterThan(0)
    return lines.map((line) => JSON.parse(line).code)
  }

  it('desk answers events/http/list-desk-log.json', async () => {
    const answer = await http.desk(await sample('http/list-desk-log.json'))
    expect(answer).toMatchObject({ statusCode: 200 })
    expect(JSON.parse(answer.body ?? '')).toEqual({ entries: [], next_cursor: null })
    expect(loggedCodes()).toEqual(['REQUEST_ANSWERED', 'ADMINISTRATION'])
  })

  it('producers answers events/http/list-producers.json, and works on events/queue/producer-work.json', async () => {
    const answer = await http.producers(await sample('http/list-producers.json'))
    expect(answer).toMatchObject({ statusCode: 200 })
    expect(JSON.parse(answer.body ?? '')).toEqual({ producers: [], next_cursor: null })
    const { handler } = await import('../../producers/on-producer-work.ts')
    // nobody of the user pool
    const event = await sample('queue/producer-work.json')
    expect(await handler(event)).toEqual({ batchItemFailures: [] })
    expect(loggedCodes()).toEqual(['REQUEST_ANSWERED', 'ADMINISTRATION', 'PRODUCER_WORK_DONE'])
  })

  it.each([
    ['accounts', 'get-site-config', { region: 'eu-north-1' }],
    ['tenders', 'list-tenders', { tenders: [{ title: 'Red wine' }], next_cursor: null }],
    ['portfolio', 'create-upload', { upload: { status: 'waiting', size_bytes: 48213 } }],
    ['documents', 'create-document', { kind: 'cert-organic-eu', version: 1, files: [] }],
    ['documents', 'sign-document', { kind: 'code-of-conduct', version: 1, languages: ['en'] }],
    ['matching', 'get-match-summary', { computing: false, product_count: 0 }],
    ['applications', 'save-draft', { status: 'DRAFT', version: 1 }],
    ['offers', 'preview-offer', { version: 1 }],
    ['applications', 'keep-answer', { kept_at: expect.any(String) }],
    ['receipts', 'list-receipt-keys', { keys: [] }],
    ['companies', 'save-company-profile', { profile: { country_code: 'FR' } }],
    ['content', 'get-site-content', { about: null, testimonials: [], news: [] }],
    ['enquiries', 'send-contact-message', { reference: 'M-5D0C2B1A' }],
    ['notices', 'list-notices', { notices: [], next_cursor: null }],
    ['billing', 'check-subscription', { subscribed: true, subscription_tier: 'access' }],
  ] as const)('%s answers events/http/%s.json', async (capability, name, body) => {
    const answer = await http[capability](await sample(`http/${name}.json`))
    expect(loggedCodes()).toEqual(['REQUEST_ANSWERED'])
    expect(answer.statusCode).toBe(200)
    expect(JSON.parse(answer.body ?? '')).toMatchObject(body)
  })

  it('tender_intake answers events/http/create-intake.json to an operator with a second factor', async () => {
    const event = await sample('http/create-intake.json')
    const answer = await http.tender_intake(event)
    expect(answer.statusCode).toBe(200)
    expect(JSON.parse(answer.body ?? '')).toMatchObject({
      intake: { status: 'waiting', size_bytes: 48213 },
      put: { headers: { 'if-none-match': '*' } },
    })
    expect(loggedCodes()).toContain('ADMINISTRATION')
    event.requestContext.authorizer.jwt.claims['cognito:groups'] = undefined
    expect((await http.tender_intake(event)).statusCode).toBe(403)
  })

  it('ignores the plan of events/queue/plan-work.json, which nobody brought', async () => {
    const { handler } = await import('../../tenders/intake/on-intake-work.ts')
    expect(await handler(await sample('queue/plan-work.json'))).toEqual({ batchItemFailures: [] })
    expect(loggedCodes()).toEqual(['PLAN_IGNORED', 'PLAN_WORK_DONE'])
  })

  it('answers bad input with the place of the fault, never with its value', async () => {
    const event = await sample('http/save-company-profile.json')
    const profile = { ...JSON.parse(event.body), contact_email: 'producer@example.com@' }
    const answer = await http.companies({ ...event, body: JSON.stringify(profile) })
    expect(loggedCodes()).toEqual(['REQUEST_ANSWERED'])
    expect(answer.statusCode).toBe(400)
    expect(JSON.parse(answer.body ?? '').error).toMatchObject({
      code: 'invalid_input',
      details: { issues: [{ path: 'body.contact_email' }] },
    })
    expect(answer.body).not.toContain('producer@')
  })

  it.each(['{', '', 'null'])('answers the body %j as bad input', async (body) => {
    const event = await sample('http/save-company-profile.json')
    expect(await http.companies({ ...event, body })).toMatchObject({ statusCode: 400 })
  })

  it('takes a body in base64, as API Gateway may send it', async () => {
    const event = await sample('http/save-company-profile.json')
    const body = Buffer.from(event.body).toString('base64')
    const answer = await http.companies({ ...event, body, isBase64Encoded: true })
    expect(answer.statusCode).toBe(200)
  })

  it('answers a defect blandly, with the number to ask for', async () => {
    const broken = { user_id, tender_id: 1, status: 'LOST', version: 1, note: 'Example Import AB' }
    const { client, name } = cloud.table('USER_APPLICATIONS_TABLE')
    const { putRow } = await import('../dynamodb/write-rows.ts')
    const store = createApplicationStore({ client, name })
    const before = await store.find(user_id, tenderRow(1).tender_id)
    await putRow({ client, name }, broken)
    const answer = await http.applications(await sample('http/save-draft.json'))
    expect(loggedCodes()).toEqual(['REQUEST_FAILED', 'REQUEST_ANSWERED'])
    expect(answer.statusCode).toBe(500)
    expect(JSON.parse(answer.body ?? '')).toEqual({
      error: { code: 'internal_error', request_id: 'JKJaXmPLvHcESHA=' },
    })
    if (before !== null) await putRow({ client, name }, before)
  })

  it('does not know a route of another function', async () => {
    expect(await http.billing(await sample('http/list-tenders.json'))).toMatchObject({
      statusCode: 404,
    })
  })

  it.each([
    ['on-custom-message', { emailSubject: 'Il Suo codice Nordgate: {####}' }],
    ['on-define-auth-challenge', { challengeName: 'CUSTOM_CHALLENGE', issueTokens: false }],
    ['on-create-auth-challenge', { challengeMetadata: 'magic_link' }],
    ['on-verify-auth-challenge', { answerCorrect: false }],
  ] as const)('%s answers its event of events/cognito', async (entry, response) => {
    const event = await sample(`cognito/${entry.replace('on-', '')}.json`)
    expect(await runTrigger('', entry, event)).toMatchObject({ ...event, response })
    vi.restoreAllMocks()
    for (const word of privateWords) expect(written).not.toContain(word)
  })

  it('records the sign-in of events/cognito/post-authentication.json', async () => {
    await runTrigger('', 'on-signed-in', await sample('cognito/post-authentication.json'))
    const audit = createAuditLog(cloud.table('AUDIT_LOG_TABLE'), () => new Date())
    expect(await audit.list(user_id, 5)).toMatchObject([{ kind: 'signed_in' }])
  })

  it('mails nothing for events/queue/account-mail.json, whose address has no account', async () => {
    const { handler } = await import('../../accounts/on-mail-work.ts')
    const event = await sample('queue/account-mail.json')
    expect(await handler(event)).toEqual({ batchItemFailures: [] })
    expect(loggedCodes()).toEqual(['MAIL_WORK_DONE'])
    expect(written).not.toContain('nobody@example.com')
  })

  it('mails the message of events/http/send-contact-message.json for events/queue/enquiry-work.json', async () => {
    const { handler } = await import('../../enquiries/on-enquiry-work.ts')
    const event = await sample('queue/enquiry-work.json')
    expect(await handler(event)).toEqual({ batchItemFailures: [] })
    expect(await handler(event)).toEqual({ batchItemFailures: [] })
    expect(loggedCodes()).toEqual(['ENQUIRY_WORK_DONE', 'ENQUIRY_WORK_DONE'])
    expect(written).not.toContain('Which papers')
    const inbox = (await (await fetch(`${cloud.inbox}?to=desk@nordgate.example`)).json()) as unknown
    expect(inbox).toMatchObject([
      { reply_to: ['producer@example.com'], text: expect.stringContaining('Which papers') },
    ])
  })

  it('tells nothing for events/queue/notice-work.json, of whose products nothing is known', async () => {
    const { handler } = await import('../../notices/on-notice-work.ts')
    expect(await handler(await sample('queue/notice-work.json'))).toEqual({ batchItemFailures: [] })
    expect(loggedCodes()).toEqual(['NOTICE_WORK_DONE'])
  })

  it('mails nothing for events/queue/application-work.json, whose application is not there', async () => {
    const { handler } = await import('../../applications/on-application-work.ts')
    const event = await sample('queue/application-work.json')
    expect(await handler(event)).toEqual({ batchItemFailures: [] })
    event.Records[0].body = JSON.stringify({ kind: 'lost_mails' })
    expect(await handler(event)).toEqual({ batchItemFailures: [] })
    expect(loggedCodes()).toEqual(['APPLICATION_WORK_DONE', 'APPLICATION_WORK_DONE'])
  })

  it('adds nothing for events/http/add-confirmation.json and events/queue/confirmation-scanned.json, whose application is not there', async () => {
    const answer = await http.applications(await sample('http/add-confirmation.json'))
    expect(answer.statusCode).toBe(404)
    const { handler } = await import('../../applications/on-application-work.ts')
    const event = await sample('queue/confirmation-scanned.json')
    expect(await handler(event)).toEqual({ batchItemFailures: [] })
    expect(loggedCodes()).toEqual(['REQUEST_ANSWERED', 'ADMINISTRATION', 'APPLICATION_WORK_DONE'])
  })

  it('seals nothing for events/queue/receipt-work.json, whose application is not there', async () => {
    const { handler } = await import('../../receipts/on-receipt-work.ts')
    const event = await sample('queue/receipt-work.json')
    expect(await handler(event)).toEqual({ batchItemFailures: [] })
    event.Records[0].body = JSON.stringify({ kind: 'lost_seals' })
    expect(await handler(event)).toEqual({ batchItemFailures: [] })
    expect(loggedCodes()).toEqual(['RECEIPT_WORK_DONE', 'RECEIPT_WORK_DONE'])
  })

  it('refuses events/stripe/checkout-session-completed.json, whose signature is nobody\u2019s', async () => {
    const { handler } = await import('../../billing/on-stripe-event.ts')
    const event = await sample('stripe/checkout-session-completed.json')
    expect(await handler(event)).toEqual({ statusCode: 400 })
    expect(loggedCodes()).toEqual(['WEBHOOK_REFUSED'])
  })

  it.each([false, true])('takes a signed notification, in base64: %s', async (isBase64Encoded) => {
    const { handler } = await import('../../billing/on-stripe-event.ts')
    const event = await sample('stripe/checkout-session-completed.json')
    const text = event.body.replace('evt_1Example', `evt_${isBase64Encoded}`)
    const secret = cloud.stripe.signingSecret
    const header = Stripe.webhooks.generateTestHeaderString({ payload: text, secret })
    const answer = await handler({
      ...event,
      headers: { ...event.headers, 'stripe-signature': header },
      body: isBase64Encoded ? Buffer.from(text).toString('base64') : text,
      isBase64Encoded,
    })
    expect(answer).toEqual({ statusCode: 200 })
    expect(loggedCodes()).toEqual(['WEBHOOK_DONE'])
  })

  it('compares payments for events/queue/billing-work.json', async () => {
    const { handler } = await import('../../billing/on-billing-work.ts')
    expect(await handler(await sample('queue/billing-work.json'))).toEqual({
      batchItemFailures: [],
    })
    expect(loggedCodes()).toEqual(['RECONCILED'])
  })

  it('mails nothing for events/queue/billing-mail.json, whose user is gone', async () => {
    const { handler } = await import('../../billing/on-billing-mail.ts')
    expect(await handler(await sample('queue/billing-mail.json'))).toEqual({
      batchItemFailures: [],
    })
    expect(loggedCodes()).toEqual(['BILLING_MAIL_SENT'])
  })

  it('erases nothing more for events/queue/personal-work.json, whose user is gone', async () => {
    const { handler } = await import('../../accounts/on-personal-work.ts')
    expect(await handler(await sample('queue/personal-work.json'))).toEqual({
      batchItemFailures: [],
    })
    expect(loggedCodes()).toEqual(['PERSONAL_WORK_DONE'])
    expect(written).not.toContain('nobody@example.com')
  })

  it('removes the file of events/queue/document-scanned.json, which belongs to no document', async () => {
    const { handler } = await import('../../documents/on-document-work.ts')
    expect(await handler(await sample('queue/document-scanned.json'))).toEqual({
      batchItemFailures: [],
    })
  })

  const upload: UploadRow = {
    user_id,
    upload_id,
    file_name: 'price list 2026.csv',
    content_type: 'text/csv',
    size_bytes: priceList.length,
    status: 'waiting',
    product_count: 0,
    problems: [],
    problem_count: 0,
    created_at: '2026-11-20T12:00:00Z',
    read_at: null,
    read_etag: null,
    import: null,
    revision: 0,
    asked_at: null,
    choices: null,
  }
  const uploads = () => createUploadStore(cloud.table('UPLOADS_TABLE'))

  it('ignores a file without an upload, and the test event of S3', async () => {
    const event = await sample('queue/portfolio-file.json')
    expect(await onFileStored(event)).toEqual({ batchItemFailures: [] })
    event.Records[0].body = JSON.stringify({ Service: 'Amazon S3', Event: 's3:TestEvent' })
    expect(await onFileStored(event)).toEqual({ batchItemFailures: [] })
    expect(loggedCodes()).toEqual(['FILE_IGNORED'])
  })

  it('reads the file of events/queue/portfolio-file.json', async () => {
    await uploads().add(upload)
    await cloud.s3.send(
      new PutObjectCommand({
        Bucket: cloud.bucket,
        Key: fileKey(user_id, upload_id),
        Body: priceList,
      }),
    )
    const event = await sample('queue/portfolio-file.json')
    expect(await onFileStored(event)).toEqual({ batchItemFailures: [] })
    expect(await onFileStored(event)).toEqual({ batchItemFailures: [] })
    const asked = await cloud.readRequests()
    expect(asked).toEqual(Array(2).fill({ kind: 'read', user_id, upload_id }))
    for (const request of asked) {
      event.Records[0].body = JSON.stringify(request)
      expect(await onFileStored(event)).toEqual({ batchItemFailures: [] })
    }
    expect(loggedCodes()).toEqual(['FILE_READ', 'FILE_IGNORED'])
    expect(await uploads().find(user_id, upload_id)).toMatchObject({
      status: 'read',
      product_count: 1,
    })
  })

  it('works events/queue/matching-change.json into the matches', async () => {
    const event = await sample('queue/matching-change.json')
    expect(await onChange(event)).toEqual({ batchItemFailures: [] })
    expect(loggedCodes()).toEqual(['CHANGE_MATCHED'])
    const matches = createMatchStore(cloud.table('MATCHES_TABLE'))
    expect((await matches.list(user_id)).map(({ counts }) => counts)).toEqual([
      { strong: 1, possible: 0, near: 0, incomplete: 0, none: 0 },
    ])
  })

  it('gives back only the message that failed', async () => {
    const event = await sample('queue/matching-change.json')
    const [good] = event.Records
    const bad = { ...good, messageId: 'bad', body: '{"kind":"nonsense"}' }
    expect(await onChange({ Records: [bad, good] })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'bad' }],
    })
    expect(loggedCodes()).toEqual(['CHANGE_FAILED', 'CHANGE_MATCHED'])
  })

  it('tells the producer after the last attempt that a file cannot be read', async () => {
    const { client, name } = cloud.table('UPLOADS_TABLE')
    const { putRow } = await import('../dynamodb/write-rows.ts')
    // an upload whose size says nothing to the reader, and a products table that is away
    await putRow({ client, name }, { ...upload, status: 'waiting', read_etag: null })
    const event = await sample('queue/portfolio-file.json')
    event.Records[0].body = JSON.stringify({ kind: 'read', user_id, upload_id })
    const { createProductStore } = await import('../../portfolio/product-store.ts')
    const [row] = await createProductStore(cloud.table('PRODUCTS_TABLE')).findMany(
      user_id,
      (await createProductStore(cloud.table('PRODUCTS_TABLE')).listLines(user_id)).map(
        ({ product_id }) => product_id,
      ),
    )
    if (row === undefined) throw new Error('no product')
    await putRow(cloud.table('PRODUCTS_TABLE'), { ...row, version: 'broken' })
    expect((await onFileStored(event)).batchItemFailures).toHaveLength(1)
    expect(await uploads().find(user_id, upload_id)).toMatchObject({ status: 'reading' })
    event.Records[0].attributes.ApproximateReceiveCount = '3'
    expect((await onFileStored(event)).batchItemFailures).toHaveLength(1)
    expect(loggedCodes()).toEqual(['FILE_FAILED', 'FILE_REFUSED', 'FILE_GIVEN_UP', 'FILE_FAILED'])
    expect(await uploads().find(user_id, upload_id)).toMatchObject({
      status: 'failed',
      problems: [{ code: 'broken_file', row: null, text: null }],
    })
  })
})
