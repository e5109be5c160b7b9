import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type DeskWork, type RecordedOutcome, untouched } from '#domain/applications/desk-work.ts'
import { paymentIdSchema } from '#domain/billing/payment.ts'
import type { PaymentStatus } from '#domain/billing/payment-status.ts'
import { importerIdSchema } from '#domain/desk/importer.ts'
import type { TodayKind } from '#domain/desk/today.ts'
import { consultationRequestSchema } from '#domain/enquiries/consultation-schema.ts'
import { contactMessageSchema } from '#domain/enquiries/enquiry-schema.ts'
import { outcomeIdSchema, threadMessageIdSchema } from '#domain/shared/ids.ts'
import type { ApplicationRow } from '../../applications/application-row.ts'
import { createApplicationStore } from '../../applications/application-store.ts'
import { notStarted } from '../../applications/applying.ts'
import { createMessageStore } from '../../applications/message-store.ts'
import { createStripeEventStore } from '../../billing/stripe-event-store.ts'
import { createDocumentStore } from '../../documents/document-store.ts'
import { createEnquiryStore } from '../../enquiries/enquiry-store.ts'
import { randomIds } from '../../platform/ids.ts'
import { createImporterStore } from '../../platform/importers/importer-store.ts'
import { createMailRecordStore } from '../../platform/mail/mail-record-store.ts'
import { createPaymentStore } from '../../platform/payments/payment-store.ts'
import { tenderRow, userId } from '../../platform/test/builders.ts'
import { silentLog } from '../../platform/test/silent-log.ts'
import { startTestCloud, type TestCloud } from '../../platform/test/start-test-cloud.ts'
import { createIntakeStore } from '../../tenders/intake/intake-store.ts'
import { intakeOf } from '../../tenders/intake/test/read-plan.ts'
import { createTenderStore } from '../../tenders/tender-store.ts'

const tender = tenderRow(1, { offer_deadline: '2026-12-04', reference: 'TND-7' })
const { tender_id } = tender
const anna = { user_id: userId('anna'), email: 'anna@example.com' }

