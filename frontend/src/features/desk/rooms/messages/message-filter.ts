import { type EnquiryKind, type EnquiryStatus, enquiryStatuses } from '#domain/enquiries/enquiry.ts'
import type { ApiInput } from '../../../../lib/api.ts'

export const messageKinds = ['message', 'private_sale'] as const satisfies readonly EnquiryKind[]
export const messageSorts = ['-received', 'received'] as const
/** `all` besides the states: closed ones too. */
export const messageStates = [...enquiryStatuses, 'all'] as const

/** What the list shows, as in its address; empty: what is not closed, of both kinds. */
export interface MessageFilter {
  readonly kind: EnquiryKind | ''
  readonly status: EnquiryStatus | 'all' | ''
  readonly sort: (typeof messageSorts)[number]
}

export const anything = { kind: '', status: '' } as const

const [newestFirst] = messageSorts

/** Reads the filters of an address; what is not understood is left out. */
export const parseFilter = (search: URLSearchParams): MessageFilter => ({
  kind: messageKinds.find((kind) => kind === search.get('kind')) ?? '',
  status: messageStates.find((status) => status === search.get('status')) ?? '',
  sort: messageSorts.find((sort) => sort === search.get('sort')) ?? newestFirst,
})

export const filterSearch = ({ kind, status, sort }: MessageFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ kind, status, sort: sort === newestFirst ? '' : sort }).filter(
      ([, value]) => value !== '',
    ),
  )

export const queryOf = ({ kind, status, sort }: MessageFilter) =>
  ({
    kind: kind || undefined,
    status: status === 'all' || status === '' ? undefined : status,
    state: status === 'all' ? 'all' : 'open',
    sort,
  }) satisfies ApiInput<'listEnquiries'>['query']
