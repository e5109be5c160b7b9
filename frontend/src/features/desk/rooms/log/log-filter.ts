import { type MailSender, mailSenders } from '#domain/desk/mail-record.ts'
import { type JobArea, jobAreas } from '#domain/desk/today.ts'

export const logViews = ['actions', 'mails', 'jobs'] as const
export type LogView = (typeof logViews)[number]

/** Newest or oldest first. */
export const logSorts = ['-at', 'at'] as const

/** What the page shows, as in its address; empty means: any. */
export interface LogFilter {
  readonly view: LogView
  /** `2026-11`; empty: the present month, or all of an actor, a subject or an address. */
  readonly month: string
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly reads: boolean
  readonly address: string
  readonly sender: MailSender | ''
  /** Only mails that came back, were refused or called spam. */
  readonly trouble: boolean
  readonly area: JobArea | ''
  /** Words of what a failed job is about. */
  readonly text: string
  readonly sort: (typeof logSorts)[number]
}

export const noFilter: LogFilter = {
  view: 'actions',
  month: '',
  actor: '',
  action: '',
  subject: '',
  reads: false,
  address: '',
  sender: '',
  trouble: false,
  area: '',
  text: '',
  sort: '-at',
}

/** Reads the filters of an address. */
export const parseLogFilter = (search: URLSearchParams): LogFilter => ({
  view: logViews.find((view) => view === search.get('view')) ?? 'actions',
  month: /^20\d\d-(0[1-9]|1[0-2])$/.exec(search.get('month') ?? '')?.[0] ?? '',
  actor: search.get('actor') ?? '',
  action: search.get('action') ?? '',
  subject: search.get('subject') ?? '',
  reads: search.get('reads') === 'yes',
  address: search.get('address') ?? '',
  sender: mailSenders.find((sender) => sender === search.get('sender')) ?? '',
  trouble: search.get('trouble') === 'yes',
  area: jobAreas.find((area) => area === search.get('area')) ?? '',
  text: search.get('text') ?? '',
  sort: logSorts.find((sort) => sort === search.get('sort')) ?? noFilter.sort,
})

export function logFilterSearch({
  view,
  reads,
  trouble,
  sort,
  ...texts
}: LogFilter): URLSearchParams {
  const flags = { reads: reads ? 'yes' : '', trouble: trouble ? 'yes' : '' }
  const order = { sort: sort === noFilter.sort ? '' : sort }
  const all = { view: view === 'actions' ? '' : view, ...texts, ...flags, ...order }
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''))
}

export const isFilterSet = (filter: LogFilter): boolean =>
  logFilterSearch({ ...filter, view: noFilter.view, sort: noFilter.sort }).size > 0

export const logQueryOf = ({ month, actor, action, subject, reads, sort }: LogFilter) => ({
  month: month || undefined,
  actor_id: actor || undefined,
  action: action.trim() || undefined,
  subject: subject.trim() || undefined,
  kind: reads ? ('read' as const) : ('change' as const),
  sort,
})

export const mailQueryOf = ({ month, address, sender, trouble, sort }: LogFilter) => ({
  month: month || undefined,
  address: address.trim() || undefined,
  sender: sender || undefined,
  only: trouble ? ('trouble' as const) : undefined,
  sort: sort === 'at' ? ('sent' as const) : ('-sent' as const),
})
