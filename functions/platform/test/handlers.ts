import type { Capability } from '#contracts/route.ts'
import type { HttpHandler } from '../http/serve.ts'
import type { TestCloud } from './start-test-cloud.ts'

/** The HTTP entries as they are deployed, loaded once the environment is that of a function. */
export async function loadHttpHandlers(
  cloud: TestCloud,
): Promise<Readonly<Record<Capability, HttpHandler>>> {
  Object.assign(process.env, cloud.environment)
  const [
    accounts,
    applications,
    billing,
    companies,
    content,
    desk,
    documents,
    enquiries,
    matching,
    notices,
    offers,
    portfolio,
    producers,
    receipts,
    tenders,
    tenderIntake,
  ] = await Promise.all([
    import('../../accounts/http.ts'),
    import('../../applications/http.ts'),
    import('../../billing/http.ts'),
    import('../../companies/http.ts'),
    import('../../content/http.ts'),
    import('../../desk/http.ts'),
    import('../../documents/http.ts'),
    import('../../enquiries/http.ts'),
    import('../../matching/http.ts'),
    import('../../notices/http.ts'),
    import('../../offers/http.ts'),
    import('../../portfolio/http.ts'),
    import('../../producers/http.ts'),
    import('../../receipts/http.ts'),
    import('../../tenders/http.ts'),
    import('../../tenders/intake/http.ts'),
  ])
  return {
    accounts: accounts.handler,
    applications: applications.handler,
    billing: billing.handler,
    companies: companies.handler,
    content: content.handler,
    desk: desk.handler,
    documents: documents.handler,
    enquiries: enquiries.handler,
    matching: matching.handler,
    notices: notices.handler,
    offers: offers.handler,
    portfolio: portfolio.handler,
    producers: producers.handler,
    receipts: receipts.handler,
    tenders: tenders.handler,
    tender_intake: tenderIntake.handler,
  }
}
