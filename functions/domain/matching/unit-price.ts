import type { ProductPrice } from '../portfolio/product.ts'
import type { Currency } from '../shared/money.ts'
import type { NoteKey, RemedyKey } from './finding.ts'

export interface UnitPrice {
  readonly ok: true
  /** Minor units, not rounded. */
  readonly amount_minor: number
  readonly currency: Currency
  readonly basis: NonNullable<ProductPrice['basis']>
  readonly notes: readonly NoteKey[]
}
export interface NoUnitPrice {
  readonly ok: false
  readonly key: RemedyKey
  readonly field: string
}

const missing = (key: RemedyKey, field: string): NoUnitPrice => ({ ok: false, key, field })

/**
 * The price of one unit. An unqualified list price counts as ex works per unit, and the notes say
 * so; a price per case is divided only when the case size is known.
 */
export function unitPriceOf(
  price: ProductPrice | null,
  volume_ml: number | null,
): UnitPrice | NoUnitPrice {
  if (price === null) return missing('state_field', 'price')
  if (price.currency === null) return missing('state_price_currency', 'price')
  const notes: NoteKey[] = []
  let amount_minor = price.amount_minor
  if (price.per === 'case') {
    if (price.units_per_case === null) return missing('state_case_size', 'price')
    amount_minor /= price.units_per_case
    notes.push('case_price_divided')
  } else if (price.per === 'litre') {
    if (volume_ml === null) return missing('state_field', 'volume_ml')
    amount_minor = (amount_minor * volume_ml) / 1000
    notes.push('litre_price_converted')
  } else if (price.per === null) notes.push('price_taken_as_per_unit')
  if (price.basis === null) notes.push('price_taken_as_ex_works')
  return {
    ok: true,
    amount_minor,
    currency: price.currency,
    basis: price.basis ?? 'ex_works',
    notes,
  }
}
