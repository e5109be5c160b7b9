import 'i18next'
import type accounts from './locales/en/accounts.json'
import type applications from './locales/en/applications.json'
import type billing from './locales/en/billing.json'
import type calendar from './locales/en/calendar.json'
import type common from './locales/en/common.json'
import type compliance from './locales/en/compliance.json'
import type content from './locales/en/content.json'
import type dashboard from './locales/en/dashboard.json'
import type desk from './locales/en/desk.json'
import type deskApplications from './locales/en/desk-applications.json'
import type deskContent from './locales/en/desk-content.json'
import type deskLog from './locales/en/desk-log.json'
import type deskMatching from './locales/en/desk-matching.json'
import type deskMessages from './locales/en/desk-messages.json'
import type deskPayments from './locales/en/desk-payments.json'
import type deskProducers from './locales/en/desk-producers.json'
import type deskSettings from './locales/en/desk-settings.json'
import type deskTenders from './locales/en/desk-tenders.json'
import type deskToday from './locales/en/desk-today.json'
import type documents from './locales/en/documents.json'
import type enquiries from './locales/en/enquiries.json'
import type example from './locales/en/example.json'
import type failures from './locales/en/failures.json'
import type home from './locales/en/home.json'
import type imports from './locales/en/imports.json'
import type launchPlan from './locales/en/launch-plan.json'
import type matching from './locales/en/matching.json'
import type notices from './locales/en/notices.json'
import type pages from './locales/en/pages.json'
import type palette from './locales/en/palette.json'
import type portfolio from './locales/en/portfolio.json'
import type prices from './locales/en/prices.json'
import type privateOffers from './locales/en/private-offers.json'
import type receipts from './locales/en/receipts.json'
import type searches from './locales/en/searches.json'
import type service from './locales/en/service.json'
import type statistics from './locales/en/statistics.json'
import type tenders from './locales/en/tenders.json'
import type timeline from './locales/en/timeline.json'
import type tour from './locales/en/tour.json'
import type views from './locales/en/views.json'
import type vocabulary from './locales/en/vocabulary.json'
import type waits from './locales/en/waits.json'
import type workspace from './locales/en/workspace.json'

// Keys are typed from English. A feature adds its file here.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: {
      accounts: typeof accounts
      applications: typeof applications
      billing: typeof billing
      calendar: typeof calendar
      common: typeof common &
        Pick<
          typeof accounts &
            typeof applications &
            typeof billing &
            typeof desk &
            typeof documents &
            typeof enquiries &
            typeof failures &
            typeof portfolio &
            typeof searches,
          'errors'
        >
      compliance: typeof compliance
      content: typeof content
      dashboard: typeof dashboard
      desk: typeof desk
      'desk-applications': typeof deskApplications
      'desk-content': typeof deskContent
      'desk-log': typeof deskLog
      'desk-matching': typeof deskMatching
      'desk-messages': typeof deskMessages
      'desk-payments': typeof deskPayments
      'desk-producers': typeof deskProducers
      'desk-settings': typeof deskSettings
      'desk-tenders': typeof deskTenders
      'desk-today': typeof deskToday
      documents: typeof documents
      enquiries: typeof enquiries
      example: typeof example
      failures: typeof failures
      home: typeof home
      imports: typeof imports
      'launch-plan': typeof launchPlan
      matching: typeof matching
      notices: typeof notices
      pages: typeof pages
      palette: typeof palette
      portfolio: typeof portfolio
      prices: typeof prices
      'private-offers': typeof privateOffers
      receipts: typeof receipts
      searches: typeof searches
      service: typeof service
      statistics: typeof statistics
      tenders: typeof tenders
      timeline: typeof timeline
      tour: typeof tour
      views: typeof views
      vocabulary: typeof vocabulary
      waits: typeof waits
      workspace: typeof workspace
    }
  }
}
