import {
  type EnquiryKind,
  type EnquiryStatus,
  enquiryKinds,
  enquiryStatuses,
} from '#domain/enquiries/enquiry.ts'
import type { ApiInput } from '../../../../lib/api.ts'

export const messageOwners = ['me', 'nobody'] as const
const dueTimes = ['now'] as const
export const messageSorts = ['-received', 'received'] as const
/** `all` besides the states: closed ones too. */
export const messageStates = [...enquiryStatuses, 'all'] as const

/** What the list shows, as in its address; empty: what is not closed, of all kinds. */
export interface MessageFilter {
  readonly kind: EnquiryKind | ''
  readonly status: EnquiryStatus | 'all' | ''
  readonly responsible: (typeof messageOwners)[number] | ''
  /** `now`: today or late. */
  readonly due: (typeof dueTimes)[number] | ''
  readonly sort: (typeof messageSorts)[number]
}

export const anything = { kind: '', status: '', responsible: '', due: '' } as const

const [newestFirst] = messageSorts

/** Reads the filters of an address; what is not understood is left out. */
export const parseFilter = (search: URLSearchParams): MessageFilter => ({
  kind: enquiryKinds.find((kind) => kind === search.get('kind')) ?? '',
  status: messageStates.find((status) => status === search.get('status')) ?? '',
  responsible: messageOwners.find((owner) => owner === search.get('responsible')) ?? '',
  due: dueTimes.find((due) => due === search.get('due')) ?? '',
  sort: messageSorts.find((sort) => sort === search.get('sort')) ?? newestFirst,
})

export const filterSearch = ({ sort, ...filters }: MessageFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ ...filters, sort: sort === newestFirst ? '' : sort }).filter(
      ([, value]) => value !== '',
    ),
  )

export const queryOf = ({ kind, status, responsible, due, sort }: MessageFilter) =>
  ({
    kind: kind || undefined,
    status: status === 'all' || status === '' ? undefined : status,
    state: status === 'all' ? 'all' : 'open',
    responsible: responsible || undefined,
    due: due || undefined,
    sort,
  }) satisfies ApiInput<'listEnquiries'>['query']
