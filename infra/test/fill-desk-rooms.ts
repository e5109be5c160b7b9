import { randomUUID } from 'node:crypto'
import { paymentIdSchema } from '#domain/billing/payment.ts'
import { paymentStatuses } from '#domain/billing/payment-status.ts'
import { contactMessageSchema, privateSaleRequestSchema } from '#domain/enquiries/enquiry-schema.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { createContentStore } from '../../functions/content/content-store.ts'
import { madeNews, madeTestimonial } from '../../functions/content/test/made-content.ts'
import { createEnquiryStore } from '../../functions/enquiries/enquiry-store.ts'
import { createRecordCall } from '../../functions/platform/desk-log/desk-log.ts'
import type { Table } from '../../functions/platform/dynamodb/table.ts'
import { randomIds } from '../../functions/platform/ids.ts'
import { createMailRecordStore } from '../../functions/platform/mail/mail-record-store.ts'
import { mapInBatches } from '../../functions/platform/map-in-batches.ts'
import { createPaymentStore } from '../../functions/platform/payments/payment-store.ts'
import { tenderId, userId } from '../../functions/platform/test/builders.ts'
import type { TestTable } from '../../functions/platform/test/test-tables.ts'
import { createLetterStore } from '../../functions/producers/letters/letter-store.ts'
import { createIntakeStore } from '../../functions/tenders/intake/intake-store.ts'

export interface Tables {
  readonly table: (setting: TestTable) => Table
}

/** How many rows are written at once. */
const atOnce = 16
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const fill = (count: number, write: (n: number) => Promise<unknown>) =>
  mapInBatches(numbersTo(count), atOnce, write)
/** Some minutes apart, back from a moment. */
const before = (now: Date, n: number) => new Date(now.getTime() - n * 600_000).toISOString()

/** What the other rooms of the desk list: payments, messages, log, plans, words of the site, mails, letters. */
export async function fillRooms(
  cloud: Tables,
  operator: UserId,
  { tenders, companies }: { readonly tenders: number; readonly companies: number },
): Promise<void> {
  const now = new Date()
  await fillPayments(cloud, now, companies)
  await fillMessages(cloud, now, Math.ceil(companies / 2))
  await fillLog(cloud, operator, companies)
  await fillMails(cloud, now, companies)
  const intakes = createIntakeStore(cloud.table('TENDER_INTAKES_TABLE'))
  await fill(Math.ceil(tenders / 20), (n) =>
    intakes.save({
      intake_id: randomIds.intake(),
      file_name: `plan-${n}.xlsx`,
      size_bytes: 1000,
      source: 'alko',
      status: 'read',
      problem: null,
      columns: [],
      notes: [],
      counts: { new: 10, changed: 1, unchanged: 0, open: 0 },
      missing: [],
      brought_at: before(now, n),
      read_at: before(now, n),
    }),
  )
  await fillContent(cloud, now, Math.ceil(tenders / 20))
  const letters = createLetterStore(cloud.table('LETTERS_TABLE'))
  await fill(Math.ceil(companies / 20), (n) =>
    letters.add({
      user_id: userId('producer-1'),
      written_by: operator,
      letter_id: randomUUID(),
      subject: `Letter ${n}`,
      text: 'Words',
      written_at: before(now, n),
      mailed_at: before(now, n),
    }),
  )
}

function fillPayments(cloud: Tables, now: Date, companies: number): Promise<unknown> {
  const payments = createPaymentStore(cloud.table('PAYMENTS_TABLE'))
  const net = { amount_minor: 9900, currency: 'EUR' as const }
  return fill(2 * companies, (n) =>
    payments.add({
      user_id: userId(`producer-${(n % companies) + 1}`),
      payment_id: paymentIdSchema.parse(`cs_made_${n}`),
      purpose: n % 50 === 0 ? 'single_application' : 'application_fees',
      tender_ids: [tenderId(n)],
      status: paymentStatuses[n % paymentStatuses.length] ?? 'paid',
      net,
      total: net,
      tax: null,
      is_reverse_charge: false,
      refunded: null,
      referral_code: null,
      created_at: before(now, n),
      paid_at: null,
      customer_id: `cus_${n}`,
      credited_tender_ids: [],
      version: 1,
    }),
  )
}

function fillMessages(cloud: Tables, now: Date, count: number): Promise<unknown> {
  const enquiries = createEnquiryStore(cloud.table('ENQUIRIES_TABLE'))
  const written = { email: 'buyer@example.com', language: 'en' }
  return fill(count, (n) => {
    const more = {
      status: (['closed', 'answered', 'closed', 'new'] as const)[n % 4] ?? 'new',
      received_at: before(now, n),
    }
    if (n % 2 === 0) {
      const message = { ...written, enquiry_id: `msg_${randomUUID()}`, name: `N ${n}` }
      const parsed = contactMessageSchema.parse({ ...message, company: null, message: 'Words' })
      return enquiries.add({ ...parsed, ...more, kind: 'message' })
    }
    const request = privateSaleRequestSchema.parse({
      ...written,
      enquiry_id: `pvs_${randomUUID()}`,
      buyer_type: 'horeca',
      company: `Restaurant ${n}`,
      contact_name: 'A. Buyer',
      phone: null,
      market: 'SE',
      category: null,
      origin_country: null,
      wanted: 'A red wine',
      quantity: '12 bottles',
      needed_by: null,
    })
    return enquiries.add({ ...request, ...more, kind: 'private_sale' })
  })
}

function fillLog(cloud: Tables, actor_id: UserId, count: number): Promise<unknown> {
  const record = createRecordCall(cloud.table('DESK_LOG_TABLE'), () => new Date())
  return fill(count, (n) =>
    record({
      kind: n % 2 === 0 ? 'change' : 'read',
      actor_id,
      role: 'admin',
      action: n % 3 === 0 ? 'saveTender' : 'takeOverApplication',
      subject: `tenders/${n % 100}`,
      status: 200,
      before: n,
      after: n + 1,
      reason: null,
      request_id: `r${n}`,
    }),
  )
}

function fillMails(cloud: Tables, now: Date, count: number): Promise<unknown> {
  const mails = createMailRecordStore(cloud.table('MAIL_RECORDS_TABLE'))
  const minutes = new Date(now.getTime())
  return fill(count, (n) =>
    mails.note({
      eventType: 'Send',
      mail: {
        timestamp: new Date(minutes.getTime() - n * 1000).toISOString(),
        messageId: randomUUID(),
        destination: [`export@company-${(n % 100) + 1}.example`],
        commonHeaders: { subject: 'Two tenders fit' },
        tags: { sender: [n % 2 === 0 ? 'notices' : 'billing'] },
      },
    }),
  )
}

function fillContent(cloud: Tables, now: Date, count: number): Promise<unknown> {
  const content = createContentStore(cloud.table('SITE_CONTENT_TABLE'))
  return fill(count, (n) =>
    content.save({
      ...(n % 2 === 0
        ? { kind: 'testimonial', content_id: `made-${n}`, draft: madeTestimonial(`Words ${n}`) }
        : { kind: 'news', content_id: `2026-11-02-made-${n}`, draft: madeNews }),
      version: 1,
      published: null,
      published_at: null,
      updated_at: before(now, n),
      before: null,
    }),
  )
}
