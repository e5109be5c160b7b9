import { createHash } from 'node:crypto'
import { KMSClient } from '@aws-sdk/client-kms'
import { S3Client } from '@aws-sdk/client-s3'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { importerIdSchema } from '#domain/desk/importer.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { Market } from '#domain/shared/market.ts'
import { credentialsFor } from '../../infra/local/emulators/credentials.ts'
import { checkOffer, takeOverApplication } from '../applications/desk-steps.ts'
import { findApplication } from '../applications/find-application.ts'
import { openApplications } from '../applications/test/open-applications.ts'
import { createFileBucket } from '../platform/files/file-bucket.ts'
import { createImporterStore, type ImporterStore } from '../platform/importers/importer-store.ts'
import { createMailMarks } from '../platform/mail/mail-marks.ts'
import { createSendMail } from '../platform/mail/send-mail.ts'
import { tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { type HandingIn, handIn } from './hand-in.ts'
import { listOfferFields } from './list-offer-fields.ts'
import { createPack } from './pack.ts'
import { printReceipt } from './print-receipt.ts'
import { createReceiptKeyStore, createReceiptStore } from './receipt-store.ts'
import { type Sealing, sealApplication } from './seal-application.ts'
import { createSealedBucket } from './sealed-bucket.ts'
import { createSigner } from './signer.ts'

const tender = tenderRow(1, { offer_deadline: '2027-01-29', reference: 'TND-7' })
const { tender_id } = tender
const by = userId('operator-anna')

describe('handing an offer in', () => {
  let cloud: TestCloud
  let opened: ReturnType<typeof openApplications>
  let sealing: Sealing
  let deps: HandingIn
  let importers: ImporterStore
  let users = 0
  let user_id: UserId

  beforeAll(async () => {
    cloud = await startTestCloud()
    vi.stubEnv('AWS_ACCESS_KEY_ID', cloud.environment.AWS_ACCESS_KEY_ID)
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', cloud.environment.AWS_SECRET_ACCESS_KEY)
    opened = openApplications(cloud)
    const { AWS_REGION: region, ...environment } = cloud.environment
    const credentials = credentialsFor('tests')
    const s3 = new S3Client({ region, endpoint: environment.AWS_ENDPOINT_URL_S3, credentials })
    const kms = new KMSClient({ region, endpoint: environment.AWS_ENDPOINT_URL_KMS, credentials })
    const ses = new SESv2Client({ region, endpoint: environment.AWS_ENDPOINT_URL_SESV2 })
    const now = () => opened.clock.now
    const receipts = createReceiptStore(cloud.table('RECEIPTS_TABLE'))
    const sealed = createSealedBucket(s3, environment.SEALED_BUCKET)
    sealing = {
      applications: opened.deps.applications,
      receipts,
      keys: createReceiptKeyStore(cloud.table('RECEIPT_KEYS_TABLE')),
      bucket: sealed,
      signer: createSigner(kms, environment.RECEIPT_KEY_ID),
      pack: createPack(createFileBucket(s3, environment.DOCUMENTS_BUCKET)),
      print: printReceipt,
      now,
    }
    importers = createImporterStore(cloud.table('IMPORTERS_TABLE'))
    deps = {
      applications: opened.deps.applications,
      addressOf: async (id) => `${id}@example.com`,
      receipts,
      sealed,
      importers,
      mailMarks: createMailMarks(cloud.table('ATTEMPTS_TABLE'), now),
      sendMail: createSendMail(ses, environment.MAIL_FROM, 'receipts'),
      contactMail: 'desk@nordgate.example',
      now,
    }
    await opened.deps.tenders.save(tender, 0)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await cloud.stop()
  })
  beforeEach(async () => {
    users += 1
    user_id = userId(`offerer-${users}`)
    opened.clock.now = new Date('2027-01-11T12:00:00Z')
    await opened.addProduct(user_id)
    await opened.draft(user_id, tender_id)
    expect(await opened.submit(user_id, tender_id)).toMatchObject({ ok: true })
    await checkOffer(deps, { user_id, tender_id, version: 2, by })
    await addImporter('SE', `importer-${users}@example.com`)
  })

  const addImporter = (market: Market, email: string) =>
    importers.save({
      market,
      importer_id: importerIdSchema.parse(`imp_${market}-12345-${users}`),
      name: 'Sample Import AB',
      licence: null,
      contact_name: null,
      email,
      phone: null,
      portal_account: null,
      lead_days: 0,
      version: 1,
    })

  const mail = (changed: Partial<HandingIn> = {}, { version = 3, to = 'importer' } = {}) =>
    handIn(
      { ...deps, ...changed },
      { user_id, tender_id, version, by, channel: 'email', to: `${to}-${users}@example.com` },
    )
  const received = async () =>
    (await (
      await fetch(`${cloud.inbox}?to=${encodeURIComponent(`importer-${users}@example.com`)}`)
    ).json()) as {
      subject: string
      message_id: string
      attachments?: { name: string; content: string }[]
    }[]

  it('mails the very package of the receipt, once', async () => {
    await sealApplication(sealing, user_id, tender_id)
    const row = await deps.receipts.find(user_id, tender_id)
    // its keeping fails after the mail went out: nothing is sent again
    const saveDeskWork = async () => 'refused' as const
    const applications = { ...deps.applications, saveDeskWork }
    expect(await mail({ applications })).toMatchObject({ code: 'version_conflict' })
    // a colleague takes it over before it is tried again
    await takeOverApplication(deps, { user_id, tender_id, version: 3, by, responsible: true })
    expect(await mail({}, { version: 4 })).toMatchObject({
      ok: true,
      value: {
        desk: { stage: 'awaiting_reference', sent: [{ channel: 'email', by: { user_id: by } }] },
      },
    })
    const mails = await received()
    expect(mails).toHaveLength(1)
    // the one that went out at first is the one that is followed
    const { desk } = (await deps.applications.find(user_id, tender_id)) ?? {}
    expect(desk?.sent.at(-1)?.message_id).toBe(mails[0]?.message_id)
    const [attached] = mails[0]?.attachments ?? []
    const bytes = Buffer.from(attached?.content ?? '', 'base64')
    expect(attached?.name).toBe(row?.receipt.package.name)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(row?.receipt.package.sha256)
  })

  it('tells who is second that another one is sending it', async () => {
    await sealApplication(sealing, user_id, tender_id)
    const sendMail = async () => {
      expect(await mail()).toMatchObject({ code: 'version_conflict' })
      return 'mail-1'
    }
    expect(await mail({ sendMail })).toMatchObject({ ok: true })
    expect(await received()).toEqual([])
  })

  it('is followed to what the mail service tells of the mail', async () => {
    await sealApplication(sealing, user_id, tender_id)
    const sent = await mail()
    if (!sent.ok) throw new Error(sent.code)
    const [entry] = sent.value.desk.sent
    const delivery = async () => {
      const found = await findApplication(opened.deps, { user_id, tender_id })
      return found.ok ? found.value.at_desk?.sent[0]?.delivery : found
    }
    expect(await delivery()).toBeNull()
    const event = (messageId: string, timestamp: string) => ({
      mail: { timestamp, messageId, destination: [`Importer-${users}@example.com`] },
    })
    // the clock of the service is not ours
    const at = '2027-01-11T11:59:58Z'
    const ours = event(entry?.message_id ?? '', at)
    const another = event('another-mail', at)
    const { mails } = opened.deps
    await mails.note({ ...another, eventType: 'Delivery', delivery: { timestamp: at } })
    await mails.note({ ...ours, eventType: 'Send' })
    expect(await delivery()).toMatchObject({ state: 'sent' })
    await mails.note({
      ...ours,
      eventType: 'Bounce',
      bounce: {
        timestamp: '2027-01-11T12:00:03Z',
        bounceType: 'Permanent',
        bouncedRecipients: [{ emailAddress: 'x', diagnosticCode: '550 5.1.1 no such user' }],
      },
    })
    expect(await delivery()).toEqual({
      state: 'bounced',
      state_at: '2027-01-11T12:00:03.000Z',
      detail: 'Permanent: 550 5.1.1 no such user',
    })
  })

  it('mails nobody but an importer of the market', async () => {
    await sealApplication(sealing, user_id, tender_id)
    await addImporter('NO', `norwegian-${users}@example.com`)
    expect(await mail({}, { to: 'norwegian' })).toMatchObject({ code: 'not_an_importer' })
    expect(await mail({}, { to: 'stranger' })).toMatchObject({ code: 'not_an_importer' })
    expect(await deps.applications.find(user_id, tender_id)).toMatchObject({ version: 3 })
  })

  it('sends nothing before the package is sealed, nor what the receipt does not name', async () => {
    expect(await mail()).toMatchObject({ code: 'package_not_sealed' })
    await sealApplication(sealing, user_id, tender_id)
    const sealed = { read: async () => ({ bytes: Buffer.from('other'), version: 'v' }) }
    expect(await mail({ sealed })).toMatchObject({ code: 'package_changed' })
    expect(await received()).toEqual([])
  })

  it('names the fields of the monopoly in their order, with values as the portal wants them', async () => {
    const listed = await listOfferFields(deps, { user_id, tender_id })
    if (!listed.ok) throw new Error(listed.code)
    const { fields } = listed.value
    expect(fields).toHaveLength(30)
    expect(fields.map(({ order }) => order)).toEqual(fields.map((_, index) => index + 1))
    const byField = Object.fromEntries(fields.map((field) => [field.field, field]))
    expect(byField['tender.reference']).toMatchObject({ value: 'TND-7' })
    expect(byField.volumeMl).toMatchObject({
      value: '750',
      source: expect.stringContaining('answer'),
    })
    expect(byField['product.name']?.value).toBe('Domaine du Test Rouge')
  })
})
