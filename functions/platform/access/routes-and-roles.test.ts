import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { deskApplicationRoutes } from '#contracts/desk-applications.ts'
import { type Capability, isOfDesk, type Route, type RouteRequest } from '#contracts/route.ts'
import { type RouteName, routes } from '#contracts/routes.ts'
import { type DeskWork, untouched } from '#domain/applications/desk-work.ts'
import { uncheckedVat } from '#domain/companies/vat-check.ts'
import { privateSaleRequestSchema } from '#domain/enquiries/enquiry-schema.ts'
import { offerAnew } from '#domain/enquiries/offer.ts'
import { offerTermsSchema } from '#domain/enquiries/offer-schema.ts'
import type { OfferStep } from '#domain/enquiries/offer-steps.ts'
import { currentRuleVersion } from '#domain/matching/rule-version.ts'
import { noCounts } from '#domain/matching/verdict.ts'
import type { NoticeOf } from '#domain/notices/notice.ts'
import { savedSearchSchema } from '#domain/notices/saved-search-schema.ts'
import type {
  DocumentId,
  ExportId,
  FactorId,
  FileId,
  IntakeId,
  PrivateSaleId,
  TenderId,
  UserId,
} from '#domain/shared/ids.ts'
import { savedViewSchema } from '#domain/shared/saved-view.ts'
import { createAccountStateStore } from '../../accounts/account-state-store.ts'
import { createFactorStore } from '../../accounts/factors/factor-store.ts'
import { createExportStore } from '../../accounts/personal-data/export-store.ts'
import { type ApplicationRow, listedOf } from '../../applications/application-row.ts'
import { createApplicationStore } from '../../applications/application-store.ts'
import { notStarted } from '../../applications/applying.ts'
import { createAccessPlanStore } from '../../billing/access-plan-store.ts'
import { createCompanyProfileStore } from '../../companies/company-profile-store.ts'
import { createContentStore } from '../../content/content-store.ts'
import { addTestimonial, madeTestimonial } from '../../content/test/made-content.ts'
import { createDeskLogStore } from '../../desk/desk-log-store.ts'
import { createDocumentStore } from '../../documents/document-store.ts'
import { signedGuarantee } from '../../documents/forms/test/signed-guarantee.ts'
import { createHandInStore } from '../../documents/hand-in/hand-in-store.ts'
import { createEnquiryStore } from '../../enquiries/enquiry-store.ts'
import { createPrivateSaleContactStore } from '../../enquiries/private-sale-contact-store.ts'
import { createMatchStore } from '../../matching/match-store.ts'
import { productViews } from '../../portfolio/keep-product-views.ts'
import { createPortfolioStore } from '../../portfolio/portfolio-store.ts'
import { productRowOf } from '../../portfolio/product-row.ts'
import { createProductStore } from '../../portfolio/product-store.ts'
import { createUploadStore } from '../../portfolio/upload-store.ts'
import { createReceiptStore } from '../../receipts/receipt-store.ts'
import { madeReceipt } from '../../receipts/test/made-receipt.ts'
import { createIntakeStore } from '../../tenders/intake/intake-store.ts'
import { addReadPlan, heldPublication } from '../../tenders/intake/test/read-plan.ts'
import { createTenderStore } from '../../tenders/tender-store.ts'
import { createTenderVersionStore } from '../../tenders/tender-version-store.ts'
import { transact } from '../dynamodb/transact.ts'
import { updateRow } from '../dynamodb/write-rows.ts'
import type { HttpHandler } from '../http/serve.ts'
import { randomIds } from '../ids.ts'
import { namedTenderOf, noticeIds } from '../notices/notice-id.ts'
import { createNoticeStore } from '../notices/notice-store.ts'
import { createSearchStore } from '../notices/search-store.ts'
import {
  companyProfile,
  completeForm,
  knownRedWine,
  publishedTender,
  redWine,
  tenderId,
  tenderRow,
  userId,
} from '../test/builders.ts'
import { grantPlan } from '../test/grant-plan.ts'
import { loadHttpHandlers } from '../test/handlers.ts'
import { httpEvent, type TestCaller } from '../test/http-event.ts'
import { startTestCloud, type TestCloud } from '../test/start-test-cloud.ts'
import { createViewStore } from '../views/view-store.ts'

const roles = [
  'anonymous',
  'other user',
  'owner without plan',
  'owner with a single application',
  'owner with plan',
  'operator',
  'operator without factor',
  'administrator',
  'administrator without factor',
  'owner before step-up',
  'owner with an old sign-in',
  'owner signed out everywhere',
] as const
type Role = (typeof roles)[number]

/** Everything that one owner has. Made anew for every route and role, so that no cell depends on another. */
interface Belongings {
  readonly owner: UserId
  readonly tender_id: TenderId
  readonly upload_id: string
  readonly document_id: DocumentId
  /** A clean one. */
  readonly file_id: FileId
  readonly link_id: string
  readonly factor_id: FactorId
  readonly export_id: ExportId
  /** A request that everybody with the plan may answer. */
  readonly private_sale_id: PrivateSaleId
  readonly product_id: ReturnType<typeof randomIds.product>
  /** A plan that was read, with a row to review, one to publish, and a publication to undo. */
  readonly intake_id: IntakeId
  /** A testimonial, published and written anew. */
  readonly content_id: string
}

const company = companyProfile({ legal_name: 'Test SARL', language: 'fr' })

/** A request as a visitor makes it. */
const privateSaleOf = (email: string) => ({
  enquiry_id: `pvs_${randomUUID()}`,
  buyer_type: 'horeca' as const,
  company: 'Test Hotel AB',
  contact_name: 'A. Test',
  email,
  phone: null,
  market: 'SE' as const,
  category: 'red_wine' as const,
  origin_country: 'FR',
  wanted: 'A house wine',
  quantity: '600 bottles a year',
  needed_by: null,
  language: 'en' as const,
})

