import {
  type PaymentPurpose,
  type PaymentStatus,
  paymentPurposes,
  paymentStatuses,
} from '#domain/billing/payment-status.ts'
import type { ApiInput } from '../../../../lib/api.ts'

export const paymentViews = ['payments', 'credits', 'fees', 'reconciliation'] as const
/** Orders of payments, and of the fees that are due. */
export const paymentSorts = ['-at', 'at'] as const
export const feeSorts = ['since', '-since'] as const
export type PaymentView = (typeof paymentViews)[number]

/** What the page shows, as in its address; empty means: any. */
export interface PaymentFilter {
  readonly view: PaymentView
  readonly text: string
  readonly status: PaymentStatus | ''
  readonly purpose: PaymentPurpose | ''
  /** The user whose payments are shown alone. */
  readonly company: string
  /** With a company: the tender whose application alone they pay for. */
  readonly tender: string
  readonly sort: (typeof paymentSorts)[number]
  readonly fees: (typeof feeSorts)[number]
}

export const anything = { text: '', status: '', purpose: '', company: '', tender: '' } as const

export const parseFilter = (search: URLSearchParams): PaymentFilter => ({
  view: paymentViews.find((view) => view === search.get('view')) ?? 'payments',
  status: paymentStatuses.find((status) => status === search.get('status')) ?? '',
  company: search.get('company') ?? '',
  text: (search.get('text') ?? '').slice(0, 100),
  purpose: paymentPurposes.find((purpose) => purpose === search.get('purpose')) ?? '',
  tender: /^[1-9]\d{0,14}$/.exec(search.get('tender') ?? '')?.[0] ?? '',
  sort: paymentSorts.find((sort) => sort === search.get('sort')) ?? paymentSorts[0],
  fees: feeSorts.find((sort) => sort === search.get('fees')) ?? feeSorts[0],
})

export const filterSearch = ({ view, sort, fees, ...filter }: PaymentFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries({
      view: view === 'payments' ? '' : view,
      ...filter,
      sort: sort === paymentSorts[0] ? '' : sort,
      fees: fees === feeSorts[0] ? '' : fees,
    }).filter(([, value]) => value !== ''),
  )

export const paymentQueryOf = ({ text, status, purpose, company, tender, sort }: PaymentFilter) =>
  ({
    text: text.trim() || undefined,
    status: status || undefined,
    purpose: purpose || undefined,
    tender_id: tender === '' ? undefined : Number(tender),
    user_id: company || undefined,
    sort,
  }) satisfies ApiInput<'listAllPayments'>['query']
