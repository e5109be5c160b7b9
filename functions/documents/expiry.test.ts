import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserId } from '#domain/shared/ids.ts'
import { locales } from '#domain/shared/locale.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { createFileBucket } from '../platform/files/file-bucket.ts'
import { firstOf } from '../platform/http/take-page.ts'
import { randomIds } from '../platform/ids.ts'
import { createAddressOf } from '../platform/mail/address-of.ts'
import { createMailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import { createMailMarks } from '../platform/mail/mail-marks.ts'
import { createSendMail } from '../platform/mail/send-mail.ts'
import { createNoticeStore } from '../platform/notices/notice-store.ts'
import { userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { deleteDocument, restoreDocument } from './change-document.ts'
import { type DocumentRow, dayOf, nextDueOf } from './document-row.ts'
import { createDocumentStore } from './document-store.ts'
import type { OwnWork } from './document-work.ts'
import { expiryMail } from './mails/expiry-mail.ts'
import { askForDueDocuments, type DueDeps, processDueDocument } from './process-due-document.ts'
import { settleReplacement } from './settle-replacement.ts'
import { powerToSign } from './test/start-library.ts'

const cleanFile: DocumentRow['files'][number] = {
  file_id: randomIds.file(),
  file_name: 'a.pdf',
  content_type: 'application/pdf',
  size_bytes: 1,
  status: 'clean',
  reason: null,
  sha256: 'a'.repeat(64),
  created_at: '2026-06-01T00:00:00.000Z',
}

interface Mail {
  readonly to: readonly string[]
  readonly subject: string
  readonly headers?: Readonly<Record<string, string>>
}

describe('documents that end', () => {
  let cloud: TestCloud
  let deps: DueDeps
  let today = '2026-01-01'
  let asked: OwnWork[] = []

  beforeAll(async () => {
    cloud = await startTestCloud()
    Object.assign(process.env, cloud.environment)
    const { environment } = cloud
    const now = () => new Date(`${today}T06:00:00Z`)
    const endpoint = environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER
    const userPool = new CognitoIdentityProviderClient({ endpoint })
    const ses = new SESv2Client({ endpoint: environment.AWS_ENDPOINT_URL_SESV2 })
    deps = {
      documents: createDocumentStore(cloud.table('DOCUMENTS_TABLE')),
      files: createFileBucket(cloud.s3, environment.DOCUMENTS_BUCKET),
      profiles: createCompanyProfileStore(cloud.table('COMPANY_PROFILES_TABLE')),
      mailChoices: createMailChoiceStore(cloud.table('MAIL_CHOICES_TABLE')),
      mailMarks: createMailMarks(cloud.table('ATTEMPTS_TABLE'), now),
      notices: createNoticeStore(cloud.table('NOTICES_TABLE')),
      addressOf: createAddressOf(userPool, environment.USER_POOL_ID),
      sendMail: createSendMail(ses, environment.MAIL_FROM, 'documents'),
      siteOrigin: environment.SITE_ORIGIN,
      askForWork: async (work) => {
        asked.push(...work)
      },
      now,
    }
  })
  afterAll(() => cloud.stop())

  async function add(user_id: UserId, said: Partial<DocumentRow>): Promise<DocumentRow> {
    const row: DocumentRow = {
      ...powerToSign,
      kind: 'cert-organic-eu',
      user_id,
      document_id: randomIds.document(),
      version: 1,
      product_name: null,
      files: [],
      replaces: null,
      replaced_by: null,
      created_at: `${today}T00:00:00.000Z`,
      deleted_at: null,
      revision: 0,
      due_on: null,
      ...said,
    }
    const added = { ...row, due_on: nextDueOf(row, today) }
    await deps.documents.add(added)
    return added
  }

  const producer = async (name: string) => {
    const email = `${name}@producer.example`
    return { email, user_id: userId((await cloud.ensureUser(email)).sub) }
  }
  const mailsTo = async (email: string): Promise<Mail[]> =>
    ((await (await fetch(cloud.inbox)).json()) as Mail[]).filter(({ to }) =>
      [to].flat().includes(email),
    )

  const noticesOf = async (user_id: UserId) => {
    const notices = createNoticeStore(cloud.table('NOTICES_TABLE'))
    return (await firstOf(notices.list(user_id, null), 100)).map(({ kind, made_at }) => [
      kind,
      made_at.slice(0, 10),
    ])
  }

  /** A daily look, and what it asks for, on every day of a span; each twice, as queues deliver. */
  async function live(from: string, to: string): Promise<void> {
    for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) {
      today = dayOf(new Date(at))
      asked = []
      await askForDueDocuments(deps)
      for (const work of [...asked, ...asked]) {
        if (work.kind === 'due_document') await processDueDocument(deps, work)
      }
    }
  }

  it('are told of 60, 30 and 7 days before, once each', async () => {
    const { email, user_id } = await producer('told')
    today = '2026-01-01'
    await add(user_id, { valid_to: '2026-04-30', number: 'IT-BIO-009-1' })
    const counts: number[] = []
    for (const [from, to] of [
      ['2026-01-02', '2026-02-28'],
      ['2026-03-01', '2026-03-30'],
      ['2026-03-31', '2026-04-22'],
      ['2026-04-23', '2026-05-10'],
    ] as const) {
      await live(from, to)
      counts.push((await mailsTo(email)).length)
    }
    expect(counts).toEqual([0, 1, 2, 3])
    expect(await noticesOf(user_id)).toEqual([
      ['document_expiry', '2026-04-23'],
      ['document_expiry', '2026-03-31'],
      ['document_expiry', '2026-03-01'],
    ])
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('Organic certificate, EU: expires on 30 April 2026')
    expect(mail?.headers?.['list-unsubscribe']).toContain('kind=document_expiry')
  })

  it('are told of on the next look when one was missed', async () => {
    const { email, user_id } = await producer('missed')
    today = '2026-01-01'
    await add(user_id, { valid_to: '2026-04-30' })
    // the look of 31 March was missed: the step of 30 days is told of, that of 60 is not told again
    await live('2026-04-02', '2026-04-03')
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('are not told of when they are replaced, deleted, or the mails are not wanted', async () => {
    const { email, user_id } = await producer('silent')
    today = '2026-01-01'
    await add(user_id, { valid_to: '2026-04-30', replaced_by: randomIds.document() })
    const deleted = await add(user_id, { valid_to: '2026-04-30' })
    const deletion = `${today}T07:00:00.000Z`
    await deps.documents.change(deleted, (row) => ({ ...row, deleted_at: deletion }), deps.now())
    const other = await producer('unsubscribed')
    await add(other.user_id, { valid_to: '2026-04-30' })
    await deps.mailChoices.choose(other.user_id, 'document_expiry', false, deps.now())
    expect(await deps.mailChoices.wants(other.user_id, 'private_sales')).toBe(true)
    await live('2026-02-28', '2026-03-02')
    expect([...(await mailsTo(email)), ...(await mailsTo(other.email))]).toEqual([])
    expect(await noticesOf(user_id)).toEqual([])
    // who wants no mail still finds it in the list
    expect(await noticesOf(other.user_id)).toEqual([['document_expiry', '2026-03-01']])
  })

  it('are gone for good thirty days after their deletion', async () => {
    const { user_id } = await producer('deleted')
    today = '2026-06-01'
    const row = await add(user_id, { valid_to: '2027-12-31' })
    const deletion = `${today}T07:00:00.000Z`
    await deps.documents.change(row, (now) => ({ ...now, deleted_at: deletion }), deps.now())
    await live('2026-06-30', '2026-06-30')
    expect(await deps.documents.find(user_id, row.document_id)).not.toBeNull()
    await live('2026-07-01', '2026-07-01')
    expect(await deps.documents.find(user_id, row.document_id)).toBeNull()
  })

  it('come back until their files go, and not while they go', async () => {
    const { user_id } = await producer('restored')
    today = '2026-06-01'
    const { document_id } = await add(user_id, { valid_to: '2027-12-31' })
    await deleteDocument(deps, user_id, document_id)
    today = '2026-06-30'
    expect(await restoreDocument(deps, user_id, document_id)).toMatchObject({ ok: true })
    await deleteDocument(deps, user_id, document_id)
    today = '2026-07-30'
    expect(await restoreDocument(deps, user_id, document_id)).toMatchObject({ ok: false })
    // what was changed while the files went is kept for the next look
    const row = await deps.documents.find(user_id, document_id)
    if (row === null) throw new Error('gone')
    await deps.documents.remove({ ...row, revision: row.revision - 1 })
    expect(await deps.documents.find(user_id, document_id)).not.toBeNull()
  })

  it('count again when the newer one is deleted while it is settled', async () => {
    const { user_id } = await producer('raced')
    today = '2026-06-01'
    const older = await add(user_id, {})
    const newer = await add(user_id, { replaces: older.document_id, files: [cleanFile] })
    const { documents } = deps
    let isFirst = true
    const change: typeof documents.change = async (own, ...given) => {
      if (isFirst) {
        isFirst = false
        await deleteDocument(deps, user_id, newer.document_id)
      }
      return documents.change(own, ...given)
    }
    await settleReplacement({ documents: { ...documents, change }, now: deps.now }, newer)
    expect(await documents.find(user_id, older.document_id)).toMatchObject({ replaced_by: null })
  })

  it('keep the day that is due through other changes of that day', async () => {
    const { user_id } = await producer('changed')
    today = '2026-01-01'
    const row = await add(user_id, { valid_to: '2026-04-30' })
    today = '2026-03-01'
    const changed = await deps.documents.change(row, (now) => ({ ...now, number: '2' }), deps.now())
    expect(changed?.due_on).toBe('2026-03-01')
    const moved = await deps.documents.change(
      row,
      (now) => ({ ...now, valid_to: '2026-12-31' }),
      deps.now(),
    )
    expect(moved?.due_on).toBe('2026-11-01')
  })

  it.each(locales)('are named in the mail, in %s', (locale) => {
    const mail = expiryMail(
      locale,
      { kind: 'cert-organic-eu', number: 'A{1}', product_name: null, valid_to: '2026-12-31' },
      { link: 'https://site.example/documents', end: 'https://site.example/unsubscribe' },
    )
    expect(mail.subject).toMatch(/2026( ab)?$/)
    expect(mail.text).toContain('https://site.example/documents')
    const shown = mail.html.replace(/<style>.*?<\/style>/, '')
    // what somebody typed stays as typed, and nothing of ours is left to fill in
    expect(mail.text).toContain('A{1}')
    expect(`${mail.subject}${mail.text}${shown}`.replaceAll('A{1}', '')).not.toContain('{')
  })
})
