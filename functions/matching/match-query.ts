import type { Verdict } from '#domain/matching/verdict.ts'

/** What a list of matches is asked for. */
export interface MatchQuery {
  readonly cursor?: string
  readonly limit: number
  /** Only rows whose best verdict is this one. */
  readonly verdict?: Exclude<Verdict, 'none'>
  readonly state: 'open' | 'all'
}
