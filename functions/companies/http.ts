import { companyRoutes } from '#contracts/companies.ts'
import { readVatNumber } from '#domain/companies/vat-number.ts'
import { succeed } from '#domain/shared/result.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { serveRoom } from '../platform/http/serve-room.ts'
import { createLog } from '../platform/logging/log.ts'
import { announceProducerFromSettings, announcing } from '../platform/queue/producer-work.ts'
import { readSettings } from '../platform/settings.ts'
import { createThrottle } from '../platform/throttle/throttle.ts'
import { checkVatNumber } from './check-vat-number.ts'
import { createCompanyProfileStore } from './company-profile-store.ts'
import { createImporterPartStore } from './importer-part-store.ts'
import { listImporterParts, rememberImporterPart } from './remember-importer-part.ts'
import { companyAnswer, saveCompany } from './save-company.ts'
import { createVatRegister } from './vat-register.ts'

const settings = readSettings(['VAT_REGISTER_URL'])
const tables = tablesFromSettings([
  'COMPANY_PROFILES_TABLE',
  'IMPORTER_PARTS_TABLE',
  'ATTEMPTS_TABLE',
])
// optional: without our own number VIES answers without a proof
const ownNumber = process.env.OWN_VAT_NUMBER ?? ''
const profiles = createCompanyProfileStore(tables.COMPANY_PROFILES_TABLE)
const importerParts = createImporterPartStore(tables.IMPORTER_PARTS_TABLE)
const vatChecking = {
  profiles,
  register: createVatRegister(
    settings.VAT_REGISTER_URL,
    readVatNumber(ownNumber.slice(0, 2), ownNumber),
  ),
  throttle: createThrottle(tables.ATTEMPTS_TABLE),
  now: systemClock,
}

const log = createLog('companies')
const announced = announcing(announceProducerFromSettings(log))

export const handler = serveRoom(
  companyRoutes,
  {
    getCompanyProfile: async (_, { user_id }) =>
      succeed(companyAnswer(await profiles.findCompany(user_id))),
    saveCompanyProfile: announced(({ body }, { user_id }) => saveCompany(profiles, user_id, body)),
    listImporterParts: (_, { user_id }) => listImporterParts(importerParts, user_id),
    saveImporterPart: ({ params: { market }, body: part }, { user_id }) =>
      rememberImporterPart(importerParts, user_id, { market, part }),
    checkVatNumber: (_, { user_id }) => checkVatNumber(vatChecking, user_id),
  },
  log,
)
