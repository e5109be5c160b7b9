import { tenderState } from '#domain/tenders/tender-state.ts'
import { type ApiInput, callApi } from '../../../../../lib/api.ts'
import { listCsv } from '../../../list/list-csv.ts'

/** All tenders under the filter, names of fields and values as those of the API. */
export const tenderCsv = (query: ApiInput<'listDeskTenders'>['query']): Promise<string> =>
  listCsv({
    ask: (page) => callApi('listDeskTenders', { query: { ...query, ...page } }),
    rowsOf: ({ tenders }) => tenders,
    columns: [
      'tender_id',
      'market',
      'reference',
      'title',
      ['plan', ({ plan }) => plan ?? null],
      'offer_deadline',
      ['state', (tender) => tenderState(tender, new Date())],
      'unread',
      ['version', ({ version }) => version ?? null],
    ],
  })
