import type { ProductFacts } from '../portfolio/product.ts'
import type { Market } from '../shared/market.ts'
import type { Currency } from '../shared/money.ts'

interface PriceToModel {
  readonly market: Market
  readonly basis: 'ex_works' | 'fob'
  /** Price of one unit, not rounded. */
  readonly amount_minor: number
  readonly currency: Currency
  readonly facts: Pick<
    ProductFacts,
    'categories' | 'subtype' | 'volume_ml' | 'alcohol_tenths' | 'container'
  >
}

/** The shelf price, or the product field without which it cannot be computed (null: the model itself lacks a figure). */
export type ModelledPrice =
  | { readonly ok: true; readonly amount_minor: number; readonly currency: Currency }
  | {
      readonly ok: false
      readonly missing_field: keyof ProductFacts | null
    }

/** A market's dated price ladder from the producer's price to the shelf. */
export type PriceModel = (price: PriceToModel) => ModelledPrice
