import type { FormData } from '#domain/applications/application.ts'
import { leadDaysOf } from '#domain/desk/own-deadline.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { createCompanyProfileStore } from '../../companies/company-profile-store.ts'
import { createImporterPartStore } from '../../companies/importer-part-store.ts'
import type { DocumentRow } from '../../documents/document-row.ts'
import { createDocumentStore } from '../../documents/document-store.ts'
import { randomIds } from '../../platform/ids.ts'
import { createImporterStore } from '../../platform/importers/importer-store.ts'
import { createMailRecordStore } from '../../platform/mail/mail-record-store.ts'
import { createLookStore } from '../../platform/notices/look-store.ts'
import { createNoticeStore } from '../../platform/notices/notice-store.ts'
import { createPaymentStore } from '../../platform/payments/payment-store.ts'
import type { ApplicationWork } from '../../platform/queue/application-work.ts'
import type { ReceiptWork } from '../../platform/queue/receipt-work.ts'
import { completeForm, knownRedWine } from '../../platform/test/builders.ts'
import type { TestCloud } from '../../platform/test/start-test-cloud.ts'
import { createKeptAnswerStore } from '../../portfolio/kept-answer-store.ts'
import { type ProductRow, productRowOf } from '../../portfolio/product-row.ts'
import { createProductStore } from '../../portfolio/product-store.ts'
import { createProducerStore } from '../../producers/listing/producer-store.ts'
import { createMarketStore } from '../../tenders/market-store.ts'
import { createTenderStore } from '../../tenders/tender-store.ts'
import { createTenderVersionStore } from '../../tenders/tender-version-store.ts'
import { createApplicationStore } from '../application-store.ts'
import { saveDraft } from '../save-draft.ts'
import { findNamed, loadNames } from '../search/find-named.ts'
import { createStockStore } from '../stock-store.ts'
import { submitApplication } from '../submit-application.ts'
import { createTimelineMarkStore } from '../timeline-mark-store.ts'

/** The use cases of applications over a test cloud, with a clock and a plan that the test sets. */
export function openApplications(cloud: TestCloud) {
  const clock = { now: new Date('2027-01-10T12:00:00Z'), hasPlan: true }
  const announced: ApplicationWork[] = []
  const sealsAsked: ReceiptWork[] = []
  const payments = cloud.table('PAYMENTS_TABLE')
  const producers = createProducerStore(cloud.table('PRODUCERS_TABLE'))
  const tenders = createTenderStore(cloud.table('TENDERS_TABLE'))
  const documents = createDocumentStore(cloud.table('DOCUMENTS_TABLE'))
  const importers = createImporterStore(cloud.table('IMPORTERS_TABLE'))
  const deps = {
    payments: createPaymentStore(payments),
    table: payments,
    applications: createApplicationStore(cloud.table('USER_APPLICATIONS_TABLE')),
    tenders,
    producers,
    findNamed: async (text: string) => findNamed(await loadNames({ producers, tenders }), text),
    versions: createTenderVersionStore(cloud.table('TENDER_VERSIONS_TABLE')),
    markets: createMarketStore(cloud.table('MARKETS_TABLE')),
    products: createProductStore(cloud.table('PRODUCTS_TABLE')),
    profiles: createCompanyProfileStore(cloud.table('COMPANY_PROFILES_TABLE')),
    importerParts: createImporterPartStore(cloud.table('IMPORTER_PARTS_TABLE')),
    stock: createStockStore(cloud.table('STOCK_TABLE')),
    keptAnswers: createKeptAnswerStore(cloud.table('KEPT_ANSWERS_TABLE')),
    documents,
    leadDays: async () => leadDaysOf(await importers.list()),
    importers,
    looks: createLookStore(cloud.table('NOTICES_TABLE')),
    notices: createNoticeStore(cloud.table('NOTICES_TABLE')),
    mails: createMailRecordStore(cloud.table('MAIL_RECORDS_TABLE')),
    marks: createTimelineMarkStore(cloud.table('TIMELINE_MARKS_TABLE')),
    access: {
      hasAccessPlan: async () => clock.hasPlan,
      mayApplyTo: async () => clock.hasPlan,
    },
    announce: async (work: ApplicationWork) => void announced.push(work),
    announceSeal: async (work: ReceiptWork) => void sealsAsked.push(work),
    now: () => clock.now,
  }
  const product_id = randomIds.product()
  return {
    deps,
    clock,
    announced,
    sealsAsked,
    product_id,
    caller: (user_id: UserId) =>
      ({ kind: 'user', user_id, desk_role: null, auth_time: null }) as const,
    /** Gives the user the one product of the tests, or writes another one over it. */
    addProduct: async (
      user_id: UserId,
      facts: ProductFacts = knownRedWine,
      before: ProductRow | null = null,
    ): Promise<ProductRow> => {
      const product = {
        product_id,
        version: (before?.version ?? 2) + 1,
        upload_id: null,
        row: null,
        facts,
        corrected_fields: [],
        updated_at: clock.now.toISOString(),
      }
      const row = productRowOf(user_id, product, { upload_ids: [], deleted_at: null })
      await deps.products.saveReading(row, before)
      return row
    },
    /** Gives the user a document with one clean file. */
    addDocument: async (user_id: UserId, more: Partial<DocumentRow> = {}): Promise<DocumentRow> => {
      const row: DocumentRow = {
        user_id,
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
        valid_to: '2027-12-31',
        languages: ['en'],
        files: [
          {
            file_id: randomIds.file(),
            file_name: 'prices.pdf',
            content_type: 'application/pdf',
            size_bytes: 1000,
            status: 'clean',
            reason: null,
            sha256: 'a'.repeat(64),
            created_at: clock.now.toISOString(),
          },
        ],
        replaces: null,
        replaced_by: null,
        created_at: clock.now.toISOString(),
        deleted_at: null,
        due_on: null,
        ...more,
      }
      await documents.add(row)
      return row
    },
    draft: (
      user_id: UserId,
      tender_id: TenderId,
      answers: FormData['answers'] = {},
      more: Partial<FormData> = {},
    ) => {
      const form = completeForm(product_id)
      const form_data = { ...form, ...more, answers: { ...form.answers, ...answers } }
      const draft = { tender_id, form_data, version: 0 }
      return saveDraft(deps, user_id, draft)
    },
    submit: (user_id: UserId, tender_id: TenderId) =>
      submitApplication(deps, user_id, { tender_id, version: 1 }),
  }
}
