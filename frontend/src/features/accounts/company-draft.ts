import type { CompanyProfile } from '#domain/companies/company-profile.ts'
import { defaultLocale, type Locale } from '#domain/shared/locale.ts'

/** Company data as it is typed: every field is text. */
export interface CompanyDraft {
  readonly legal_name: string
  readonly trade_name: string
  readonly country_code: string
  readonly company_kind: NonNullable<CompanyProfile['company_kind']> | ''
  readonly producer_type: CompanyProfile['producer_type'] | ''
  readonly address: string
  readonly vat_number: string
  readonly gln: string
  readonly contact_name: string
  readonly contact_email: string
  readonly phone: string
  readonly website: string
  /** Of mails and documents. */
  readonly language: Locale
  /** Spoken in the company. */
  readonly languages: readonly string[]
  readonly importers: Readonly<Record<'SE' | 'NO' | 'FI', string>>
}

export const emptyCompany: CompanyDraft = {
  legal_name: '',
  trade_name: '',
  country_code: '',
  company_kind: '',
  producer_type: '',
  address: '',
  vat_number: '',
  gln: '',
  contact_name: '',
  contact_email: '',
  phone: '',
  website: '',
  language: defaultLocale,
  languages: [],
  importers: { SE: '', NO: '', FI: '' },
}

export function draftOf(profile: CompanyProfile): CompanyDraft {
  const text = (value: string | null) => value ?? ''
  return {
    legal_name: profile.legal_name,
    trade_name: text(profile.trade_name),
    country_code: profile.country_code,
    company_kind: profile.company_kind ?? '',
    producer_type: profile.producer_type ?? '',
    address: text(profile.address),
    vat_number: text(profile.vat_number),
    gln: text(profile.gln),
    contact_name: text(profile.contact_name),
    contact_email: text(profile.contact_email),
    phone: text(profile.phone),
    website: text(profile.website),
    language: profile.language,
    languages: profile.languages ?? [],
    importers: { SE: '', NO: '', FI: '', ...profile.importers },
  }
}

export function profileOf(draft: CompanyDraft): CompanyProfile {
  const known = (value: string) => value.trim() || null
  const website = known(draft.website)
  const importers = Object.entries(draft.importers)
    .map(([market, name]) => [market, name.trim()] as const)
    .filter(([, name]) => name !== '')
  return {
    legal_name: draft.legal_name.trim(),
    trade_name: known(draft.trade_name),
    country_code: draft.country_code,
    ...(draft.company_kind === '' ? {} : { company_kind: draft.company_kind }),
    // what somebody brews or distils says nothing of who only sells it
    producer_type:
      (draft.company_kind !== 'importer' &&
        draft.company_kind !== 'agent' &&
        draft.producer_type) ||
      null,
    address: known(draft.address),
    vat_number: known(draft.vat_number),
    gln: known(draft.gln.replace(/\s/g, '')),
    contact_name: known(draft.contact_name),
    contact_email: known(draft.contact_email),
    phone: known(draft.phone),
    website: website !== null && !/^https?:\/\//i.test(website) ? `https://${website}` : website,
    language: draft.language,
    ...(draft.languages.length === 0 ? {} : { languages: [...draft.languages] }),
    importers: Object.fromEntries(importers),
  }
}
