import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { companyRoutes } from '#contracts/companies.ts'
import { readVatNumber } from '#domain/companies/vat-number.ts'
import { succeed } from '#domain/shared/result.ts'
import { securityStateFrom } from '../accounts/security-state.ts'
import { systemClock } from '../platform/clock.ts'
import { serve } from '../platform/http/serve.ts'
import { createLog } from '../platform/logging/log.ts'
import { readSettings } from '../platform/settings.ts'
import { createThrottle } from '../platform/throttle/throttle.ts'
import { checkVatNumber } from './check-vat-number.ts'
import { createCompanyProfileStore } from './company-profile-store.ts'
import { companyAnswer, saveCompany } from './save-company.ts'
import { createVatRegister } from './vat-register.ts'

const settings = readSettings([
  'COMPANY_PROFILES_TABLE',
  'FACTORS_TABLE',
  'ACCOUNT_STATES_TABLE',
  'ATTEMPTS_TABLE',
  'VAT_REGISTER_URL',
])
// optional: without our own number VIES answers without a proof
const ownNumber = process.env.OWN_VAT_NUMBER ?? ''
const client = new DynamoDBClient({})
const profiles = createCompanyProfileStore({ client, name: settings.COMPANY_PROFILES_TABLE })
const vatChecking = {
  profiles,
  register: createVatRegister(
    settings.VAT_REGISTER_URL,
    readVatNumber(ownNumber.slice(0, 2), ownNumber),
  ),
  throttle: createThrottle({ client, name: settings.ATTEMPTS_TABLE }),
  now: systemClock,
}

export const handler = serve(
  companyRoutes,
  {
    getCompanyProfile: async (_, { user_id }) =>
      succeed(companyAnswer(await profiles.findCompany(user_id))),
    saveCompanyProfile: ({ body }, { user_id }) => saveCompany(profiles, user_id, body),
    checkVatNumber: (_, { user_id }) => checkVatNumber(vatChecking, user_id),
  },
  {
    log: createLog('companies'),
    securityStateOf: securityStateFrom({
      factors: { client, name: settings.FACTORS_TABLE },
      accountStates: { client, name: settings.ACCOUNT_STATES_TABLE },
    }),
  },
)
