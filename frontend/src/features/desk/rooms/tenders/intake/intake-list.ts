import { type ApiInput, callApi } from '../../../../../lib/api.ts'
import { listCsv } from '../../../list/list-csv.ts'

export const intakeSorts = ['-brought', 'brought'] as const

interface IntakeFilter {
  readonly sort: (typeof intakeSorts)[number]
}

const [newestFirst] = intakeSorts

/** How the list stands, as in its address. */
export const parseFilter = (search: URLSearchParams): IntakeFilter => ({
  sort: intakeSorts.find((sort) => sort === search.get('sort')) ?? newestFirst,
})
export const filterSearch = ({ sort }: IntakeFilter): URLSearchParams =>
  new URLSearchParams(sort === newestFirst ? {} : { sort })

/** All plans, names of fields and values as those of the API. */
export const intakeCsv = (query: ApiInput<'listIntakes'>['query']): Promise<string> =>
  listCsv({
    ask: (page) => callApi('listIntakes', { query: { ...query, ...page } }),
    rowsOf: ({ intakes }) => intakes,
    columns: [
      'intake_id',
      'file_name',
      'source',
      'status',
      ['new', ({ counts }) => counts.new],
      ['changed', ({ counts }) => counts.changed],
      ['unchanged', ({ counts }) => counts.unchanged],
      'brought_at',
    ],
  })