const powerToSign = {
  kind: 'power-to-sign' as const,
  product_id: null,
  vintage: null,
  lot: null,
  holder: null,
  issuer: null,
  number: null,
  valid_from: null,
  valid_to: null,
  languages: [],
}

/** A search of the owner, without addresses of its own. */
const ownView = { name: 'French', search: 'country=FR' }
const viewIdOf = (tender_id: TenderId) => `view_${tender_id}-12345678`
const ownSearch = savedSearchSchema.parse({
  search_id: 'sea_ofowner1',
  name: 'Red wine in Sweden',
  filter: { market: 'SE', category: 'red_wine' },
  saved_at: '2026-01-05T10:00:00.000Z',
  feed_made_at: null,
})

/** A result of which only the source is known. */
const orderEntry = {
  entry_id: 'ord_aaaaaaaa',
  step: 'labels',
  done_on: '2026-11-20',
  responsible: null,
  numbers: {},
  quantity: null,
  lot: null,
  ready_on: null,
  price_minor: null,
  currency: null,
  term: null,
  result: null,
  measures: {},
  documents: [] as never[],
  deviation: null,
  note: null,
} as const
const salesEntry = {
  entry_id: 'ord_aaaaaaaa',
  currency: null,
  source: null,
  months: [{ month: '2026-11', units: 12, value_minor: null }],
}
const awarded = {
  product: null,
  score: null,
  price: null,
  offers: null,
  decided_on: null,
  evidence: 'https://example.org/results',
}

type Bodies = {
  readonly [Name in RouteName]: RouteRequest<(typeof routes)[Name]>['body'] extends undefined
    ? undefined
    : (own: Belongings) => RouteRequest<(typeof routes)[Name]>['body']
}

/** The queries without which a route refuses. */
const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  listKeyDates: { from: '2099-01-01', to: '2099-01-31' },
  listAgenda: { to: '2027-01-31' },
  getTenderChanges: { since: '1' },
  countTenderFit: { tender_ids: '1,2' },
  getPublishedNews: { language: 'en' },
  takeBackContent: { version: '1' },
  removeContent: { version: '1' },
}

