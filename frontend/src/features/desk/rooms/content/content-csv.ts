import { type ApiInput, callApi } from '../../../../lib/api.ts'
import { listCsv } from '../../list/list-csv.ts'

/** What the list shows, names of fields and values as those of the API. */
export const contentCsv = (query: ApiInput<'listContent'>['query']): Promise<string> =>
  listCsv({
    ask: (page) => callApi('listContent', { query: { ...query, ...page } }),
    rowsOf: ({ items }) => items,
    columns: [
      'kind',
      'content_id',
      'name',
      'status',
      'published_at',
      'updated_at',
      ['missing_languages', ({ missing_languages }) => missing_languages.join(' ')],
    ],
  })
