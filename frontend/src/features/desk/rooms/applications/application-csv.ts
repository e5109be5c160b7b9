import type { ApiOutput } from '../../../../lib/api.ts'
import { rowsCsv } from '../../list/list-csv.ts'

export type ListedApplication = ApiOutput<'listAllApplications'>['applications'][number]

export const csvColumns = [
  'tender_id',
  'market',
  'reference',
  'tender',
  'offer_deadline',
  'company',
  'product',
  'status',
  'stage',
  'outcome',
  'responsible',
  'submitted_at',
  'updated_at',
  'user_id',
] as const
export type CsvColumn = (typeof csvColumns)[number]

const cellsOf = (one: ListedApplication): Readonly<Record<CsvColumn, string | number | null>> => ({
  tender_id: one.tender.tender_id,
  market: one.tender.market,
  reference: one.tender.reference,
  tender: one.tender.title,
  offer_deadline: one.tender.offer_deadline,
  company: one.company_name,
  product: one.product_name,
  status: one.status,
  stage: one.desk?.stage ?? null,
  outcome: one.desk?.outcome?.kind ?? null,
  responsible: one.desk?.responsible?.email ?? null,
  submitted_at: one.submitted_at,
  updated_at: one.updated_at,
  user_id: one.user_id,
})

/** The list of applications for a spreadsheet. */
export const applicationCsv = (
  applications: readonly ListedApplication[],
  headers: Readonly<Record<CsvColumn, string>>,
): Promise<string> =>
  rowsCsv(
    csvColumns.map(
      (column) => [headers[column], (one: ListedApplication) => cellsOf(one)[column]] as const,
    ),
    applications,
  )
