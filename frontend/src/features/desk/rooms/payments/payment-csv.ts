import { type ApiInput, type ApiOutput, callApi } from '../../../../lib/api.ts'
import { listCsv, rowsCsv } from '../../list/list-csv.ts'

// names of fields and values are those of the API; amounts are in whole units

const units = (money: { readonly amount_minor: number } | null) =>
  money === null ? null : money.amount_minor / 100

export const paymentCsv = (query: ApiInput<'listAllPayments'>['query']): Promise<string> =>
  listCsv({
    ask: (page) => callApi('listAllPayments', { query: { ...query, ...page } }),
    rowsOf: ({ payments }) => payments,
    columns: [
      'payment_id',
      'company_name',
      'user_id',
      'purpose',
      ['tender_ids', ({ tender_ids }) => tender_ids.join(' ')],
      'status',
      ['currency', ({ net }) => net.currency],
      ['net', ({ net }) => units(net)],
      ['total', ({ total }) => units(total)],
      ['refunded', ({ refunded }) => units(refunded)],
      'referral_code',
      'created_at',
      'paid_at',
    ],
  })

export const feeCsv = (query: ApiInput<'listFeesDue'>['query']): Promise<string> =>
  listCsv({
    ask: (page) => callApi('listFeesDue', { query: { ...query, ...page } }),
    rowsOf: ({ fees }) => fees,
    columns: [
      'tender_id',
      'market',
      'company_name',
      'user_id',
      'product_name',
      'submitted_at',
      'last_day',
    ],
  })

type ProviderEvent = ApiOutput<'getReconciliation'>['events'][number]

export const eventCsv = (events: readonly ProviderEvent[]): Promise<string> =>
  rowsCsv(
    [
      'event_id',
      'type',
      'created_at',
      ['state', ({ is_missed }) => (is_missed ? 'missed' : 'failed')],
    ],
    events,
  )
