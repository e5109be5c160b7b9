import { type ApiInput, callApi } from '../../../../lib/api.ts'
import { listCsv } from '../../list/list-csv.ts'

/** All producers under the filter, names of fields and values as those of the API. */
export const producerCsv = (query: ApiInput<'listProducers'>['query']): Promise<string> =>
  listCsv({
    ask: (page) => callApi('listProducers', { query: { ...query, ...page } }),
    rowsOf: ({ producers }) => producers,
    columns: [
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
    ],
  })
