import { type ExchangeRates, exchangeRates } from '../prices/exchange-rates.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { Market } from '../shared/market.ts'
import type { PriceModel } from './price-model.ts'
import { currentRuleVersion } from './rule-version.ts'
import { shelfPriceModel } from './shelf-price-model.ts'

/** What the answer rests on beside tender and product; its version is stored with every match. */
export interface MatchContext {
  readonly rule_version: string
  readonly rates: ExchangeRates
  /** Null: shelf prices cannot be computed, limits on them stay `unknown`. */
  readonly priceModel: PriceModel | null
}

/** The rules and dated tables in force. */
export const currentMatchContext: MatchContext = {
  rule_version: currentRuleVersion,
  rates: exchangeRates,
  priceModel: shelfPriceModel(),
}

/** The context inside one tender. */
export interface CompareContext extends MatchContext {
  readonly market: Market
  /** The day whose country groups count. */
  readonly valid_on: CalendarDate
  /** The day whose duties and mark-ups count. */
  readonly sale_start: CalendarDate
}
