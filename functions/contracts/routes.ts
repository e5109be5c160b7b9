import { accountRoutes, credentialRoutes, recoveryRoutes } from './accounts.ts'
import { agendaRoutes } from './agenda.ts'
import { allApplicationRoutes } from './all-applications.ts'
import { applicationRoutes } from './applications.ts'
import { beforePayingRoutes } from './before-paying.ts'
import { billingRoutes } from './billing.ts'
import { calendarRoutes } from './calendar.ts'
import { companyRoutes } from './companies.ts'
import { deskRoutes } from './desk.ts'
import { deskApplicationRoutes } from './desk-applications.ts'
import { deskMatchingRoutes } from './desk-matching.ts'
import { deskPaymentRoutes } from './desk-payments.ts'
import { deskProducerRoutes } from './desk-producers.ts'
import { deskReferralRoutes } from './desk-referrals.ts'
import { deskSettingRoutes } from './desk-settings.ts'
import { deskViewRoutes } from './desk-views.ts'
import { documentRoutes } from './documents.ts'
import { enquiryRoutes } from './enquiries.ts'
import { factorRoutes } from './factors.ts'
import { handInRoutes } from './hand-in.ts'
import { matchingRoutes } from './matching.ts'
import { noticeRoutes } from './notices.ts'
import { offerRoutes } from './offers.ts'
import { openApiRoutes } from './open-api-route.ts'
import { orderRoutes } from './orders.ts'
import { personalDataRoutes } from './personal-data.ts'
import { portfolioRoutes } from './portfolio.ts'
import { privateSaleRoutes } from './private-sales.ts'
import { receiptRoutes } from './receipts.ts'
import { sampleRoutes } from './samples.ts'
import { savedSearchRoutes, searchFeedRoutes } from './saved-searches.ts'
import { siteContentRoutes } from './site-content.ts'
import { stockRoutes } from './stock.ts'
import { tenderIntakeRoutes } from './tender-intake.ts'
import { tenderRoutes } from './tenders.ts'

/** The whole HTTP surface. The stack, the handlers, the site's client, the tests and OpenAPI are made from it. */
export const routes = {
  ...accountRoutes,
  ...recoveryRoutes,
  ...factorRoutes,
  ...credentialRoutes,
  ...personalDataRoutes,
  ...tenderRoutes,
  ...tenderIntakeRoutes,
  ...calendarRoutes,
  ...portfolioRoutes,
  ...documentRoutes,
  ...handInRoutes,
  ...matchingRoutes,
  ...beforePayingRoutes,
  ...applicationRoutes,
  ...stockRoutes,
  ...allApplicationRoutes,
  ...agendaRoutes,
  ...offerRoutes,
  ...sampleRoutes,
  ...orderRoutes,
  ...deskApplicationRoutes,
  ...receiptRoutes,
  ...companyRoutes,
  ...billingRoutes,
  ...deskPaymentRoutes,
  ...deskReferralRoutes,
  ...enquiryRoutes,
  ...privateSaleRoutes,
  ...noticeRoutes,
  ...savedSearchRoutes,
  ...searchFeedRoutes,
  ...deskRoutes,
  ...deskSettingRoutes,
  ...deskViewRoutes,
  ...deskProducerRoutes,
  ...deskMatchingRoutes,
  ...siteContentRoutes,
  ...openApiRoutes,
}
export type RouteName = keyof typeof routes
