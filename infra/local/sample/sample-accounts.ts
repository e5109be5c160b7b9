import type { CompanyProfile } from '#domain/companies/company-profile.ts'

export interface SampleAccount {
  readonly role: string
  readonly email: string
  readonly password: string
  readonly groups: string[]
  readonly hasAccessPlan: boolean
  readonly company: CompanyProfile | null
  /** Price lists of `sample-data/portfolios` that it has uploaded. */
  readonly lists: readonly string[]
  /** Of the authenticator app that is asked for at sign-in; base32. */
  readonly totp_secret: string | null
}

/** For a machine of one\u2019s own: known to everyone who reads this file. */
const password = 'Nordgate-sample-1'
const totpSecret = 'NORDGATESAMPLEADMINISTRATORSAPPSECRET234'
const operatorsTotpSecret = 'NORDGATESAMPLEOPERATORSAPPSECRET23456777'

function company(name: string, email: string): CompanyProfile {
  return {
    legal_name: name,
    trade_name: null,
    country_code: 'FR',
    address: null,
    vat_number: null,
    gln: null,
    company_kind: 'producer',
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
    lists: ['sample-spanish-wine-shop-2023.csv', 'sample-range.csv'],
    totp_secret: null,
  },
  {
    role: 'producer with the Access plan',
    email: 'subscribed@example.com',
    password,
    groups: [],
    hasAccessPlan: true,
    company: company('Sample producer with the Access plan', 'subscribed@example.com'),
    lists: ['sample-spanish-wine-shop-2023.csv', 'sample-offers.csv', 'sample-range.csv'],
    totp_secret: null,
  },
  {
    role: 'administrator',
    email: 'admin@example.com',
    password,
    groups: ['admin'],
    hasAccessPlan: false,
    company: null,
    lists: [],
    totp_secret: totpSecret,
  },
  {
    role: 'operator',
    email: 'operator@example.com',
    password,
    groups: ['operator'],
    hasAccessPlan: false,
    company: null,
    lists: [],
    totp_secret: operatorsTotpSecret,
  },
  {
    role: 'administrator who has still to set up a second factor',
    email: 'new-admin@example.com',
    password,
    groups: ['admin'],
    hasAccessPlan: false,
    company: null,
    lists: [],
    totp_secret: null,
  },
]

/** Who writes the sample tenders and grants the Access plan. */
export const isAdministrator = ({ groups, totp_secret }: SampleAccount): boolean =>
  groups.includes('admin') && totp_secret !== null
