import { statuses } from '#domain/matching/verdict.ts'
import { callApi } from '../../../../lib/api.ts'
import { listCsv, rowsCsv } from '../../list/list-csv.ts'
import type { CountedRequirement } from './use-requirement-counts.ts'

// names of fields and values are those of the API

export const tenderProducerCsv = (tender_id: number): Promise<string> =>
  listCsv({
    ask: (page) => callApi('listTenderProducers', { params: { tender_id }, query: page }),
    rowsOf: ({ producers }) => producers,
    pageSize: 25,
    columns: [
      'user_id',
      'company_name',
      'email',
      'country_code',
      ['strong', ({ counts }) => counts.strong],
      ['possible', ({ counts }) => counts.possible],
      ['near', ({ counts }) => counts.near],
      ['best', ({ best }) => best.map(({ name }) => name).join('; ')],
      'invited_at',
      'mailed_at',
    ],
  })

export const requirementCsv = (requirements: readonly CountedRequirement[]): Promise<string> =>
  rowsCsv(
    [
      'kind',
      'text',
      ['required', ({ required }) => (required ? 'yes' : 'no')],
      ...statuses.map(
        (status) => [status, ({ counts }: CountedRequirement) => counts[status]] as const,
      ),
      'would_fit',
    ],
    requirements,
  )
