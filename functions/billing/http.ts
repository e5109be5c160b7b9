import { SQSClient } from '@aws-sdk/client-sqs'
import { billingRoutes } from '#contracts/billing.ts'
import { deskPaymentRoutes } from '#contracts/desk-payments.ts'
import { deskReferralRoutes } from '#contracts/desk-referrals.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { serveRoom } from '../platform/http/serve-room.ts'
import { createLog } from '../platform/logging/log.ts'
import { rememberFor } from '../platform/remember-for.ts'
import { readSettings } from '../platform/settings.ts'
import { createWithinLimit } from '../platform/throttle/within-limit.ts'
import { findByWords, loadProducerNames, namesKeptMs } from '../producers/listing/find-by-words.ts'
import { createProducerStore } from '../producers/listing/producer-store.ts'
import { createMarketStore } from '../tenders/market-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { billingImplementations } from './billing-implementations.ts'
import { createAskForBillingWork } from './billing-work.ts'
import { deskImplementations } from './desk/desk-implementations.ts'
import { createReadPrices } from './price-book.ts'
import { createStripeEventStore } from './stripe-event-store.ts'
import { syncDepsFromSettings } from './sync-deps-from-settings.ts'

const settings = readSettings(['SITE_ORIGIN', 'BILLING_WORK_QUEUE_URL'])
const tables = tablesFromSettings([
  'TENDERS_TABLE',
  'MARKETS_TABLE',
  'COMPANY_PROFILES_TABLE',
  'ATTEMPTS_TABLE',
  'STRIPE_EVENTS_TABLE',
  'PRODUCERS_TABLE',
])
const log = createLog('billing')
const syncDeps = syncDepsFromSettings(log)

/** Each asks the payment provider several times. */
const checkoutsPerHour = {
  name: 'checkout',
  tries: 30,
  seconds: 3600,
  code: 'too_many_checkouts',
} as const
const withinLimit = createWithinLimit(tables.ATTEMPTS_TABLE, syncDeps.now)

const producers = createProducerStore(tables.PRODUCERS_TABLE)
const names = rememberFor(namesKeptMs, () => loadProducerNames(producers), systemClock)
const profiles = createCompanyProfileStore(tables.COMPANY_PROFILES_TABLE)

export const handler = serveRoom(
  { ...billingRoutes, ...deskPaymentRoutes, ...deskReferralRoutes },
  {
    ...billingImplementations({
      ...syncDeps,
      withinCheckoutLimit: (user_id, run) => withinLimit(checkoutsPerHour, user_id, run),
      readPrices: createReadPrices(syncDeps.stripe, log),
      tenders: createTenderStore(tables.TENDERS_TABLE),
      markets: createMarketStore(tables.MARKETS_TABLE),
      profiles,
      siteOrigin: settings.SITE_ORIGIN,
    }),
    ...deskImplementations({
      ...syncDeps,
      profiles,
      findCompanies: async (text) => findByWords(await names(), text),
      events: createStripeEventStore(tables.STRIPE_EVENTS_TABLE),
      askForWork: createAskForBillingWork(new SQSClient({}), settings.BILLING_WORK_QUEUE_URL),
    }),
  },
  log,
)
