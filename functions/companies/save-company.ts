import { checkCompany } from '#domain/companies/check-company.ts'
import type { CompanyProfile } from '#domain/companies/company-profile.ts'
import { completenessOf } from '#domain/companies/completeness.ts'
import { uncheckedVat } from '#domain/companies/vat-check.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import type { Company, CompanyProfileStore } from './company-profile-store.ts'

export const companyAnswer = (company: Company | null) => ({
  profile: company?.profile ?? null,
  vat_check: company?.vat_check ?? null,
  completeness: completenessOf(company?.profile ?? null),
})

/** Saves a company. A VAT number that changed has to be checked anew. */
export async function saveCompany(
  profiles: CompanyProfileStore,
  user_id: UserId,
  profile: CompanyProfile,
) {
  const issues = checkCompany(profile)
  if (issues.length > 0) return fail('company_profile_invalid', { issues })
  const before = await profiles.findCompany(user_id)
  const isSameNumber =
    before !== null &&
    before.profile.vat_number === profile.vat_number &&
    before.profile.country_code === profile.country_code
  const company = { profile, vat_check: isSameNumber ? before.vat_check : uncheckedVat }
  await profiles.save(user_id, company)
  return succeed(companyAnswer(company))
}