describe('what waits for a person', () => {
  let cloud: TestCloud
  let now = new Date('2026-11-23T10:00:00Z')
  beforeAll(async () => {
    cloud = await startTestCloud()
    Object.assign(process.env, cloud.environment)
    await createTenderStore(cloud.table('TENDERS_TABLE')).save(tender, 0)
  })
  afterAll(() => cloud.stop())
  afterEach(() => {
    vi.restoreAllMocks()
    now = new Date('2026-11-23T10:00:00Z')
  })

  async function today(kind?: TodayKind) {
    const { openToday } = await import('./open-today.ts')
    const { environment } = cloud
    return openToday(environment.DEAD_LETTER_QUEUES, new SQSClient({}), silentLog, {
      kind,
      now: () => now,
    })
  }
  const waiting = async (kind: string) => (await today()).items.filter((item) => item.kind === kind)
  /** The names of what was asked of the database meanwhile. */
  async function asks(run: () => Promise<unknown>): Promise<string[]> {
    const send = vi.spyOn(DynamoDBClient.prototype, 'send')
    await run()
    const names = send.mock.calls.map(([command]) => command.constructor.name)
    send.mockRestore()
    return names
  }

  async function submitted(
    user: string,
    desk: Partial<DeskWork>,
    last_day = '2026-12-04',
    order_due: ApplicationRow['order_due'] = null,
  ) {
    const applications = createApplicationStore(cloud.table('USER_APPLICATIONS_TABLE'))
    const user_id = userId(user)
    const listed = { market: 'SE' as const, last_day, company_name: user, product_name: 'Red' }
    const submitted_at = '2026-11-19T08:00:00.000Z'
    const draft = { ...notStarted(user_id, tender_id, now), listed, version: 1 }
    await applications.save(draft, 'save', 0)
    const row = { ...draft, submitted_at, version: 2, desk: { ...untouched, ...desk }, order_due }
    await applications.save(row, 'submit', 1)
    return user_id
  }

  it('is nothing in an empty account, asked of indexes alone', async () => {
    let found: Awaited<ReturnType<typeof today>> | undefined
    const names = await asks(async () => {
      found = await today()
    })
    expect(found).toEqual({ today: '2026-11-23', not_read: [], counts: [], items: [] })
    expect(new Set(names)).toEqual(new Set(['QueryCommand', 'GetItemCommand']))
    expect(names.length).toBeLessThanOrEqual(23)
  })

  it('is an application to check, then to hand in, by its deadline and with who has it', async () => {
    await submitted('later', {}, '2026-12-10')
    await submitted('sooner', {
      stage: 'to_hand_in',
      responsible: { ...anna, since: '2026-11-20T08:00:00.000Z' },
    })
    const { items, counts } = await today()
    expect(items).toMatchObject([
      {
        kind: 'hand_in',
        path: 'applications/sooner/1',
        due: '2026-12-04',
        about: 'sooner \u00b7 Red',
        responsible: 'anna@example.com',
        tender: { reference: 'TND-7' },
      },
      { kind: 'check', path: 'applications/later/1', due: '2026-12-10', responsible: null },
    ])
    expect(counts).toEqual([
      { kind: 'check', count: 1, is_more: false },
      { kind: 'hand_in', count: 1, is_more: false },
    ])
  })

  it('is due when an importer of its market wants the offer', async () => {
    const importers = createImporterStore(cloud.table('IMPORTERS_TABLE'))
    const importer = {
      market: 'SE',
      importer_id: importerIdSchema.parse('imp_12345678'),
      name: 'Sample Import AB',
      licence: null,
      contact_name: null,
      email: null,
      phone: null,
      portal_account: null,
      lead_days: 4,
      version: 1,
    } as const
    await importers.save(importer)
    expect(await waiting('check')).toMatchObject([{ due: '2026-12-06' }])
    expect(await waiting('hand_in')).toMatchObject([{ due: '2026-11-30' }])
    await importers.remove(importer)
    expect(await waiting('check')).toMatchObject([{ due: '2026-12-10' }])
  })

  it('is a reference that is missing one working day after the offer left', async () => {
    // on a Friday at half past ten in Stockholm
    const at = '2026-11-20T09:30:00.000Z'
    await submitted('handed', {
      stage: 'awaiting_reference',
      sent: [{ channel: 'portal', to: null, message_id: null, by: anna, at }],
    })
    now = new Date('2026-11-22T20:00:00Z')
    expect(await waiting('reference')).toEqual([])
    now = new Date('2026-11-23T09:29:00Z')
    expect(await waiting('reference')).toEqual([])
    now = new Date('2026-11-23T09:30:00Z')
    expect(await waiting('reference')).toMatchObject([
      { path: 'applications/handed/1', due: '2026-11-23', since: at },
    ])
  })

  it('is samples whose day is over in their market, until somebody says that they have left', async () => {
    const outcome = (
      kind: 'samples_requested' | 'samples_sent',
      details: RecordedOutcome['details'],
    ): RecordedOutcome => ({
      event_id: outcomeIdSchema.parse(`out_${kind === 'samples_sent' ? '00000002' : '00000001'}`),
      kind,
      day: '2026-11-16',
      note: null,
      evidence: null,
      details,
      corrects: null,
      by: anna,
      at: '2026-11-16T09:00:00.000Z',
    })
    const at = '2026-11-10T09:00:00.000Z'
    const records = [{ reference: 'R-1', given_at: '2026-11-10T09:00', by: anna, at, file: null }]
    const requested = outcome('samples_requested', { due_on: '2026-11-24' })
    await submitted('asked', { stage: 'offered', records, outcomes: [requested] })
    await submitted('on-its-way', {
      stage: 'offered',
      records,
      outcomes: [requested, outcome('samples_sent', {})],
    })
    const won: RecordedOutcome = { ...outcome('samples_sent', {}), kind: 'won' }
    await submitted('won', {
      stage: 'offered',
      records,
      outcomes: [{ ...won, event_id: outcomeIdSchema.parse('out_00000003') }, requested],
    })
    await submitted('lost', {
      stage: 'offered',
      records,
      outcomes: [requested, { ...won, kind: 'lost' }],
    })
    await submitted('without-a-day', {
      stage: 'offered',
      records,
      outcomes: [outcome('samples_requested', {})],
    })
    now = new Date('2026-11-24T22:59:00Z')
    expect(await waiting('samples')).toEqual([])
    now = new Date('2026-11-24T23:00:00Z')
    expect(await waiting('samples')).toMatchObject([
      { path: 'applications/asked/1', due: '2026-11-24', since: null },
      { path: 'applications/won/1', due: '2026-11-24', since: null },
    ])
  })

  it('is a step of an order whose last day is over in its market, the longest ago first', async () => {
    await submitted('ordered', { stage: 'offered' }, '2026-12-04', {
      step: 'pickup',
      on: '2026-11-24',
    })
    await submitted('labelled', { stage: 'offered' }, '2026-12-05', {
      step: 'labels',
      on: '2026-11-23',
    })
    await submitted('later', { stage: 'offered' }, '2026-12-01', {
      step: 'order',
      on: '2026-11-25',
    })
    now = new Date('2026-11-24T22:30:00Z')
    // in Finland the day is over, in Sweden it is not
    expect(await waiting('order')).toMatchObject([
      { path: 'applications/labelled/1?part=order', due: '2026-11-23', step: 'labels' },
    ])
    now = new Date('2026-11-24T23:00:00Z')
    expect((await waiting('order')).map(({ step, due }) => [step, due])).toEqual([
      ['labels', '2026-11-23'],
      ['pickup', '2026-11-24'],
    ])
  })

  it('is an unanswered question, once for each thread', async () => {
    const messages = createMessageStore(cloud.table('APPLICATION_MESSAGES_TABLE'))
    const thread = { user_id: userId('asks'), tender_id }
    const ask = async (sent_at: string) => {
      const message_id = threadMessageIdSchema.parse(`thm_${randomUUID()}`)
      await messages.add(thread, { message_id, from: 'producer', text: 'May it be?', sent_at })
      return message_id
    }
    const ids = [await ask('2026-11-23T09:50:00.000Z'), await ask('2026-11-23T09:55:00.000Z')]
    expect(await waiting('question')).toMatchObject([
      { path: 'applications/asks/1', since: '2026-11-23T09:50:00.000Z' },
    ])
    // its mail went out, or is stuck
    expect(await waiting('mail')).toEqual([])
    now = new Date('2026-11-23T11:00:00Z')
    expect(await waiting('mail')).toHaveLength(2)
    for (const message_id of ids) {
      await messages.endWaiting({ ...thread, message_id })
      await messages.endMailDue({ ...thread, message_id })
    }
    expect(await waiting('question')).toEqual([])
  })

  it('is what a visitor wrote, until somebody has answered', async () => {
    const enquiries = createEnquiryStore(cloud.table('ENQUIRIES_TABLE'))
    const message = contactMessageSchema.parse({
      enquiry_id: `msg_${randomUUID()}`,
      name: 'A. Test',
      company: 'Test SARL',
      email: 'a@example.com',
      message: 'A question',
      language: 'en',
    })
    const received_at = '2026-11-20T08:00:00.000Z'
    const atDesk = { responsible: null, due: '2026-11-24', version: 0 }
    const written = { ...message, ...atDesk, kind: 'message', status: 'new', received_at } as const
    await enquiries.add(written)
    expect(await waiting('message')).toMatchObject([
      { path: `messages/${message.enquiry_id}`, since: received_at, due: '2026-11-24' },
    ])
    let seen = 0
    const change = (part: object) =>
      enquiries.saveDeskPart({ ...written, ...part, version: seen + 1 }, seen++)
    await change({ responsible: { ...anna, since: received_at }, due: '2026-11-23' })
    expect(await waiting('message')).toMatchObject([{ due: '2026-11-23', responsible: anna.email }])
    await change({ status: 'answered' })
    expect(await waiting('message')).toEqual([])
    await change({ status: 'new' })
    expect(await waiting('message')).toHaveLength(1)
    await change({ status: 'closed' })
    expect(await waiting('message')).toEqual([])
  })

  it('is a consultation until it is closed, since it is also to be held', async () => {
    const enquiries = createEnquiryStore(cloud.table('ENQUIRIES_TABLE'))
    const request = consultationRequestSchema.parse({
      enquiry_id: `cns_${randomUUID()}`,
      name: 'A. Test',
      company: null,
      email: 'a@example.com',
      phone: null,
      topic: 'A first export',
      times: ['2026-11-26T08:00:00Z', '2026-11-27T08:00:00Z'],
      time_zone: 'Europe/Rome',
      language: 'it',
    })
    const written = {
      ...request,
      kind: 'consultation',
      status: 'new',
      received_at: '2026-11-20T08:00:00.000Z',
      responsible: null,
      due: '2026-11-23',
      version: 0,
      appointment: null,
    } as const
    await enquiries.add(written)
    await enquiries.saveDeskPart(
      { ...written, status: 'answered', due: '2026-11-26', version: 1 },
      0,
    )
    expect(await waiting('consultation')).toMatchObject([
      { path: `messages/${request.enquiry_id}`, due: '2026-11-26' },
    ])
    await enquiries.saveDeskPart({ ...written, status: 'closed', version: 2 }, 1)
    expect(await waiting('consultation')).toEqual([])
  })

  it('is the newest plan of a source with rows to review, and one that cannot be read', async () => {
    const intakes = createIntakeStore(cloud.table('TENDER_INTAKES_TABLE'))
    const brought = async (brought_at: string, open: number, more = {}) => {
      const intake_id = randomIds.intake()
      const counts = { new: 2, changed: 0, unchanged: 0, open }
      const read = { status: 'read' as const, source: 'alko' as const, read_at: brought_at }
      await intakes.save({ ...intakeOf(intake_id), ...read, counts, brought_at, ...more })
      return `tenders/intake/${intake_id}`
    }
    await brought('2026-11-01T08:00:00.000Z', 2)
    const newest = await brought('2026-11-02T08:00:00.000Z', 1)
    // entered by hand, it is no edition of the plan
    await brought('2026-11-02T08:30:00.000Z', 0, { file_name: null })
    await brought('2026-11-02T09:00:00.000Z', 0, { source: 'systembolaget' })
    await brought('2026-11-03T08:00:00.000Z', 0, { status: 'failed', source: null })
    const failed = await brought('2026-11-20T08:00:00.000Z', 0, { status: 'failed', source: null })
    // its file never came
    await brought('2026-11-21T08:00:00.000Z', 0, { status: 'waiting', source: null })
    const stuck = await brought('2026-11-23T08:00:00.000Z', 0, { status: 'reading', source: null })
    await brought('2026-11-23T09:50:00.000Z', 0, { status: 'reading', source: null })
    const paths = (await waiting('intake')).map(({ path }) => path)
    expect(paths).toEqual([newest, failed, stuck])
  })

  it('is a dispute, a payment without an end, and a comparison that does not get through', async () => {
    const table = cloud.table('PAYMENTS_TABLE')
    const payments = createPaymentStore(table)
    const pay = (status: PaymentStatus, created_at: string) =>
      payments.add({
        user_id: userId('payer'),
        payment_id: paymentIdSchema.parse(`cs_test_${randomUUID().replaceAll('-', '')}`),
        purpose: 'application_fees',
        tender_ids: [tender_id],
        status,
        net: { amount_minor: 18_500, currency: 'EUR' },
        total: null,
        tax: null,
        is_reverse_charge: false,
        refunded: null,
        referral_code: null,
        created_at,
        paid_at: null,
        customer_id: 'cus_1',
        credited_tender_ids: [],
        version: 1,
      })
    await pay('disputed', '2026-11-23T09:00:00.000Z')
    await pay('open', '2026-11-23T09:00:00.000Z')
    await pay('open', '2026-11-20T09:00:00.000Z')
    await pay('paid', '2026-11-01T09:00:00.000Z')
    expect(await waiting('dispute')).toHaveLength(1)
    expect(await waiting('payment')).toMatchObject([{ since: '2026-11-20T09:00:00.000Z' }])
    const events = createStripeEventStore(cloud.table('STRIPE_EVENTS_TABLE'))
    await events.saveCursor(now.getTime() / 1000 - 2 * 3600)
    expect(await waiting('reconciliation')).toEqual([])
    now = new Date('2026-11-23T12:00:00Z')
    expect(await waiting('reconciliation')).toMatchObject([
      { path: 'payments?view=reconciliation' },
    ])
  })

  it('is a document that nobody looked at on its day', async () => {
    const documents = createDocumentStore(cloud.table('DOCUMENTS_TABLE'))
    const row = (due_on: string) =>
      documents.add({
        user_id: userId('owner'),
        document_id: randomIds.document(),
        version: 1,
        revision: 0,
        kind: 'price-calculation',
        product_id: null,
        product_name: null,
        vintage: null,
        lot: null,
        holder: null,
        issuer: null,
        number: null,
        valid_from: null,
        valid_to: null,
        languages: [],
        files: [],
        replaces: null,
        replaced_by: null,
        created_at: now.toISOString(),
        deleted_at: null,
        due_on,
      })
    await row('2026-11-22')
    expect(await waiting('document')).toEqual([])
    await row('2026-11-21')
    expect(await waiting('document')).toMatchObject([
      { due: '2026-11-21', path: 'producers/owner' },
    ])
  })

  it('is an address whose mail came back in the last week, once, whatever was delivered elsewhere', async () => {
    const mails = createMailRecordStore(cloud.table('MAIL_RECORDS_TABLE'))
    const mailOf = (to: string, timestamp: string) => ({
      timestamp,
      messageId: randomUUID(),
      destination: [to],
      tags: { sender: ['receipts'] },
    })
    const bounce = (to: string, timestamp: string) =>
      mails.note({
        eventType: 'Bounce',
        mail: mailOf(to, timestamp),
        bounce: { timestamp, bounceType: 'Permanent', bouncedRecipients: [] },
      })
    await bounce('gone+1@import.example', '2026-11-20T08:00:00.000Z')
    await bounce('gone+1@import.example', '2026-11-22T08:00:00.000Z')
    await bounce('long-ago@import.example', '2026-11-16T09:00:00.000Z')
    const delivery = { timestamp: '2026-11-22T08:00:00.000Z' }
    const mail = mailOf('fine@import.example', delivery.timestamp)
    await mails.note({ eventType: 'Delivery', mail, delivery })
    expect(await waiting('mail_trouble')).toMatchObject([
      {
        path: 'log?view=mails&address=gone%2B1%40import.example&trouble=yes',
        since: '2026-11-22T08:00:00.000Z',
        about: 'gone+1@import.example',
        due: null,
      },
    ])
  })

  it('is work that failed for good', async () => {
    const [, url] = cloud.environment.DEAD_LETTER_QUEUES.split('=')
    await new SQSClient({}).send(new SendMessageCommand({ QueueUrl: url, MessageBody: '{}' }))
    expect(await waiting('job')).toMatchObject([
      { about: 'applications', path: 'log?view=jobs&area=applications' },
    ])
  })

  it('stands where one list cannot be read, and says which', async () => {
    const { getToday } = await import('./get-today.ts')
    const fine = async () => []
    const rest = { payments: fine, documents: fine, mails: fine, jobs: fine }
    const lists = { tenders: fine, messages: fine, ...rest }
    const found = await getToday({
      lists: {
        ...lists,
        applications: async () => Promise.reject(new Error('The table is away')),
      },
      tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
      now: () => now,
      log: silentLog,
    })
    expect(found).toMatchObject({ not_read: ['applications'], items: [] })
  })

  it('reads no more of a kind than it counts, however much there is of it', async () => {
    const rowsRead = async () => {
      const send = vi.spyOn(DynamoDBClient.prototype, 'send')
      await today()
      const answers = await Promise.all(send.mock.results.map(({ value }) => value))
      send.mockRestore()
      return answers.reduce((sum, answer) => sum + (answer.ScannedCount ?? 0), 0)
    }
    const more = (name: string, desk: Partial<DeskWork>) =>
      Promise.all(Array.from({ length: 120 }, (_, at) => submitted(`${name}-${at}`, desk)))
    for (const stage of ['to_check', 'to_hand_in'] as const) await more(`many-${stage}`, { stage })
    const ofMany = await rowsRead()
    for (const stage of ['to_check', 'to_hand_in'] as const) await more(`twice-${stage}`, { stage })
    expect(await rowsRead()).toBe(ofMany)
  })

  it('is counted to a hundred and listed by deadline, with the same number of questions', async () => {
    const before = await asks(today)
    await Promise.all(Array.from({ length: 120 }, (_, at) => submitted(`peak-${at}`, {})))
    let found: Awaited<ReturnType<typeof today>> | undefined
    const names = await asks(async () => {
      found = await today()
    })
    expect(found?.counts).toContainEqual({ kind: 'check', count: 100, is_more: true })
    expect(found?.items).toHaveLength(100)
    // what is late comes first
    expect(found?.items[0]?.due).toBe('2026-11-21')
    // of one kind alone, behind a hundred of another
    const { items, counts } = await today('reference')
    expect(items).toMatchObject([{ kind: 'reference', path: 'applications/handed/1' }])
    expect(counts).toEqual(found?.counts)
    expect(names).toHaveLength(before.length)
    expect(names).not.toContain('ScanCommand')
  })
})
