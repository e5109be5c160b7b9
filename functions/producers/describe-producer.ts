import { subscriptionStateOf } from '#domain/billing/access-plan.ts'
import { completenessOf } from '#domain/companies/completeness.ts'
import type { ListedProducer } from '#domain/companies/listed-producer.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { ApplicationStore } from '../applications/application-store.ts'
import type { CompanyProfileStore } from '../companies/company-profile-store.ts'
import type { DocumentLine, DocumentStore } from '../documents/document-store.ts'
import type { AccessPlans } from '../platform/access/access-plan.ts'
import type { Clock } from '../platform/clock.ts'
import type { PortfolioStore } from '../portfolio/portfolio-store.ts'
import type { AccountOf } from './account-of.ts'

/** Where it is known what a producer is and has. */
export interface ProducerSources {
  readonly accountOf: AccountOf
  readonly profiles: Pick<CompanyProfileStore, 'findCompany'>
  readonly accessPlans: AccessPlans
  readonly portfolios: Pick<PortfolioStore, 'find'>
  readonly applications: Pick<ApplicationStore, 'listSummaries'>
  readonly documents: Pick<DocumentStore, 'listLines'>
  readonly now: Clock
}

const pageSize = 500

async function begunApplications({ applications }: ProducerSources, user_id: UserId) {
  const begun = []
  for await (const line of applications.listSummaries(user_id, null, pageSize)) {
    if (line.status !== 'NOT_STARTED') begun.push(line)
  }
  return begun
}

/** In force: neither deleted nor replaced by a newer one. */
const isPresent = ({ deleted_at, replaced_by }: DocumentLine) =>
  deleted_at === null && replaced_by === null

/** A producer as all sources know them now; null: there is no such producer. */
export async function describeProducer(sources: ProducerSources, user_id: UserId) {
  const email = await sources.accountOf(user_id)
  if (email === null) return null
  const [company, plan, portfolio, applications, lines] = await Promise.all([
    sources.profiles.findCompany(user_id),
    sources.accessPlans.find(user_id),
    sources.portfolios.find(user_id),
    begunApplications(sources, user_id),
    sources.documents.listLines(user_id),
  ])
  const documents = lines.filter(isPresent)
  const completeness = completenessOf(company?.profile ?? null)
  const listed: Omit<ListedProducer, 'last_seen_at'> = {
    user_id,
    email,
    company_name: company?.profile.legal_name ?? (plan?.company_name || null),
    country_code: company?.profile.country_code ?? null,
    requested_at: plan?.requested_at ?? null,
    plan_ends_at: subscriptionStateOf(plan, sources.now()).subscription_end,
    products: portfolio?.product_count ?? 0,
    applications: applications.length,
    documents: documents.length,
    completeness: completeness.percent,
  }
  return { listed, company, completeness, plan, applications, documents }
}
