import type { ApiOutput } from '../../../../lib/api.ts'

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
  submitted_at: one.submitted_at,
  updated_at: one.updated_at,
  user_id: one.user_id,
})

/** A cell that a spreadsheet would take for a formula; the library's own pattern stops at a line break. */
const formula = /^[=+\-@\t\r\n]/

/** The list as RFC 4180 has it, with the mark by which Excel knows UTF-8; no cell runs as a formula. */
export async function applicationCsv(
  applications: readonly ListedApplication[],
  headers: Readonly<Record<CsvColumn, string>>,
): Promise<string> {
  // loaded on demand: few visits download a list
  const { default: Papa } = await import('papaparse')
  const fields = csvColumns.map((column) => headers[column])
  const data = applications.map((one) => {
    const cells = cellsOf(one)
    return csvColumns.map((column) => cells[column])
  })
  return `\ufeff${Papa.unparse({ fields, data }, { escapeFormulae: formula, newline: '\r\n' })}\r\n`
}
