import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isOfDesk } from '#contracts/route.ts'
import { type RouteName, routes } from '#contracts/routes.ts'
import type { FormData } from '#domain/applications/application.ts'
import { paymentIdSchema } from '#domain/billing/payment.ts'
import { mostFiles } from '#domain/documents/document.ts'
import { offerAnew } from '#domain/enquiries/offer.ts'
import { currentRuleVersion } from '#domain/matching/rule-version.ts'
import { messageIdSchema, privateSaleIdSchema, productIdSchema } from '#domain/shared/ids.ts'
import { createFactorStore } from '../../accounts/factors/factor-store.ts'
import { createApplicationStore } from '../../applications/application-store.ts'
import { notStarted } from '../../applications/applying.ts'
import { createDocumentStore } from '../../documents/document-store.ts'
import { createEnquiryStore } from '../../enquiries/enquiry-store.ts'
import { createPrivateSaleContactStore } from '../../enquiries/private-sale-contact-store.ts'
import { keptMatches } from '../../matching/match-row.ts'
import { createMatchStore } from '../../matching/match-store.ts'
import { productRowOf } from '../../portfolio/product-row.ts'
import { createProductStore } from '../../portfolio/product-store.ts'
import { createUploadStore } from '../../portfolio/upload-store.ts'
import { createTenderStore } from '../../tenders/tender-store.ts'
import { randomIds } from '../ids.ts'
import { mapInBatches } from '../map-in-batches.ts'
import { createPaymentStore } from '../payments/payment-store.ts'
import { knownRedWine, tenderId, tenderRow, userId } from '../test/builders.ts'
import { grantPlan } from '../test/grant-plan.ts'
import { loadHttpHandlers } from '../test/handlers.ts'
import { httpEvent } from '../test/http-event.ts'
import { startTestCloud, type TestCloud } from '../test/start-test-cloud.ts'
import { writeCursor } from './cursor.ts'

/** What a function may answer, as Lambda counts it. */
const largestAnswer = 6 * 1024 * 1024
const count = 120
const ids = Array.from({ length: count }, (_, index) => index + 1)
const now = new Date('2027-01-10T12:00:00Z')
const at = (id: number) => new Date(now.getTime() + id * 1000).toISOString()

const owner = userId('owner-of-much')
const admin = userId('admin')
const productIdOf = (id: number) => productIdSchema.parse(`prd_${String(id).padStart(8, '0')}`)
const saleId = (id: number) => privateSaleIdSchema.parse(`pvs_${String(id).padStart(8, '0')}`)
/** Takes seven times its length in an answer. */
const hostileText = '\u0001'.repeat(5000)
const line = 'x'.repeat(200)

type Handlers = Awaited<ReturnType<typeof loadHttpHandlers>>
type Item = Record<string, { [field: string]: unknown }> & Record<string, unknown>

