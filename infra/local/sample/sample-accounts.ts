import type { CompanyProfile } from '#domain/companies/company-profile.ts'

export interface SampleAccount {
  readonly role: string
  readonly email: string
  readonly password: string
  readonly groups: string[]
  readonly hasAccessPlan: boolean
  readonly company: CompanyProfile | null
}

/** For a machine of one\u2019s own: known to everyone who reads this file. */
const password = 'Nordgate-sample-1'

function company(name: string, email: string): CompanyProfile {
  return {
    legal_name: name,
    trade_name: null,
    country_code: 'FR',
    address: null,
    vat_number: null,
    gln: null,
    producer_type: 'winery',
    contact_name: null,
    contact_email: email,
    phone: null,
    website: null,
    language: 'en',
    importers: {},
  }
}

export const sampleAccounts: readonly SampleAccount[] = [
  {
    role: 'producer',
    email: 'producer@example.com',
    password,
    groups: [],
    hasAccessPlan: false,
    company: company('Sample producer', 'producer@example.com'),
  },
  {
    role: 'producer with the Access plan',
    email: 'subscribed@example.com',
    password,
    groups: [],
    hasAccessPlan: true,
    company: company('Sample producer with the Access plan', 'subscribed@example.com'),
  },
  {
    role: 'administrator',
    email: 'admin@example.com',
    password,
    groups: ['admin'],
    hasAccessPlan: false,
    company: null,
  },
]
