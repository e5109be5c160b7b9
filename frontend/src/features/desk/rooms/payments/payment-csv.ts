import { type ApiInput, callApi } from '../../../../lib/api.ts'
import { pagesOf } from '../../../../lib/pages-of.ts'
import { toCsv } from '../../list/csv.ts'

const fields = [
  'payment_id',
  'company_name',
  'user_id',
  'purpose',
  'tender_ids',
  'status',
  'currency',
  'net',
  'total',
  'refunded',
  'referral_code',
  'created_at',
  'paid_at',
] as const

/** All payments under the filter, names of fields and values as those of the API; amounts in whole units. */
export async function paymentCsv(query: ApiInput<'listAllPayments'>['query']): Promise<string> {
  const rows: (string | number | null)[][] = []
  const ask = (cursor: string | undefined) =>
    callApi('listAllPayments', { query: { ...query, limit: 100, cursor } })
  const units = (money: { readonly amount_minor: number } | null) =>
    money === null ? null : money.amount_minor / 100
  for await (const { payments } of pagesOf(ask)) {
    for (const payment of payments) {
      const cells = {
        ...payment,
        tender_ids: payment.tender_ids.join(' '),
        currency: payment.net.currency,
        net: units(payment.net),
        total: units(payment.total),
        refunded: units(payment.refunded),
      }
      rows.push(fields.map((field) => cells[field]))
    }
  }
  return toCsv(fields, rows)
}
