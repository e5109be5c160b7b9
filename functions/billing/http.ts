import { billingRoutes } from '#contracts/billing.ts'
import { securityStateFrom } from '../accounts/security-state.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { serve } from '../platform/http/serve.ts'
import { createLog } from '../platform/logging/log.ts'
import { readSettings } from '../platform/settings.ts'
import { createMarketStore } from '../tenders/market-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { billingImplementations } from './billing-implementations.ts'
import { createReadPrices } from './price-book.ts'
import { syncDepsFromSettings } from './sync-deps-from-settings.ts'

const settings = readSettings([
  'TENDERS_TABLE',
  'MARKETS_TABLE',
  'COMPANY_PROFILES_TABLE',
  'FACTORS_TABLE',
  'ACCOUNT_STATES_TABLE',
  'SITE_ORIGIN',
])
const log = createLog('billing')
const syncDeps = syncDepsFromSettings(log)
const { client } = syncDeps

export const handler = serve(
  billingRoutes,
  billingImplementations({
    ...syncDeps,
    readPrices: createReadPrices(syncDeps.stripe, log),
    tenders: createTenderStore({ client, name: settings.TENDERS_TABLE }),
    markets: createMarketStore({ client, name: settings.MARKETS_TABLE }),
    profiles: createCompanyProfileStore({ client, name: settings.COMPANY_PROFILES_TABLE }),
    siteOrigin: settings.SITE_ORIGIN,
  }),
  {
    log,
    securityStateOf: securityStateFrom({
      factors: { client, name: settings.FACTORS_TABLE },
      accountStates: { client, name: settings.ACCOUNT_STATES_TABLE },
    }),
  },
)
