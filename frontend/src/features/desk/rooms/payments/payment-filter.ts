import { type PaymentStatus, paymentStatuses } from '#domain/billing/payment-status.ts'
import type { ApiInput } from '../../../../lib/api.ts'

export const paymentViews = ['payments', 'fees', 'reconciliation'] as const
/** Orders of payments, and of the fees that are due. */
export const paymentSorts = ['-at', 'at'] as const
export const feeSorts = ['since', '-since'] as const
export type PaymentView = (typeof paymentViews)[number]

/** What the page shows, as in its address; empty means: any. */
export interface PaymentFilter {
  readonly view: PaymentView
  readonly status: PaymentStatus | ''
  /** The user whose payments are shown alone. */
  readonly company: string
  readonly sort: (typeof paymentSorts)[number]
  readonly fees: (typeof feeSorts)[number]
}

export const anything = { status: '', company: '' } as const

export const parseFilter = (search: URLSearchParams): PaymentFilter => ({
  view: paymentViews.find((view) => view === search.get('view')) ?? 'payments',
  status: paymentStatuses.find((status) => status === search.get('status')) ?? '',
  company: search.get('company') ?? '',
  sort: paymentSorts.find((sort) => sort === search.get('sort')) ?? paymentSorts[0],
  fees: feeSorts.find((sort) => sort === search.get('fees')) ?? feeSorts[0],
})

export function filterSearch({
  view,
  status,
  company,
  sort,
  fees,
}: PaymentFilter): URLSearchParams {
  const search = new URLSearchParams()
  if (view !== 'payments') search.set('view', view)
  if (status !== '') search.set('status', status)
  if (company !== '') search.set('company', company)
  if (sort !== paymentSorts[0]) search.set('sort', sort)
  if (fees !== feeSorts[0]) search.set('fees', fees)
  return search
}

export const paymentQueryOf = ({ status, company, sort }: PaymentFilter) =>
  ({
    status: status || undefined,
    user_id: company || undefined,
    sort,
  }) satisfies ApiInput<'listAllPayments'>['query']