/** A body that each route accepts of who may call it. A route without one does not compile. */
const bodies: Bodies = {
  getSiteConfig: undefined,
  requestMagicLink: ({ owner }) => ({ email: `${owner}@example.com`, locale: 'en' }),
  sendPasswordReset: ({ owner }) => ({
    email: `${owner}@example.com`,
    redirectTo: 'https://site.example/reset-password',
  }),
  resetPassword: ({ owner }) => ({
    email: `${owner}@example.com`,
    token: 'made-up',
    new_password: 'another long word',
  }),
  listFactors: undefined,
  enrolFactor: () => ({ factor_type: 'phone', friendly_name: 'Phone', phone: '+46700000001' }),
  renameFactor: () => ({ friendly_name: 'Other' }),
  removeFactor: undefined,
  challengeFactor: () => ({}),
  verifyFactor: ({ factor_id }) => ({
    code: '123456',
    challenge_id: `${Date.now() + 60_000}.${factor_id}`,
  }),
  makeRecoveryCodes: undefined,
  changePassword: () => ({ previous_password: 'one long word', new_password: 'another long word' }),
  requestEmailChange: () => ({ email: 'new@example.com', locale: 'en' }),
  confirmEmailChange: () => ({ code: '123456' }),
  signOutEverywhere: undefined,
  listSecurityEvents: undefined,
  requestExport: () => ({ locale: 'en' }),
  listExports: undefined,
  getExportFile: undefined,
  getErasure: undefined,
  deleteAccount: () => ({ email: 'owner@example.com', locale: 'en' }),
  cancelDeletion: undefined,
  listTenders: undefined,
  getTenderSummary: undefined,
  getTender: undefined,
  getTenderChanges: undefined,
  listMarkets: undefined,
  listDeskTenders: undefined,
  countTenderFit: undefined,
  getDeskTender: undefined,
  listTenderVersions: undefined,
  countFitOfTender: () => ({ criteria: [redWine] }),
  listIntakes: undefined,
  createIntake: () => ({ from: 'file', file_name: 'plan.xlsx', size_bytes: 3 }),
  getIntake: undefined,
  mapIntakeColumns: () => ({ source: 'alko', columns: { Remark: 'requirements' } }),
  getIntakeRow: undefined,
  saveIntakeRow: () => ({
    revision: 1,
    published: publishedTender({ product_type: 'Red wine' }),
    criteria: [redWine],
    state: 'confirmed',
  }),
  countIntakeFit: () => ({ criteria: [redWine] }),
  publishIntake: () => ({ numbers: [2] }),
  undoPublication: undefined,
  saveMarket: () => ({ status: 'live', opens_on: null }),
  saveTender: () => ({ published: publishedTender({ product_type: 'Red wine' }), version: 1 }),
  correctCriteria: () => ({ criteria: [redWine], version: 1 }),
  undoTenderChange: () => ({ version: 1 }),
  recordResult: () => ({ result: { ...awarded, winner: 'Test Import AB' }, over: null }),
  listKeyDates: undefined,
  getCalendarFeed: undefined,
  getTenderCalendar: undefined,
  getTenderNews: undefined,
  getPersonalCalendar: undefined,
  findPersonalFeed: undefined,
  makePersonalFeed: undefined,
  endPersonalFeed: undefined,
  createUpload: () => ({ file_name: 'list.csv', size_bytes: 3 }),
  listUploads: undefined,
  getUpload: undefined,
  getUploadFile: undefined,
  deleteUpload: undefined,
  listImportRows: undefined,
  readUploadAgain: () => ({}),
  mendProducts: ({ product_id }) => ({
    product_id,
    field: 'vintage',
    confirm: false,
    value: 2020,
    spread: 'none',
  }),
  undoImport: undefined,
  listDocuments: undefined,
  listProducerDocuments: undefined,
  openProducerFile: ({ document_id, file_id }) => ({ document_id, file_id }),
  createDocument: ({ product_id }) => ({
    details: { ...powerToSign, product_id },
    replaces: null,
    attempt: randomUUID(),
  }),
  changeDocument: () => ({ details: powerToSign, version: 1 }),
  deleteDocument: undefined,
  restoreDocument: undefined,
  addDocumentFile: () => ({ file_name: 'scan.pdf', size_bytes: 3, instead_of: null }),
  getDocumentFile: undefined,
  printDocumentForm: () => ({ kind: 'guarantee-of-supply', values: {} }),
  signDocument: ({ product_id }) => ({ ...signedGuarantee(), product_id }),
  listHandInLinks: undefined,
  createHandInLink: ({ product_id }) => ({
    kind: 'certificate-of-analysis',
    product_id,
    note: '',
    language: 'en',
    days: 14,
  }),
  revokeHandInLink: undefined,
  openHandIn: () => ({ key: unknownKey }),
  handInDocument: () => ({
    key: unknownKey,
    details: {
      holder: null,
      issuer: null,
      number: null,
      vintage: null,
      lot: null,
      valid_from: null,
      valid_to: null,
    },
    file_name: 'scan.pdf',
    size_bytes: 3,
  }),
  listProducts: undefined,
  addProduct: () => ({ facts: knownRedWine }),
  getProduct: undefined,
  correctProduct: () => ({ facts: { ...knownRedWine, vintage: 2021 }, version: 1 }),
  listProductLines: undefined,
  listProductViews: undefined,
  saveProductView: () => ownView,
  removeProductView: undefined,
  listDoubts: undefined,
  changeProducts: ({ product_id }) => ({
    changes: [{ product_id, version: 1, facts: { vintage: 2021 } }],
  }),
  deleteProducts: ({ product_id }) => ({ product_ids: [product_id], undo: false }),
  deleteProduct: undefined,
  restoreProduct: undefined,
  getMatchSummary: undefined,
  listProductsToComplete: undefined,
  listMatchesByTender: undefined,
  listMatchesByProduct: undefined,
  getMatchPreview: undefined,
  chooseMatchPreview: ({ tender_id }) => ({ tender_id }),
  dismissMatch: ({ tender_id, product_id }) => ({ tender_id, product_id, dismissed: true }),
  getTenderMatches: undefined,
  getOpenRequirements: undefined,
  getRequirementCounts: undefined,
  getProductMatch: undefined,
  listApplications: undefined,
  listAgenda: undefined,
  getApplication: undefined,
  saveDraft: ({ product_id }) => ({ form_data: completeForm(product_id), version: 1 }),
  keepAnswer: ({ product_id }) => ({
    field: 'so2TotalMgPerL',
    value: '95',
    product_id,
    vintage: 2024,
  }),
  discardDraft: undefined,
  submitApplication: () => ({ version: 1 }),
  previewOffer: undefined,
  saveSamples: () => ({ version: 2, samples: [] }),
  printSamplePaper: undefined,
  getOrder: undefined,
  getListingData: undefined,
  findListingData: undefined,
  recordOrderStep: () => ({ version: 2, entry: orderEntry }),
  recordSales: () => ({ version: 2, entry: salesEntry }),
  recordSalesAtDesk: () => ({ version: 2, entry: salesEntry }),
  findOrder: undefined,
  recordOrderStepAtDesk: () => ({ version: 2, entry: orderEntry }),
  recordSample: () => ({
    version: 2,
    lot: 'L 1',
    vintage: null,
    arrived_on: null,
    retained: 6,
    retained_at: null,
  }),
  takeOverApplication: () => ({ version: 2, responsible: true }),
  waiveFinding: () => ({ version: 2, rule_id: 'none', reason: 'Agreed by phone' }),
  checkOffer: () => ({ version: 2 }),
  listOfferFields: undefined,
  handInOffer: () => ({ channel: 'portal', version: 2 }),
  recordReference: () => ({ version: 2, reference: 'R-1', given_at: '2026-01-05T10:00' }),
  addConfirmation: () => ({ version: 3, file_name: 'receipt.pdf', size_bytes: 3 }),
  findConfirmation: undefined,
  getConfirmation: undefined,
  recordOutcome: () => ({
    version: 2,
    entry: {
      event_id: `out_${randomUUID()}`,
      kind: 'won',
      day: '2026-01-05',
      note: null,
      evidence: null,
      details: {},
      corrects: null,
    },
  }),
  listThread: undefined,
  writeToProducer: () => ({ message_id: `thm_${randomUUID()}`, text: 'A question' }),
  listMessages: undefined,
  writeToDesk: () => ({ message_id: `thm_${randomUUID()}`, text: 'An answer' }),
  getReceipt: undefined,
  getSealedFile: undefined,
  findReceipt: undefined,
  findSealedFile: undefined,
  listReceiptKeys: undefined,
  syncApplications: () => ({ selected: [], completed: [], drafts: [] }),
  listAllApplications: undefined,
  findApplication: undefined,
  listNotices: undefined,
  markNotice: ({ tender_id }) => ({ notice_id: noticeIds.match(tender_id, 1), mark: 'read' }),
  countUnreadNotices: undefined,
  listMutedTenders: undefined,
  muteTender: ({ tender_id }) => ({ tender_id, muted: true }),
  readAllNotices: () => ({ until: '2026-01-05T10:00:00.000Z' }),
  listSavedSearches: undefined,
  saveSearch: () => ({ search_id: 'sea_another1', name: 'Norway', filter: { market: 'NO' } }),
  renameSearch: () => ({ name: 'Other' }),
  removeSearch: undefined,
  bringSearchBack: undefined,
  makeSearchFeed: undefined,
  endSearchFeed: undefined,
  getSearchNews: undefined,
  getSearchCalendar: undefined,
  getCompanyProfile: undefined,
  saveCompanyProfile: () => company,
  checkVatNumber: undefined,
  getTimeline: undefined,
  markStep: () => ({ is_done: true, moved_to: null, note: null }),
  listStock: undefined,
  countStock: () => ({ units: 600 }),
  listImporterParts: undefined,
  saveImporterPart: () => ({ litres: 0.75, figures: { freight: 4, importer_margin_percent: 20 } }),
  checkSubscription: undefined,
  listPrices: undefined,
  createCheckout: () => ({ language: 'en' }),
  createPayment: ({ tender_id }) => ({ purpose: 'single_application', tender_ids: [tender_id] }),
  getCheckout: undefined,
  getBilling: undefined,
  listPayments: undefined,
  listInvoices: undefined,
  openBillingPortal: () => ({}),
  requestAccess: () => ({ company_name: 'Test SARL' }),
  grantAccess: () => ({ granted_until: '2099-12-31', note: null }),
  listAllPayments: undefined,
  listFeesDue: undefined,
  findPayment: undefined,
  refundPayment: () => ({
    idempotency_key: randomUUID(),
    tender_id: null,
    reason: 'The tender was withdrawn',
  }),
  getReconciliation: undefined,
  reconcilePayments: undefined,
  listReferralCodes: undefined,
  createReferralCode: () => ({
    code: `T-${randomUUID().slice(0, 8)}`,
    percent_off: 10,
    most_uses: null,
    last_day: null,
    request_id: randomUUID(),
  }),
  switchReferralCode: () => ({ promotion_id: 'promo_NORDGATE10', is_active: false }),
  sendContactMessage: ({ owner }) => ({
    kind: 'message',
    enquiry_id: `msg_${randomUUID()}`,
    name: 'A. Test',
    company: null,
    email: `${owner}@example.com`,
    message: 'A question',
    language: 'en',
  }),
  requestPrivateSale: ({ owner }) => privateSaleOf(`${owner}@example.com`),
  listPrivateSales: undefined,
  offerForPrivateSale: ({ private_sale_id, product_id }) => ({
    private_sale_id,
    product_id,
    price: { amount_minor: 650, currency: 'EUR' },
    quantity: 600,
    terms: null,
    valid_until: '2099-12-31',
  }),
  listOwnOffers: undefined,
  changeOwnOffer: ({ private_sale_id }) => ({ private_sale_id, step: 'withdrawn', version: 1 }),
  openAnswers: () => ({ key: unknownKey }),
  answerOffer: ({ product_id }) => ({
    key: unknownKey,
    product_id,
    step: 'accepted',
    version: 1,
    quantity: 60,
  }),
  findMailChoice: undefined,
  setMailChoice: () => ({ private_sales: false }),
  unsubscribe: undefined,
  openUnsubscribe: undefined,
  listProducers: undefined,
  getProducer: undefined,
  seeProducts: undefined,
  seeMatches: undefined,
  listLetters: undefined,
  writeLetter: () => ({
    letter_id: randomUUID(),
    subject: 'Your portfolio',
    text: 'A question about your products.',
  }),
  listTenderProducers: undefined,
  countRequirements: undefined,
  inviteProducers: ({ owner }) => ({ version: 1, user_ids: [owner], text: '' }),
  getToday: undefined,
  getFirstRun: undefined,
  listDeskLog: undefined,
  listMails: undefined,
  listFailedJobs: undefined,
  listOperators: undefined,
  inviteOperator: ({ owner }) => ({
    email: `colleague-of-${owner}@example.com`,
    role: 'operator',
    locale: 'en',
  }),
  changeOperator: () => ({ role: 'admin' }),
  removeOperator: undefined,
  listImporters: undefined,
  saveImporter: () => ({
    name: 'Test Import AB',
    licence: null,
    contact_name: null,
    email: null,
    phone: null,
    portal_account: null,
    lead_days: 3,
    version: 0,
  }),
  removeImporter: undefined,
  listDeskViews: undefined,
  saveDeskView: () => ({ list: 'applications', name: 'Mine', search: 'responsible=me' }),
  removeDeskView: undefined,
  getSiteContent: undefined,
  getPublishedNews: undefined,
  listContent: undefined,
  getContent: undefined,
  saveContent: () => ({ version: 1, content: madeTestimonial('Other words') }),
  removeContent: undefined,
  publishContent: () => ({ version: 1 }),
  takeBackContent: undefined,
  undoContent: () => ({ version: 1 }),
  listEnquiries: undefined,
  findEnquiry: undefined,
  listOffers: undefined,
  showOffers: ({ product_id }) => ({ offers: [{ product_id, version: 1 }] }),
  recordOfferStep: ({ product_id }) => ({ product_id, step: 'ordered', version: 3 }),
  changeEnquiry: () => ({ version: 0, status: 'answered' }),
  getOpenApi: undefined,
}

