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

/** One for each application that a payment of the page pays for; `tender`: for that of its tender alone. */
export const creditsOf = ({ payments }: ApiOutput<'listAllPayments'>, tender: string) =>
  payments.flatMap(({ credited_tender_ids, ...payment }) =>
    credited_tender_ids
      .filter((tender_id) => tender === '' || String(tender_id) === tender)
      .map((tender_id) => ({ ...payment, tender_id })),
  )

export const creditCsv = (
  query: ApiInput<'listAllPayments'>['query'],
  tender: string,
): Promise<string> =>
  listCsv({
    ask: (page) => callApi('listAllPayments', { query: { ...query, ...page } }),
    rowsOf: (page) => creditsOf(page, tender),
    columns: [
      'tender_id',
      'company_name',
      'user_id',
      'payment_id',
      'purpose',
      'status',
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
