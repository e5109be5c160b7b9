import { expect, it } from 'vitest'
import type { ApiOutput } from '../../../../lib/api.ts'
import { creditsOf } from './payment-csv.ts'

type Payment = ApiOutput<'listAllPayments'>['payments'][number]

it('lists each application that a payment pays for, and none that it paid twice or gave back', () => {
  const payment = {
    ...{
      user_id: 'anna',
      company_name: 'Test SARL',
      payment_id: 'cs_1',
      status: 'partly_refunded',
    },
    tender_ids: [1, 2, 3],
    credited_tender_ids: [1, 3],
  } as unknown as Payment
  const open = { ...payment, payment_id: 'cs_2', credited_tender_ids: [] } as unknown as Payment
  const page = { payments: [payment, open], names_left_out: false, next_cursor: null }
  const credits = (tender: string) => creditsOf(page, tender).map((one) => one.tender_id)
  expect(credits('')).toEqual([1, 3])
  // of one application alone
  expect(credits('3')).toEqual([3])
  expect(credits('2')).toEqual([])
})
