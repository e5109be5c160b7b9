import * as z from 'zod'
import type { CompanyProfile } from '#domain/companies/company-profile.ts'
import { companyProfileSchema } from '#domain/companies/company-profile-schema.ts'
import { uncheckedVat, type VatCheck, vatCheckSchema } from '#domain/companies/vat-check.ts'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { getRow, getRows } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { putRow, updateRow, type Written } from '../platform/dynamodb/write-rows.ts'

/** A profile with what is known of its VAT number. */
export interface Company {
  readonly profile: CompanyProfile
  readonly vat_check: VatCheck
}

/** The table of company profiles (`company_profiles` of the specification), one row per user. */
export interface CompanyProfileStore {
  readonly find: (user_id: UserId) => Promise<CompanyProfile | null>
  /** Those that exist. */
  readonly findMany: (user_ids: readonly UserId[]) => Promise<ReadonlyMap<UserId, CompanyProfile>>
  readonly findCompany: (user_id: UserId) => Promise<Company | null>
  readonly save: (user_id: UserId, company: Company) => Promise<void>
  /** Refused when the number was changed since it was asked about. */
  readonly saveVatCheck: (
    user_id: UserId,
    vat_number: string,
    vat_check: VatCheck,
  ) => Promise<Written>
}

/** A website that was taken before its scheme was checked is left out. */
const rowSchema = z.lazy(() =>
  companyProfileSchema.unwrap().extend({
    website: companyProfileSchema.unwrap().shape.website.catch(null),
  }),
)

export function createCompanyProfileStore(table: Table): CompanyProfileStore {
  const findCompany = async (user_id: UserId): Promise<Company | null> => {
    const row = await getRow(table, { user_id })
    if (row === null) return null
    return {
      profile: rowSchema.parse(row),
      vat_check: vatCheckSchema.parse(row.vat_check ?? uncheckedVat),
    }
  }
  return {
    findCompany,
    find: async (user_id) => (await findCompany(user_id))?.profile ?? null,
    findMany: async (user_ids) => {
      const keys = [...new Set(user_ids)].map((user_id) => ({ user_id }))
      const rows = await getRows(table, keys)
      return new Map(rows.map((row) => [userIdSchema.parse(row.user_id), rowSchema.parse(row)]))
    },
    save: async (user_id, { profile, vat_check }) => {
      await putRow(table, { ...companyProfileSchema.parse(profile), vat_check, user_id })
    },
    saveVatCheck: (user_id, vat_number, vat_check) =>
      updateRow(
        table,
        { user_id },
        { text: 'SET vat_check = :check', values: { ':check': vatCheckSchema.parse(vat_check) } },
        { text: 'vat_number = :number', values: { ':number': vat_number } },
      ),
  }
}