describe('a list with more than an answer can hold', () => {
  let cloud: TestCloud
  let handlers: Handlers

  beforeAll(async () => {
    // what the functions log
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    cloud = await startTestCloud()
    handlers = await loadHttpHandlers(cloud)
    await grantPlan(cloud, owner)
    await createFactorStore(cloud.table('FACTORS_TABLE')).add(admin, {
      factor_id: randomIds.factor(),
      factor_type: 'totp',
      status: 'verified',
      friendly_name: 'Authenticator',
      issuer: 'Nordgate',
      phone: null,
      created_at: at(0),
      enabled_at: '2026-01-01T00:00:00.000Z',
    })
    await mapInBatches(ids, 10, fillOne)
    await addMatches()
  }, 120_000)
  afterAll(async () => {
    vi.restoreAllMocks()
    await cloud.stop()
  })

  async function fillOne(id: number): Promise<void> {
    // the words are title and type of the summary
    const words = `Red wine ${'x'.repeat(30_000)}`
    const tender = tenderRow(id, { offer_deadline: '2099-01-01', product_type: words })
    await createTenderStore(cloud.table('TENDERS_TABLE')).save(tender, 0)
    await addApplication(id)
    await addPortfolio(id)
    await addDocument(id)
    await addPayment(id)
    await grantPlan(cloud, userId(`payer-${id}`))
    await addEnquiries(id)
  }

  async function addApplication(id: number): Promise<void> {
    const answers = Object.fromEntries(
      Array.from({ length: 20 }, (_, n) => [`note_${n}`, 'x'.repeat(5000)]),
    )
    const form_data: FormData = { product_id: null, answers }
    const listed = { market: 'SE', last_day: '2099-01-01', company_name: line, product_name: line }
    const row = {
      ...notStarted(owner, tenderId(id), now),
      form_data,
      version: 1,
      listed: { ...listed, market: 'SE' as const },
    }
    await createApplicationStore(cloud.table('USER_APPLICATIONS_TABLE')).save(row, 'save', 0)
  }

  async function addPortfolio(id: number): Promise<void> {
    const product = {
      product_id: productIdOf(id),
      version: 1,
      upload_id: null,
      row: null,
      facts: {
        ...knownRedWine,
        name: `Wine ${String(id).padStart(3, '0')}`,
        grapes: Array.from({ length: 100 }, () => ({ variety: 'é'.repeat(300), share: null })),
      },
      corrected_fields: [],
      updated_at: at(id),
    }
    const row = productRowOf(owner, product, { upload_ids: [], deleted_at: null })
    await createProductStore(cloud.table('PRODUCTS_TABLE')).saveReading(row, null)
    const problem = { code: 'value_not_understood' as const, row: 1, text: line }
    await createUploadStore(cloud.table('UPLOADS_TABLE')).add({
      user_id: owner,
      upload_id: randomIds.upload(),
      file_name: `${'x'.repeat(240)}.csv`,
      content_type: 'text/csv',
      size_bytes: 1,
      status: 'read',
      product_count: 1,
      problems: Array.from({ length: 500 }, () => problem),
      problem_count: 500,
      created_at: at(id),
      read_at: at(id),
      read_etag: null,
      import: null,
      revision: 0,
      asked_at: null,
      choices: null,
    })
  }

  async function addDocument(id: number): Promise<void> {
    const file = {
      file_id: randomIds.file(),
      file_name: `${'x'.repeat(240)}.pdf`,
      content_type: 'application/pdf' as const,
      size_bytes: 1,
      status: 'clean' as const,
      reason: null,
      sha256: 'a'.repeat(64),
      created_at: at(id),
    }
    await createDocumentStore(cloud.table('DOCUMENTS_TABLE')).add({
      user_id: owner,
      document_id: randomIds.document(),
      version: 1,
      kind: 'technical-sheet',
      product_id: productIdOf(id),
      product_name: line,
      vintage: 2024,
      lot: line,
      holder: line,
      issuer: line,
      number: line,
      valid_from: null,
      // many that end on the same day
      valid_to: id % 3 === 0 ? null : '2099-12-31',
      languages: [],
      files: Array.from({ length: mostFiles }, () => file),
      replaces: null,
      replaced_by: null,
      created_at: at(id),
      deleted_at: null,
      revision: 0,
      due_on: null,
    })
  }

  /** Each product is among the kept matches of one tender. */
  async function addMatches(): Promise<void> {
    const store = createMatchStore(cloud.table('MATCHES_TABLE'))
    for (let first = 0; first < count; first += keptMatches) {
      const best = ids.slice(first, first + keptMatches).map((id) => ({
        product_id: productIdOf(id),
        product_version: 1,
        verdict: 'possible' as const,
        score: 50,
        to_check_yourself: 0,
        missing: [],
        others: 0,
      }))
      await store.save({
        user_id: owner,
        tender_id: tenderId(first + 1),
        counts: { strong: 0, possible: best.length, near: 0, incomplete: 0, none: 0 },
        best,
        only_price: { count: 0, best: [] },
        to_complete: [],
        tender_version: 1,
        portfolio_version: 1,
        rule_version: currentRuleVersion,
        computed_at: at(0),
      })
    }
  }

  async function addPayment(id: number): Promise<void> {
    const tender_ids = ids.slice(0, 50).map(tenderId)
    const net = { amount_minor: 18_500, currency: 'EUR' }
    await createPaymentStore(cloud.table('PAYMENTS_TABLE')).add({
      user_id: owner,
      customer_id: 'cus_1',
      payment_id: paymentIdSchema.parse(`cs_test_${id}`),
      purpose: 'application_fees',
      tender_ids,
      credited_tender_ids: tender_ids,
      status: 'paid',
      net,
      total: net,
      tax: null,
      is_reverse_charge: false,
      refunded: null,
      referral_code: null,
      created_at: at(id),
      paid_at: at(id),
      version: 1,
    })
  }

  async function addEnquiries(id: number): Promise<void> {
    const enquiries = createEnquiryStore(cloud.table('ENQUIRIES_TABLE'))
    const said = { company: line, email: 'a@example.com', language: 'en' as const }
    const received = { status: 'new' as const, received_at: new Date().toISOString() }
    await enquiries.add({
      kind: 'message',
      enquiry_id: messageIdSchema.parse(`msg_${String(id).padStart(8, '0')}`),
      name: line,
      message: hostileText,
      ...said,
      ...received,
    })
    await enquiries.add({
      kind: 'private_sale',
      enquiry_id: saleId(id),
      buyer_type: 'horeca',
      contact_name: line,
      phone: null,
      market: 'SE',
      category: 'red_wine',
      origin_country: null,
      wanted: hostileText,
      quantity: line,
      needed_by: null,
      ...said,
      ...received,
    })
    const contacts = createPrivateSaleContactStore(cloud.table('PRIVATE_SALE_CONTACTS_TABLE'))
    const terms = {
      product_id: randomIds.product(),
      product_name: `${id} ${line}`,
      company_name: line,
      volume_ml: 750,
      price: { amount_minor: 650, currency: 'EUR' },
      quantity: 600,
      terms: line,
      valid_until: '2099-01-31',
    }
    // many at the same moment
    const offer = offerAnew(null, terms, new Date(at(id % 3)), '2026-01-01')
    if (offer === null) throw new Error('a first offer is free')
    const own = { ...offer, product_id: randomIds.product() }
    const due = '2099-01-31'
    const key = { user_id: userId(`payer-${id}`), enquiry_id: saleId(1) }
    const { received_at } = received
    await contacts.saveOffers([{ ...key, offer, seen: 0, received_at, due }])
    await contacts.saveOffers([
      { user_id: owner, enquiry_id: saleId(id), offer: own, seen: 0, received_at, due },
    ])
  }

  async function ask(name: RouteName, query: Record<string, string>) {
    const { method, path, capability, audience } = routes[name]
    const caller = isOfDesk(audience) ? { user_id: admin, groups: ['admin'] } : { user_id: owner }
    const params = { tender_id: '1', enquiry_id: saleId(1) }
    return handlers[capability](httpEvent(`${method} ${path}`, { caller, params, query }))
  }

  /** All pages, each as large as it may be, and each less than a function may answer. */
  async function pagesOf(name: RouteName, query: Record<string, string>) {
    const pages: Record<string, unknown>[] = []
    let cursor: string | null = null
    do {
      const behind: Record<string, string> = cursor === null ? {} : { cursor }
      const answer = await ask(name, { limit: '100', ...query, ...behind })
      expect(answer).toMatchObject({ statusCode: 200 })
      expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(largestAnswer)
      const page = JSON.parse(String(answer.body))
      pages.push(page)
      cursor = page.next_cursor
    } while (cursor !== null)
    return pages
  }

  const lists: [RouteName, string, (item: Item) => unknown, number, Record<string, string>][] = [
    ['listTenders', 'tenders', (item) => item.tender_id, count, {}],
    [
      'listKeyDates',
      'key_dates',
      (item) => item.tender?.tender_id,
      count,
      { from: '2099-01-01', to: '2099-01-31' },
    ],
    ['listApplications', 'applications', (item) => item.tender?.tender_id, count, {}],
    ['listAllApplications', 'applications', (item) => item.tender?.tender_id, count, {}],
    ['listUploads', 'uploads', (item) => item.upload_id, count, {}],
    ['listProducts', 'products', (item) => item.product_id, count, {}],
    ['listDocuments', 'documents', (item) => item.document_id, count, {}],
    ['listMatchesByProduct', 'rows', (item) => item.product?.product_id, count, {}],
    ['getTenderMatches', 'rows', (item) => item.product?.product_id, count, {}],
    ['listPayments', 'payments', (item) => item.payment_id, count, {}],
    ['listPrivateSales', 'private_sales', (item) => item.enquiry_id, count, {}],
    ['listEnquiries', 'enquiries', (item) => item.enquiry?.enquiry_id, 2 * count, {}],
    ['listOffers', 'offers', (item) => item.product_id, count + 1, {}],
    ['listOwnOffers', 'offers', (item) => item.enquiry_id, count, {}],
  ]

  it.each(lists)(
    'comes in pages below 6 MB that hold every item once: %s',
    async (name, list, idOf, total, query) => {
      const pages = await pagesOf(name, query)
      expect(pages.length).toBeGreaterThan(1)
      const found = pages.flatMap((page) => (page[list] as Item[]).map(idOf))
      expect(found).toHaveLength(total)
      expect(new Set(found).size).toBe(total)
    },
    60_000,
  )

  it.each([...lists.map(([name]) => name), 'listSecurityEvents' as const])(
    'refuses a place that is none: %s',
    async (name) => {
      const range = { from: '2099-01-01', to: '2099-01-31' }
      for (const place of ['', -1, [], {}, { user_id: 'x' }]) {
        const query = { ...(name === 'listKeyDates' ? range : {}), cursor: writeCursor(place) }
        const { statusCode } = await ask(name, query)
        // some lists take any text for a place, and go on behind it
        const refused = place === '' ? [200, 400] : [400]
        expect(refused, JSON.stringify(place)).toContain(statusCode)
      }
    },
  )
})
