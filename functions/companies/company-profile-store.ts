import { type CompanyProfile, companyProfileSchema } from '#domain/companies/company-profile.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { getRow } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { putRow } from '../platform/dynamodb/write-rows.ts'

/** The table of company profiles (`company_profiles` of the specification), one row per user. */
export interface CompanyProfileStore {
  readonly find: (user_id: UserId) => Promise<CompanyProfile | null>
  readonly save: (user_id: UserId, profile: CompanyProfile) => Promise<CompanyProfile>
}

export function createCompanyProfileStore(table: Table): CompanyProfileStore {
  return {
    find: async (user_id) => {
      const row = await getRow(table, { user_id })
      return row && companyProfileSchema.parse(row)
    },
    save: async (user_id, profile) => {
      const parsed = companyProfileSchema.parse(profile)
      await putRow(table, { ...parsed, user_id })
      return parsed
    },
  }
}
