import { type MatchVerdict, matchVerdicts } from '#domain/matching/verdict.ts'
import type { Market } from '#domain/shared/market.ts'
import type { Category } from '#domain/vocabulary/kinds.ts'

/** What a list of matches is asked for. */
export interface MatchQuery {
  readonly cursor?: string
  readonly limit: number
  /** Only rows whose best verdict is this one, those where everything is met but the price, or what was dismissed. */
  readonly verdict?: MatchVerdict | 'only_price' | 'dismissed'
  readonly state: 'open' | 'all'
  /** Only tenders of this market, of this category. */
  readonly market?: Market
  readonly category?: Category
  /** Only matches that wait for this fact of the product. */
  readonly missing?: string
}

/** Whether it is asked for the rows of one verdict. */
export const isMatchVerdict = (verdict: MatchQuery['verdict']): verdict is MatchVerdict =>
  matchVerdicts.some((one) => one === verdict)
