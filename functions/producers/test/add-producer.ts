import type { CompanyProfile } from '#domain/companies/company-profile.ts'
import { uncheckedVat } from '#domain/companies/vat-check.ts'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { createCompanyProfileStore } from '../../companies/company-profile-store.ts'
import type { TestCloud } from '../../platform/test/start-test-cloud.ts'

export const companyOf = (
  legal_name: string,
  country_code: string,
  more: Partial<CompanyProfile> = {},
): CompanyProfile => ({
  ...{ legal_name, trade_name: null, country_code, address: null, vat_number: null, gln: null },
  ...{ producer_type: null, contact_name: null, contact_email: null, phone: null, website: null },
  ...{ language: 'en', importers: {} },
  ...more,
})

/** Somebody with an account and, where it is given, a company. */
export async function addProducer(
  cloud: TestCloud,
  email: string,
  profile: CompanyProfile | null,
): Promise<UserId> {
  const user_id = userIdSchema.parse((await cloud.ensureUser(email)).sub)
  if (profile !== null) {
    const profiles = createCompanyProfileStore(cloud.table('COMPANY_PROFILES_TABLE'))
    await profiles.save(user_id, { profile, vat_check: uncheckedVat })
  }
  return user_id
}