/** Routes that need an offer, after these steps. */
const offerWays: Readonly<Record<string, readonly OfferStep[]>> = {
  changeOwnOffer: [],
  showOffers: [],
  recordOfferStep: ['shown', 'accepted'],
}

/** Routes of an application that exists only for its owner, beside those that name an owned thing. */
const needsOwnDraft = [
  'getConfirmation',
  'saveSamples',
  'printSamplePaper',
  'getOrder',
  'getListingData',
  'recordOrderStep',
  'recordSales',
  'discardDraft',
  'submitApplication',
  'previewOffer',
  'getReceipt',
  'getSealedFile',
  'listMessages',
  'writeToDesk',
  'checkVatNumber',
  // it names a product
  'dismissMatch',
  'createDocument',
  'signDocument',
  'createHandInLink',
  'keepAnswer',
  'cancelDeletion',
  'offerForPrivateSale',
  'changeOwnOffer',
  // it names what its owner was told
  'markNotice',
  // of the owner, while the id of a view may be anybody's
  'removeProductView',
]

/**
 * What the user pool does with the caller's own token. Roles here are claims without one, so who is
 * let through is turned away there; with real tokens these routes are tested beside their use cases.
 */
const atUserPool: Readonly<Record<string, number>> = {
  resetPassword: 400,
  enrolFactor: 401,
  verifyFactor: 401,
  removeFactor: 401,
  changePassword: 400,
  requestEmailChange: 401,
  confirmEmailChange: 401,
  requestExport: 401,
  deleteAccount: 401,
}

