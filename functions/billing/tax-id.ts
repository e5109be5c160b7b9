import type { Stripe } from 'stripe'
import type { CompanyProfile } from '#domain/companies/company-profile.ts'
import { readVatNumber } from '#domain/companies/vat-number.ts'

/**
 * The VAT number of a company as the provider wants it (docs.stripe.com/billing/customer/tax-ids,
 * "Supported tax ID types"). Null: none is known, or it is of a country whose numbers we cannot tell apart.
 */
export function taxIdOf({
  country_code,
  vat_number,
}: Pick<CompanyProfile, 'country_code' | 'vat_number'>): Stripe.CustomerCreateTaxIdParams | null {
  const read = vat_number === null ? null : readVatNumber(country_code, vat_number)
  if (read === null) return null
  const { prefix, number } = read
  if (read.isInRegister) return { type: 'eu_vat', value: `${prefix}${number}` }
  if (prefix === 'GB') return { type: 'gb_vat', value: `GB${number}` }
  if (prefix === 'NO') return { type: 'no_vat', value: `${number.replace(/MVA$/, '')}MVA` }
  if (prefix !== 'CH') return null
  const [uid = ''] = /E\d{9}/.exec(number) ?? []
  return {
    type: 'ch_vat',
    value: `CH${uid} ${/[A-Z]+$/.exec(number.slice(uid.length))?.[0] ?? 'MWST'}`,
  }
}
