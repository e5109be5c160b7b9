import type { Clock } from '../platform/clock.ts'
import type { PortfolioStore } from '../portfolio/portfolio-store.ts'
import type { ProductStore } from '../portfolio/product-store.ts'
import type { TenderStore } from '../tenders/tender-store.ts'
import type { MatchStore } from './match-store.ts'

/** What the use cases that show matches read from. */
export interface MatchReading {
  readonly matches: MatchStore
  readonly products: ProductStore
  readonly portfolios: PortfolioStore
  readonly tenders: TenderStore
  readonly now: Clock
}