/** Of a personal calendar that nobody made and of mails that nobody got: the address is the key, whoever calls. */
const unknownKey = `somebody~${'A'.repeat(43)}`

const isOwner = (role: Role) => role.startsWith('owner')
const isAdministrator = (role: Role) => role.startsWith('administrator')
const isOperator = (role: Role) => role.startsWith('operator') || isAdministrator(role)

/** The refusal for what a session lacks for the route, before anything else of the route is looked at. */
function refusedAssurance({ audience, assurance }: Route, role: Role): number | null {
  if (audience !== 'public' && role === 'owner signed out everywhere') return 401
  if (assurance === undefined) return null
  if (role === 'owner before step-up') return 403
  // who has no factor may still set one up
  if (isOperator(role) && role.endsWith('without factor') && assurance !== 'enrolment') return 403
  return assurance !== 'aal2' && role === 'owner with an old sign-in' ? 403 : null
}

/** Derived from the contract alone: who may, and what a stranger finds. */
function expectedStatus(name: string, route: Route, role: Role): number {
  const isSignedIn = role !== 'anonymous'
  if (route.audience !== 'public' && !isSignedIn) return 401
  if (route.audience === 'operator' && !isOperator(role)) return 403
  if (route.audience === 'administrator' && !isAdministrator(role)) return 403
  const hasSingle = role === 'owner with a single application'
  const hasPlan = role !== 'owner without plan' && !hasSingle
  if (route.audience === 'subscriber' && !hasPlan) return 403
  if (route.audience === 'applicant' && !hasPlan && !hasSingle) return 403
  const refused = refusedAssurance(route, role)
  if (refused !== null) return refused
  // the address is the key, whoever calls
  if (route.path.includes('{feed_key}')) return 404
  const isOwned =
    /\{(upload_id|document_id|product_id|link_id|factor_id|export_id|search_id)\}/.test(
      route.path,
    ) || needsOwnDraft.includes(name)
  if (isOwned && !isOwner(role)) return 404
  const pool = atUserPool[name]
  if (pool !== undefined) return pool
  // the owner is no member of the desk, and has neither importer nor saved view
  if (['changeOperator', 'removeOperator', 'removeImporter', 'removeDeskView'].includes(name))
    return 404
  // nothing was changed
  if (name === 'undoTenderChange') return 409
  // who has no product has nothing to compare with a tender
  if (name === 'chooseMatchPreview' && !isOwner(role)) return 404
  if (name === 'openHandIn' || name === 'handInDocument') return 400
  if (name === 'openAnswers' || name === 'answerOffer') return 400
  if (name === 'getPublishedNews') return 404
  if (name === 'unsubscribe') return 404
  // what lies there was never offered: no finding, no form, and not looked through
  if (name === 'waiveFinding') return 422
  if (['listOfferFields', 'printSamplePaper', 'recordSample'].includes(name)) return 404
  // and never won
  if (['getOrder', 'findOrder', 'getListingData', 'findListingData'].includes(name)) return 404
  if (/^record(OrderStep|Sales)(AtDesk)?$/.test(name)) return 409
  if (['handInOffer', 'recordReference', 'recordOutcome', 'saveSamples'].includes(name)) return 409
  // it is paid for, or the plan covers it; the desk has none
  if (name === 'createPayment' && (hasSingle || (hasPlan && !isOperator(role)))) return 409
  // nobody here has begun to pay for anything else
  if (name === 'getCheckout' || name === 'openBillingPortal') return 404
  if (name === 'findPayment' || name === 'refundPayment') return 404
  // nobody of these has an account at the user pool
  if (name === 'getProducer' || name === 'writeLetter') return 404
  // only who has a verified factor gets recovery codes
  if (name === 'makeRecoveryCodes' && role !== 'operator' && role !== 'administrator') return 409
  // the draft saved is the stranger's own first one, not a new version of the owner's
  return name === 'saveDraft' && !isOwner(role) ? 409 : 200
}

interface Called {
  readonly name: string
  readonly route: Route
  readonly own: Belongings
  readonly caller: TestCaller | null
  readonly status: number
}

/** Routes that change nothing but tell how many products fit: a number before and one after. */
const toldByNumber = ['countIntakeFit', 'countFitOfTender']

interface Line {
  readonly code: string
  readonly before?: unknown
  readonly after?: unknown
}

/** A number in the place of another says that something changed, but not what. */
function expectFacts(name: string, { before, after }: Omit<Line, 'code'>): void {
  if (toldByNumber.includes(name)) return
  const isNumber = typeof before === 'number' && typeof after === 'number'
  expect(isNumber, `${name} must say more than ${before} and ${after}`).toBe(false)
}

/** One line says who called a route of the desk, of what, and, of a change, what was there before and after. */
function expectAudit(lines: readonly Line[], called: Called): void {
  const { name, route, own, caller, status } = called
  const audit = lines.filter(({ code }) => code === 'ADMINISTRATION')
  expect(audit).toHaveLength(isOfDesk(route.audience) ? 1 : 0)
  if (audit.length === 0) return
  const line = { route: name, status, ...(caller === null ? {} : { user_id: caller.user_id }) }
  const of = {
    ...(route.path.includes('{user_id}') ? { of_user_id: own.owner } : {}),
    ...(route.path.includes('{tender_id}') ? { tender_id: String(own.tender_id) } : {}),
    ...(route.path.includes('{market}') ? { market: 'SE' } : {}),
    ...(route.path.includes('{enquiry_id}') ? { enquiry_id: own.private_sale_id } : {}),
  }
  const isChange = status === 200 && route.method !== 'GET'
  const changed = isChange ? { before: expect.anything(), after: expect.anything() } : {}
  expect(audit[0]).toEqual(expect.objectContaining({ ...line, ...of, ...changed }))
  for (const one of audit) expectFacts(name, one)
}

