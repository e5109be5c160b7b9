import { type TodayKind, todayKinds } from '#domain/desk/today.ts'
import { addDays } from '#domain/shared/calendar-date.ts'
import type { Today } from '../../use-today.ts'

export type TodayItem = Today['items'][number]

export const owners = ['mine', 'nobody'] as const

/** What the page shows, as in its address; empty means: any. */
export interface TodayFilter {
  readonly kind: TodayKind | ''
  readonly owner: (typeof owners)[number] | ''
}

/** No filter. */
export const everything: TodayFilter = { kind: '', owner: '' }

export const parseFilter = (search: URLSearchParams): TodayFilter => ({
  kind: todayKinds.find((kind) => kind === search.get('kind')) ?? '',
  owner: owners.find((owner) => owner === search.get('owner')) ?? '',
})

export function filterSearch({ kind, owner }: TodayFilter): URLSearchParams {
  const search = new URLSearchParams()
  if (kind !== '') search.set('kind', kind)
  if (owner !== '') search.set('owner', owner)
  return search
}

export const isShown = (item: TodayItem, { kind, owner }: TodayFilter, email: string | null) =>
  (kind === '' || item.kind === kind) &&
  (owner === '' ||
    (owner === 'nobody' ? item.responsible === null : email !== null && item.responsible === email))

/** The lists that hold all of a kind, by their filter; what is not here is listed on this page alone. */
export const listPathOf: Readonly<Partial<Record<TodayKind, string>>> = {
  check: '/admin/applications?stage=to_check',
  hand_in: '/admin/applications?stage=to_hand_in',
  reference: '/admin/applications?stage=awaiting_reference',
  samples: '/admin/applications?outcome=samples_requested',
  intake: '/admin/tenders/intake',
  message: '/admin/messages?kind=message',
  consultation: '/admin/messages?kind=consultation',
  private_sale: '/admin/messages?kind=private_sale',
  dispute: '/admin/payments?status=disputed',
  payment: '/admin/payments?status=open',
  mail_trouble: '/admin/log?view=mails&trouble=yes',
}

export const spans = ['late', 'today', 'soon', 'later'] as const
export type Span = (typeof spans)[number]

/** So far the page looks ahead before it says only that something is later. */
const soonDays = 14

/** When something is due; what has no day is due today. */
export function spanOf({ due }: Pick<TodayItem, 'due'>, today: string): Span {
  if (due === null || due === today) return 'today'
  if (due < today) return 'late'
  return due <= addDays(today, soonDays) ? 'soon' : 'later'
}
