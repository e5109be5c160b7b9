import type { CompanyProfile } from '../companies/company-profile.ts'
import type { Market } from '../shared/market.ts'
import type { FormField } from './application-form.ts'
import { field, known } from './form-field.ts'

/** The section `company`: who offers, and through whom. */
export function companyFields(company: CompanyProfile | null, market: Market): FormField[] {
  const fill = (value: string | null | undefined) => ({ prefill: known('company', value) })
  return [
    field('company_name', 'text', fill(company?.legal_name)),
    field('company_country', 'country', fill(company?.country_code)),
    field('company_address', 'long_text', fill(company?.address)),
    field('vat_number', 'text', { required: false, ...fill(company?.vat_number) }),
    field('contact_name', 'text', fill(company?.contact_name)),
    field('contact_email', 'email', fill(company?.contact_email)),
    field('contact_phone', 'text', { required: false, ...fill(company?.phone) }),
    field('importer', 'text', { required: false, ...fill(company?.importers[market]) }),
  ]
}
