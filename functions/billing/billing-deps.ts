import type { ApplicationStore } from '../applications/application-store.ts'
import type { CompanyProfileStore } from '../companies/company-profile-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import type { Log } from '../platform/logging/log.ts'
import type { PaymentStore } from '../platform/payments/payment-store.ts'
import type { ConnectStripe } from '../platform/stripe/stripe-api.ts'
import type { MarketStore } from '../tenders/market-store.ts'
import type { TenderStore } from '../tenders/tender-store.ts'
import type { AccessPlanStore } from './access-plan-store.ts'
import type { BillingMails } from './mails/billing-mails.ts'
import type { ReadPrices } from './price-book.ts'

/** The stores and clients that keep our rows equal to the provider's. */
export interface SyncDeps {
  readonly stripe: ConnectStripe
  readonly accessPlans: AccessPlanStore
  readonly payments: PaymentStore
  readonly applications: ApplicationStore
  readonly mails: BillingMails
  /** Any table of the database: a transaction spans several. */
  readonly table: Table
  readonly log: Log
  readonly now: Clock
}

/** The stores and clients of a purchase. */
export interface BillingDeps extends SyncDeps {
  readonly readPrices: ReadPrices
  readonly tenders: TenderStore
  readonly markets: MarketStore
  readonly profiles: CompanyProfileStore
  readonly siteOrigin: string
}
