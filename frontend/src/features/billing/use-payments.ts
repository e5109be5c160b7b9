import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { byCursor } from '../../lib/pages-of.ts'
import { billingKey } from '../../lib/payments/billing-query.ts'

/** The caller’s one-off payments, page by page; asked again with what else was bought. */
export const usePayments = () =>
  useInfiniteQuery({
    queryKey: [...billingKey, 'payments'],
    queryFn: ({ pageParam, signal }) =>
      callApi('listPayments', { query: { cursor: pageParam, limit: 20 }, signal }),
    ...byCursor,
  })