describe('every route for every role', () => {
  let cloud: TestCloud
  let handlers: Readonly<Record<Capability, HttpHandler>>
  let cells = 0
  /** The lines of the log. */
  const written: string[] = []

  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      written.push(String(text))
      return true
    })
    cloud = await startTestCloud()
    handlers = await loadHttpHandlers(cloud)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await cloud.stop()
  })

  async function makeBelongings(): Promise<Belongings> {
    cells += 1
    const owner = userId(`owner-${cells}`)
    const now = new Date()
    const upload = {
      user_id: owner,
      upload_id: randomIds.upload(),
      file_name: 'list.csv',
      content_type: 'text/csv',
      size_bytes: 3,
      status: 'read' as const,
      product_count: 0,
      problems: [],
      problem_count: 0,
      created_at: now.toISOString(),
      read_at: null,
      read_etag: null,
      import: {
        added: 0,
        changed: 0,
        same: 0,
        gone: 0,
        edition_of: null,
        is_gone_out: false,
        undo_until: new Date(now.getTime() + 86_400_000).toISOString(),
      },
      revision: 0,
      asked_at: null,
      choices: null,
    }
    const uploads = createUploadStore(cloud.table('UPLOADS_TABLE'))
    await uploads.add(upload)
    const portfolios = createPortfolioStore(cloud.table('PORTFOLIOS_TABLE'))
    await uploads.update(upload, [portfolios.saveCount(owner, 1, now)])
    const product = {
      product_id: randomIds.product(),
      version: 1,
      upload_id: null,
      row: null,
      facts: knownRedWine,
      corrected_fields: [],
      updated_at: now.toISOString(),
    }
    const row = productRowOf(owner, product, {
      upload_ids: [upload.upload_id],
      deleted_at: null,
    })
    await createProductStore(cloud.table('PRODUCTS_TABLE')).saveReading(row, null)
    const tender_id = tenderId(1000 + cells)
    const tender = tenderRow(1000 + cells, { offer_deadline: '2099-01-01' })
    const replaced = createTenderVersionStore(cloud.table('TENDER_VERSIONS_TABLE')).keepIn(tender)
    await createTenderStore(cloud.table('TENDERS_TABLE')).save(tender, 0, [replaced])
    await createCompanyProfileStore(cloud.table('COMPANY_PROFILES_TABLE')).save(owner, {
      profile: { ...company, vat_number: 'FR12123456789' },
      vat_check: uncheckedVat,
    })
    const draft = {
      ...notStarted(owner, tender_id, now),
      form_data: completeForm(product.product_id),
      version: 1,
    }
    await createApplicationStore(cloud.table('USER_APPLICATIONS_TABLE')).save(draft, 'save', 0)
    const notice: NoticeOf<'match'> = {
      kind: 'match',
      notice_id: noticeIds.match(tender_id, 1),
      made_at: now.toISOString(),
      read_at: null,
      tender: namedTenderOf(tender.summary),
      tender_version: 1,
      counts: { strong: 1, possible: 0, near: 0 },
      searches: [],
    }
    await createNoticeStore(cloud.table('NOTICES_TABLE')).add(owner, notice, null)
    await createSearchStore(cloud.table('NOTICES_TABLE')).add(owner, ownSearch)
    await createViewStore(cloud.table('PRODUCT_VIEWS_TABLE'), productViews).save(
      owner,
      savedViewSchema.parse({ ...ownView, view_id: viewIdOf(tender_id) }),
    )
    await createReceiptStore(cloud.table('RECEIPTS_TABLE')).add({
      user_id: owner,
      tender_id,
      receipt: madeReceipt(tender_id),
      package_version: 'v1',
    })
    const factor_id = randomIds.factor()
    await createFactorStore(cloud.table('FACTORS_TABLE')).add(owner, {
      factor_id,
      factor_type: 'totp',
      status: 'unverified',
      friendly_name: 'Begun',
      issuer: 'Nordgate',
      phone: null,
      created_at: now.toISOString(),
      enabled_at: null,
    })
    const deletion = { ':at': now.toISOString() }
    await updateRow(
      cloud.table('ACCOUNT_STATES_TABLE'),
      { user_id: owner },
      { text: 'SET deletion_requested_at = :at, erase_after = :at', values: deletion },
    )
    const export_id = randomIds.export()
    await createExportStore(cloud.table('EXPORTS_TABLE')).save(owner, {
      export_id,
      status: 'ready',
      locale: 'en',
      requested_at: now.toISOString(),
      ready_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 60_000).toISOString(),
      size_bytes: 1,
    })
    const sale = privateSaleRequestSchema.parse(privateSaleOf('buyer@example.com'))
    const received = { status: 'new', received_at: now.toISOString() } as const
    const enquiries = createEnquiryStore(cloud.table('ENQUIRIES_TABLE'))
    await enquiries.add({ kind: 'private_sale', ...sale, ...received })
    const document = {
      ...powerToSign,
      user_id: owner,
      document_id: randomIds.document(),
      version: 1,
      product_name: null,
      files: [
        {
          file_id: randomIds.file(),
          file_name: 'scan.pdf',
          content_type: 'application/pdf' as const,
          size_bytes: 3,
          status: 'clean' as const,
          reason: null,
          sha256: 'a'.repeat(64),
          created_at: now.toISOString(),
        },
      ],
      replaces: null,
      replaced_by: null,
      created_at: now.toISOString(),
      deleted_at: null,
      revision: 0,
      due_on: null,
    }
    await createDocumentStore(cloud.table('DOCUMENTS_TABLE')).add(document)
    const { document_id, files } = document
    const { upload_id } = upload
    const { product_id } = product
    const private_sale_id = sale.enquiry_id
    const file_id = files[0]?.file_id ?? randomIds.file()
    const { row: link } = await createHandInStore(cloud.table('HAND_IN_LINKS_TABLE')).add({
      user_id: owner,
      kind: 'certificate-of-analysis',
      product_id: null,
      product_name: null,
      note: '',
      language: 'en',
      created_at: now.toISOString(),
      ends_at: '2099-12-31T00:00:00Z',
      revoked_at: null,
      document_id: null,
    })
    const documents = { document_id, file_id, link_id: link.link_id }
    const content_id = `tst-${cells}`
    await addTestimonial(createContentStore(cloud.table('SITE_CONTENT_TABLE')), content_id)
    const intake_id = await addReadPlan(createIntakeStore(cloud.table('TENDER_INTAKES_TABLE')))
    return {
      ...documents,
      content_id,
      intake_id,
      owner,
      tender_id,
      upload_id,
      product_id,
      factor_id,
      export_id,
      private_sale_id,
    }
  }

  /** A verified factor since then (seconds since 1970). */
  async function enableFactor(user_id: UserId, since: number): Promise<void> {
    const at = new Date(since * 1000).toISOString()
    await createFactorStore(cloud.table('FACTORS_TABLE')).add(user_id, {
      factor_id: randomIds.factor(),
      factor_type: 'totp',
      status: 'verified',
      friendly_name: 'Authenticator',
      issuer: 'Nordgate',
      phone: null,
      created_at: at,
      enabled_at: at,
    })
  }

  async function callerOf(
    role: Role,
    { owner, tender_id }: Belongings,
  ): Promise<TestCaller | null> {
    const now = Math.floor(Date.now() / 1000)
    switch (role) {
      case 'anonymous':
        return null
      case 'owner without plan':
        return { user_id: owner }
      case 'owner with a single application': {
        const { client, name } = cloud.table('ACCESS_PLANS_TABLE')
        const plans = createAccessPlanStore({ client, name })
        await transact({ client, name }, [plans.saveSinglesIn(owner, [tender_id], 0)])
        return { user_id: owner }
      }
      case 'owner with plan':
        await grantPlan(cloud, owner)
        return { user_id: owner }
      case 'other user': {
        const stranger = userId(`stranger-to-${owner}`)
        await grantPlan(cloud, stranger)
        return { user_id: stranger }
      }
      case 'operator':
      case 'administrator': {
        const user_id = userId(`desk-beside-${owner}`)
        await enableFactor(user_id, now - 60)
        return { user_id, groups: [role === 'operator' ? 'operator' : 'admin'] }
      }
      case 'operator without factor':
      case 'administrator without factor': {
        const group = role.startsWith('operator') ? 'operator' : 'admin'
        return { user_id: `desk-beside-${owner}`, groups: [group] }
      }
      case 'owner before step-up':
        await grantPlan(cloud, owner)
        await enableFactor(owner, now - 60)
        return { user_id: owner, auth_time: now - 120 }
      case 'owner with an old sign-in':
        await grantPlan(cloud, owner)
        await enableFactor(owner, now - 7200)
        return { user_id: owner, auth_time: now - 3600 }
      case 'owner signed out everywhere':
        await grantPlan(cloud, owner)
        await createAccountStateStore(cloud.table('ACCOUNT_STATES_TABLE')).endSessions(
          owner,
          new Date(),
        )
        return { user_id: owner, auth_time: now - 60 }
    }
  }

  async function recordWithFile(
    submitted: ApplicationRow,
    file_id: FileId,
    status: 'clean' | 'refused',
  ): Promise<void> {
    const store = createApplicationStore(cloud.table('USER_APPLICATIONS_TABLE'))
    const at = '2026-01-05T10:00:00.000Z'
    const file = {
      file_id,
      file_name: 'receipt.pdf',
      content_type: 'application/pdf',
      size_bytes: 3,
      status,
      reason: status === 'clean' ? null : 'broken',
      sha256: status === 'clean' ? 'a'.repeat(64) : null,
      created_at: at,
    } as const
    const by = { user_id: userId('operator'), email: 'operator@example.com' }
    const record = { reference: 'R-1', given_at: at, file, by, at }
    const desk: DeskWork = { ...untouched, stage: 'offered', records: [record] }
    const row = { ...submitted, status: 'SUBMITTED', version: 3, desk } as const
    if ((await store.saveDeskWork(row, 2, false)) === 'refused') throw new Error('not recorded')
  }

  const cellsOf = Object.entries<Route>(routes).flatMap(([name, route]) =>
    roles.map((role) => [name, role, expectedStatus(name, route, role)] as const),
  )

  /** Whoever belongs to the desk leaves one row in its log for a call of its routes, and no other. */
  async function expectLogged({ name, route, caller, status }: Called): Promise<void> {
    const role = caller?.groups?.[0]
    if (caller === null || role === undefined) return
    const log = createDeskLogStore(cloud.table('DESK_LOG_TABLE'))
    const isLook = ['countIntakeFit', 'countFitOfTender', 'openProducerFile'].includes(name)
    const kind = isLook || route.method === 'GET' ? 'read' : 'change'
    const rows = []
    const of = { kind, actor_id: caller.user_id, month: null } as const
    const all = { ...of, after: null, pageSize: 10 }
    for await (const row of log.list(all)) rows.push(row)
    expect(rows).toHaveLength(isOfDesk(route.audience) ? 1 : 0)
    if (rows.length === 0) return
    expect(rows[0]).toMatchObject({ action: name, role, status })
    if (status !== 200 || kind === 'read') return
    const [{ before, after } = {}] = rows
    expect([before, after], `${name} must say what it changed`).not.toEqual([null, null])
    expectFacts(name, { before, after })
  }

  /** The owner's offer, after these steps. */
  async function offerWay(own: Belongings, steps: readonly OfferStep[]): Promise<void> {
    const contacts = createPrivateSaleContactStore(cloud.table('PRIVATE_SALE_CONTACTS_TABLE'))
    const terms = offerTermsSchema.unwrap().parse({
      product_id: own.product_id,
      product_name: 'A wine',
      company_name: null,
      price: { amount_minor: 650, currency: 'EUR' },
    })
    const now = new Date()
    let offer = offerAnew(null, terms, now, now.toISOString().slice(0, 10))
    if (offer === null) throw new Error('a first offer is free')
    for (const step of steps) {
      const at = now.toISOString()
      const by = { side: 'buyer' } as const
      const event = { step, at, by, quantity: 60, words: null, day: null, terms: null }
      offer = { ...offer, events: [...offer.events, event] }
    }
    const key = { user_id: own.owner, enquiry_id: own.private_sale_id }
    const received_at = now.toISOString()
    await contacts.saveOffers([{ ...key, offer, seen: 0, received_at, due: '2099-12-31' }])
  }

  async function announceHeld(intake_id: IntakeId): Promise<void> {
    const intakes = createIntakeStore(cloud.table('TENDER_INTAKES_TABLE'))
    const held = await intakes.findPublication(intake_id, heldPublication)
    if (held) await intakes.movePublication(intake_id, { ...held, state: 'announced' }, 'held')
  }

  it.each(cellsOf)('%s for %s answers %i', async (name, role, status) => {
    const route: Route = routes[name as RouteName]
    const own = await makeBelongings()
    const caller = await callerOf(role, own)
    // an access plan can only be granted to who asked for one
    if (name === 'grantAccess') await grantPlan(cloud, own.owner)
    // and columns only be named anew once the publication can no longer be undone
    if (name === 'mapIntakeColumns') await announceHeld(own.intake_id)
    // only what was compared can be dismissed
    if (name === 'dismissMatch')
      await createMatchStore(cloud.table('MATCHES_TABLE')).save({
        user_id: own.owner,
        tender_id: own.tender_id,
        counts: noCounts(),
        best: [],
        only_price: { count: 0, best: [] },
        to_complete: [],
        tender_version: 1,
        portfolio_version: 1,
        rule_version: currentRuleVersion,
        computed_at: '2026-11-27T03:04:05Z',
      })
    if (offerWays[name]) await offerWay(own, offerWays[name])
    const isConfirmation = name.endsWith('Confirmation')
    if (
      isConfirmation ||
      (Object.hasOwn(deskApplicationRoutes, name) && isOfDesk(route.audience))
    ) {
      const store = createApplicationStore(cloud.table('USER_APPLICATIONS_TABLE'))
      const draft = await store.find(own.owner, own.tender_id)
      if (draft === null) throw new Error('no draft')
      const tender = tenderRow(own.tender_id, { offer_deadline: '2099-01-01' }).summary
      const submitted = { ...draft, version: 2, listed: listedOf(tender, {}) }
      await store.save(submitted, 'submit', 1)
      // one that was refused may be put again, a clean one be opened
      const status = name === 'addConfirmation' ? 'refused' : 'clean'
      if (isConfirmation) await recordWithFile(submitted, own.file_id, status)
    }
    const body = bodies[name as RouteName]
    const event = httpEvent(`${route.method} ${route.path}`, {
      caller,
      params: {
        tender_id: String(own.tender_id),
        checkout_id: 'cs_test_nobodys',
        payment_id: 'cs_test_nobodys',
        upload_id: own.upload_id,
        document_id: own.document_id,
        file_id: own.file_id,
        link_id: own.link_id,
        factor_id: own.factor_id,
        export_id: own.export_id,
        private_sale_id: own.private_sale_id,
        enquiry_id: own.private_sale_id,
        product_id: own.product_id,
        user_id: own.owner,
        feed_key: unknownKey,
        search_id: ownSearch.search_id,
        mail_key: unknownKey,
        market: 'SE',
        operator_id: own.owner,
        importer_id: `imp_${own.tender_id}-12345678`,
        shelf: 'own',
        view_id: viewIdOf(own.tender_id),
        file: 'package',
        intake_id: own.intake_id,
        number: '1',
        publication_id: heldPublication,
        step: 'certs-check',
        sample_id: 'smp_nobodys1',
        paper: 'labels',
        kind: 'testimonial',
        content_id: own.content_id,
        slug: '2026-11-23-nothing',
      },
      query: queries[name] ?? {},
      body: body?.(own),
    })
    written.length = 0
    const answer = await handlers[route.capability](event)
    const lines = written.flatMap((text) => text.trim().split('\n')).map((text) => JSON.parse(text))
    expect(lines).toContainEqual(
      expect.objectContaining({
        code: 'REQUEST_ANSWERED',
        route: name,
        status,
        ...(caller === null ? {} : { user_id: caller.user_id }),
      }),
    )
    expectAudit(lines, { name, route, own, caller, status })
    expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status })
    if (status === 200 && route.media !== undefined) {
      expect(answer.headers).toMatchObject({
        'Content-Type': route.media,
        'Cache-Control': 'private, max-age=3600',
        ETag: expect.any(String),
      })
    } else {
      expect(answer.headers).toMatchObject({ 'Cache-Control': 'no-store' })
      const parsed = JSON.parse(answer.body ?? '')
      if (status === 200) expect(route.output().safeParse(parsed).error).toBeUndefined()
      else expect(Object.keys(parsed)).toEqual(['error'])
    }
    await expectLogged({ name, route, own, caller, status })
    // nothing of the owner reaches anybody else
    if (role === 'other user') expect(answer.body).not.toContain(own.owner.concat('"'))
  })
})
