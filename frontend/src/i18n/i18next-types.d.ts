import 'i18next'
import type accounts from './locales/en/accounts.json'
import type admin from './locales/en/admin.json'
import type applications from './locales/en/applications.json'
import type billing from './locales/en/billing.json'
import type common from './locales/en/common.json'
import type dashboard from './locales/en/dashboard.json'
import type home from './locales/en/home.json'
import type matching from './locales/en/matching.json'
import type portfolio from './locales/en/portfolio.json'
import type tenders from './locales/en/tenders.json'
import type vocabulary from './locales/en/vocabulary.json'

// Keys are typed from English. A feature adds its file here.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: {
      accounts: typeof accounts
      admin: typeof admin
      applications: typeof applications
      billing: typeof billing
      common: typeof common
      dashboard: typeof dashboard
      home: typeof home
      matching: typeof matching
      portfolio: typeof portfolio
      tenders: typeof tenders
      vocabulary: typeof vocabulary
    }
  }
}
