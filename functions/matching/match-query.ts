import type { MatchVerdict } from '#domain/matching/verdict.ts'

/** What a list of matches is asked for. */
export interface MatchQuery {
  readonly cursor?: string
  readonly limit: number
  /** Only rows whose best verdict is this one, or those where everything is met but the price. */
  readonly verdict?: MatchVerdict | 'only_price'
  readonly state: 'open' | 'all'
}
