import { type Application, applicationSchema } from '#domain/applications/application.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { isOpen, type TenderDates } from '#domain/tenders/is-open.ts'
import type { CompanyProfileStore } from '../companies/company-profile-store.ts'
import type { ImporterPartStore } from '../companies/importer-part-store.ts'
import type { DocumentStore } from '../documents/document-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { KeptAnswerStore } from '../portfolio/kept-answer-store.ts'
import type { ProductStore } from '../portfolio/product-store.ts'
import type { MarketStore } from '../tenders/market-store.ts'
import type { TenderStore } from '../tenders/tender-store.ts'
import type { TenderVersionStore } from '../tenders/tender-version-store.ts'
import type { ApplicationRow } from './application-row.ts'
import type { ApplicationStore } from './application-store.ts'
import type { StockStore } from './stock-store.ts'

/** What the use cases of applications work on. */
export interface Applying {
  readonly applications: ApplicationStore
  readonly tenders: TenderStore
  readonly versions: TenderVersionStore
  readonly markets: MarketStore
  readonly products: ProductStore
  readonly profiles: CompanyProfileStore
  readonly importerParts: Pick<ImporterPartStore, 'list'>
  readonly stock: StockStore
  readonly keptAnswers: Pick<KeptAnswerStore, 'find' | 'keep' | 'keepIn'>
  readonly documents: Pick<DocumentStore, 'findMany' | 'unchangedIn'>
  readonly now: Clock
}

/** The details of a refusal: the application as it is saved, as the caller may see it. */
export const saved = (row: ApplicationRow): { saved: Application } => ({
  saved: applicationSchema.parse(row),
})

/** The application of a tender that was never touched. */
export const notStarted = (user_id: UserId, tender_id: TenderId, now: Date): ApplicationRow => ({
  user_id,
  tender_id,
  status: 'NOT_STARTED',
  form_data: null,
  submitted_at: null,
  payment_id: null,
  updated_at: now.toISOString(),
  version: 0,
  submitted_for: null,
  listed: null,
  desk: null,
  samples: [],
  order_entries: [],
  order_due: null,
  sales_entries: [],
})

export type ClosedBecause = 'tender_withdrawn' | 'market_not_open' | 'deadline_passed' | null

/** Why a tender cannot be answered now: it was withdrawn, its market, or its day on the market's own calendar by our clock. */
export function closedBecause(tender: TenderDates, isLive: boolean, now: Date): ClosedBecause {
  if (tender.publication_status === 'withdrawn') return 'tender_withdrawn'
  if (!isOpen(tender, now)) return 'deadline_passed'
  return isLive ? null : 'market_not_open'
}
