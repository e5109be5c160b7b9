import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { listCsv } from '../../list/list-csv.ts'
import type { ApplicationQuery } from './use-all-applications.ts'

export type ListedApplication = ApiOutput<'listAllApplications'>['applications'][number]

/** All applications under the filters, one after the other; names of fields and values are those of the API. */
export const applicationCsv = (...queries: readonly ApplicationQuery[]): Promise<string> =>
  listCsv<ApiOutput<'listAllApplications'>, ListedApplication>({
    ask: queries.map(
      (query) => (page) => callApi('listAllApplications', { query: { ...query, ...page } }),
    ),
    rowsOf: ({ applications }) => applications,
    columns: [
      ['tender_id', ({ tender }) => tender.tender_id],
      ['market', ({ tender }) => tender.market],
      ['reference', ({ tender }) => tender.reference],
      ['tender', ({ tender }) => tender.title],
      ['offer_deadline', ({ tender }) => tender.offer_deadline],
      'hand_in_by',
      ['company', ({ company_name }) => company_name],
      ['product', ({ product_name }) => product_name],
      'status',
      ['stage', ({ desk }) => desk?.stage ?? null],
      ['outcome', ({ desk }) => desk?.outcome?.kind ?? null],
      ['responsible', ({ desk }) => desk?.responsible?.email ?? null],
      'submitted_at',
      'updated_at',
      'user_id',
    ],
  })
