import { type PaymentStatus, paymentStatuses } from '#domain/billing/payment-status.ts'
import type { ApiInput } from '../../../../lib/api.ts'

export const paymentViews = ['payments', 'fees', 'reconciliation'] as const
export type PaymentView = (typeof paymentViews)[number]

/** What the page shows, as in its address; empty means: any. */
export interface PaymentFilter {
  readonly view: PaymentView
  readonly status: PaymentStatus | ''
  /** The user whose payments are shown alone. */
  readonly company: string
}

export const parseFilter = (search: URLSearchParams): PaymentFilter => ({
  view: paymentViews.find((view) => view === search.get('view')) ?? 'payments',
  status: paymentStatuses.find((status) => status === search.get('status')) ?? '',
  company: search.get('company') ?? '',
})

export function filterSearch({ view, status, company }: PaymentFilter): URLSearchParams {
  const search = new URLSearchParams()
  if (view !== 'payments') search.set('view', view)
  if (status !== '') search.set('status', status)
  if (company !== '') search.set('company', company)
  return search
}

export const paymentQueryOf = ({ status, company }: PaymentFilter) =>
  ({
    status: status || undefined,
    user_id: company || undefined,
  }) satisfies ApiInput<'listAllPayments'>['query']
