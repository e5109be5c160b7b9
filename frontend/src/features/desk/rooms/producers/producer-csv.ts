import { type ApiInput, callApi } from '../../../../lib/api.ts'
import { pagesOf } from '../../../../lib/pages-of.ts'
import { toCsv } from '../../list/csv.ts'

const fields = [
  'user_id',
  'company_name',
  'email',
  'country_code',
  'requested_at',
  'plan_ends_at',
  'products',
  'applications',
  'documents',
  'completeness',
  'last_seen_at',
] as const

/** All producers under the filter, names of fields and values as those of the API. */
export async function producerCsv(query: ApiInput<'listProducers'>['query']): Promise<string> {
  const rows: (string | number | null)[][] = []
  const ask = (cursor: string | undefined) =>
    callApi('listProducers', { query: { ...query, limit: 100, cursor } })
  for await (const { producers } of pagesOf(ask)) {
    for (const producer of producers) rows.push(fields.map((field) => producer[field]))
  }
  return toCsv(fields, rows)
}
