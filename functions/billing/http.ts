import { billingRoutes } from '#contracts/billing.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { serveRoom } from '../platform/http/serve-room.ts'
import { createLog } from '../platform/logging/log.ts'
import { readSettings } from '../platform/settings.ts'
import { createWithinLimit } from '../platform/throttle/within-limit.ts'
import { createMarketStore } from '../tenders/market-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { billingImplementations } from './billing-implementations.ts'
import { createReadPrices } from './price-book.ts'
import { syncDepsFromSettings } from './sync-deps-from-settings.ts'

const settings = readSettings(['SITE_ORIGIN'])
const tables = tablesFromSettings([
  'TENDERS_TABLE',
  'MARKETS_TABLE',
  'COMPANY_PROFILES_TABLE',
  'ATTEMPTS_TABLE',
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

export const handler = serveRoom(
  billingRoutes,
  billingImplementations({
    ...syncDeps,
    withinCheckoutLimit: (user_id, run) => withinLimit(checkoutsPerHour, user_id, run),
    readPrices: createReadPrices(syncDeps.stripe, log),
    tenders: createTenderStore(tables.TENDERS_TABLE),
    markets: createMarketStore(tables.MARKETS_TABLE),
    profiles: createCompanyProfileStore(tables.COMPANY_PROFILES_TABLE),
    siteOrigin: settings.SITE_ORIGIN,
  }),
  log,
)
