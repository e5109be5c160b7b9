export interface LogFilter {
  /** `2026-11`; empty: the present month, or all of an actor or a subject. */
  readonly month: string
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly reads: boolean
}

export const noFilter: LogFilter = { month: '', actor: '', action: '', subject: '', reads: false }

/** Reads the filters of an address. */
export const parseLogFilter = (search: URLSearchParams): LogFilter => ({
  month: /^20\d\d-(0[1-9]|1[0-2])$/.exec(search.get('month') ?? '')?.[0] ?? '',
  actor: search.get('actor') ?? '',
  action: search.get('action') ?? '',
  subject: search.get('subject') ?? '',
  reads: search.get('reads') === 'yes',
})

export function logFilterSearch({ reads, ...texts }: LogFilter): URLSearchParams {
  const set = Object.entries({ ...texts, reads: reads ? 'yes' : '' }).filter(
    ([, value]) => value !== '',
  )
  return new URLSearchParams(set)
}

export const logQueryOf = ({ month, actor, action, subject, reads }: LogFilter) => ({
  month: month || undefined,
  actor_id: actor || undefined,
  action: action.trim() || undefined,
  subject: subject.trim() || undefined,
  kind: reads ? ('read' as const) : ('change' as const),
})
