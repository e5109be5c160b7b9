import type { ProductFacts } from '../portfolio/product.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { Market } from '../shared/market.ts'
import type { Currency } from '../shared/money.ts'

interface PriceToModel {
  readonly market: Market
  /** The first day of sale, whose duties and mark-ups count. */
  readonly day: CalendarDate
  readonly basis: 'ex_works' | 'fob'
  /** Price of one unit, not rounded. */
  readonly amount_minor: number
  readonly currency: Currency
  readonly facts: Pick<
    ProductFacts,
    'categories' | 'subtype' | 'volume_ml' | 'alcohol_tenths' | 'container'
  >
}

/** The shelf price, or the product field or the figure of the model without which it cannot be computed. */
export type ModelledPrice =
  | { readonly ok: true; readonly amount_minor: number; readonly currency: Currency }
  | { readonly ok: false; readonly missing_field: keyof ProductFacts }
  | {
      readonly ok: false
      readonly missing_field: null
      /** `outdated`: only figures of an ended year are known for the day. */
      readonly reason: 'not_computed' | 'outdated' | 'small_pack'
    }

/** A market's dated price ladder from the producer's price to the shelf. */
export type PriceModel = (price: PriceToModel) => ModelledPrice
