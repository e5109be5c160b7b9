import { accountRoutes, credentialRoutes, recoveryRoutes } from './accounts.ts'
import { applicationRoutes } from './applications.ts'
import { billingRoutes } from './billing.ts'
import { companyRoutes } from './companies.ts'
import { factorRoutes } from './factors.ts'
import { matchingRoutes } from './matching.ts'
import { openApiRoutes } from './open-api-route.ts'
import { personalDataRoutes } from './personal-data.ts'
import { portfolioRoutes } from './portfolio.ts'
import { tenderRoutes } from './tenders.ts'

/** The whole HTTP surface. The stack, the handlers, the site's client, the tests and OpenAPI are made from it. */
export const routes = {
  ...accountRoutes,
  ...recoveryRoutes,
  ...factorRoutes,
  ...credentialRoutes,
  ...personalDataRoutes,
  ...tenderRoutes,
  ...portfolioRoutes,
  ...matchingRoutes,
  ...applicationRoutes,
  ...companyRoutes,
  ...billingRoutes,
  ...openApiRoutes,
}
export type RouteName = keyof typeof routes
