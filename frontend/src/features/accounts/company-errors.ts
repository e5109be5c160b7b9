import { useTranslation } from 'react-i18next'
import { checkCompany } from '#domain/companies/check-company.ts'
import { isWebAddress } from '#domain/shared/web-address.ts'
import type { FieldError } from '../../ui/error-summary.tsx'
import { type CompanyDraft, profileOf } from './company-draft.ts'
import { looksLikeEmail } from './email-rule.ts'

/** What the contract would refuse, in words that name the remedy. */
export function useCompanyErrors(): (draft: CompanyDraft) => FieldError[] {
  const { t } = useTranslation('accounts')
  return (draft) => {
    const found: FieldError[] = []
    if (draft.legal_name.trim() === '') {
      found.push({ field: 'legal_name', message: t('company.legal_name_missing') })
    }
    if (draft.country_code === '') {
      found.push({ field: 'country_code', message: t('company.country_missing') })
    }
    if (draft.gln.trim() !== '' && !/^\d{13}$/.test(draft.gln.replace(/\s/g, ''))) {
      found.push({ field: 'gln', message: t('company.gln_wrong') })
    }
    for (const { field, code } of checkCompany(profileOf(draft))) {
      if (found.some((error) => error.field === field)) continue
      found.push({ field, message: t(`company.${code}`) })
    }
    if (draft.contact_email.trim() !== '' && !looksLikeEmail(draft.contact_email)) {
      found.push({ field: 'contact_email', message: t('field.email_wrong') })
    }
    const { website } = profileOf(draft)
    if (website !== null && !isWebAddress(website)) {
      found.push({ field: 'website', message: t('company.website_wrong') })
    }
    return found
  }
}
