import type { RouteOutput } from '#contracts/route.ts'
import type { sampleRoutes } from '#contracts/samples.ts'
import { isInvoiceable, type Sample } from '#domain/samples/sample.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import type { SampleId, TenderId, UserId } from '#domain/shared/ids.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { ApplicationStore } from '../applications/application-store.ts'
import type { CompanyProfileStore } from '../companies/company-profile-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { SampleSource } from './sample-papers.ts'

export interface Printing {
  readonly applications: Pick<ApplicationStore, 'find'>
  readonly profiles: Pick<CompanyProfileStore, 'find'>
  readonly now: Clock
}

type Paper = RouteOutput<(typeof sampleRoutes)['printSamplePaper']>

/** What goes with the samples of a submitted application: labels for the bottles, or the pro-forma invoice. */
export async function printSamplePaper(
  deps: Printing,
  user_id: UserId,
  asked: {
    readonly tender_id: TenderId
    readonly sample_id: SampleId
    readonly paper: 'labels' | 'pro-forma'
  },
): Promise<Result<Paper, 'not_found' | 'form_incomplete'>> {
  const [row, company] = await Promise.all([
    deps.applications.find(user_id, asked.tender_id),
    deps.profiles.find(user_id),
  ])
  const sample = row?.samples.find(({ sample_id }) => sample_id === asked.sample_id)
  if (!row?.submitted_for || row.form_data === null || sample === undefined)
    return fail('not_found')
  if (asked.paper === 'pro-forma' && !isInvoiceable(sample)) return fail('form_incomplete')
  const { tender } = row.submitted_for
  const source: SampleSource = {
    tender,
    answers: row.form_data.answers,
    company,
    sample,
    day: dateIn(marketFacts[tender.market].time_zone, deps.now()),
  }
  // what sets a PDF is large
  const { labelSheet, proForma } = await import('./sample-papers.ts')
  const bytes = await (asked.paper === 'labels' ? labelSheet(source) : proForma(source))
  return succeed({
    file_name: fileName(tender.reference ?? String(tender.tender_id), sample, asked.paper),
    pdf: Buffer.from(bytes).toString('base64'),
  })
}

const fileName = (reference: string, { lot }: Sample, paper: string): string =>
  `${[reference, 'samples', lot, paper].map((part) => part.replaceAll(/[^\w.-]+/g, '-')).join('_')}.pdf`
