import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { createApplicationStore } from '../applications/application-store.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { createDocumentStore } from '../documents/document-store.ts'
import { createAccessPlans } from '../platform/access/access-plan.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { readSettings } from '../platform/settings.ts'
import { createPortfolioStore } from '../portfolio/portfolio-store.ts'
import { createAccountOf } from './account-of.ts'
import { createProducerStore } from './listing/producer-store.ts'

/** The producers and where it is known what they are and have; room and worker read the same. */
export function producerSourcesFromSettings() {
  const { USER_POOL_ID } = readSettings(['USER_POOL_ID'])
  const tables = tablesFromSettings([
    'PRODUCERS_TABLE',
    'COMPANY_PROFILES_TABLE',
    'ACCESS_PLANS_TABLE',
    'PORTFOLIOS_TABLE',
    'USER_APPLICATIONS_TABLE',
    'DOCUMENTS_TABLE',
  ])
  return {
    accountOf: createAccountOf(new CognitoIdentityProviderClient({}), USER_POOL_ID),
    producers: createProducerStore(tables.PRODUCERS_TABLE),
    profiles: createCompanyProfileStore(tables.COMPANY_PROFILES_TABLE),
    accessPlans: createAccessPlans(tables.ACCESS_PLANS_TABLE),
    portfolios: createPortfolioStore(tables.PORTFOLIOS_TABLE),
    applications: createApplicationStore(tables.USER_APPLICATIONS_TABLE),
    documents: createDocumentStore(tables.DOCUMENTS_TABLE),
    now: systemClock,
  }
}
