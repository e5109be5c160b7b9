import type { ProductFacts } from '../portfolio/product.ts'
import { fromMinor } from '../shared/money.ts'
import type { Criterion } from '../tenders/criterion.ts'
import { priceUnits } from '../vocabulary/kinds.ts'
import type { FormField } from './application-form.ts'
import { field, known } from './form-field.ts'
import { incoterms, offerCurrencies, termOfBasis } from './offer-terms.ts'

/**
 * The price of the portfolio where it is an offer price: a shelf price is not one, and an amount without the
 * currency that it is in would be read in another one.
 */
function offerPrice(facts: ProductFacts | null): ProductFacts['price'] {
  const price = facts?.price ?? null
  const isOther = price?.currency != null && !isOneOf(offerCurrencies, price.currency)
  return price?.basis === 'retail' || isOther ? null : price
}

const isOneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  value !== null && (values as readonly string[]).includes(value)

/** The section `offer`: price with its Incoterm, quantity and delivery. */
export function offerFields(facts: ProductFacts | null, criteria: readonly Criterion[]) {
  const price = offerPrice(facts)
  const currency = price?.currency ?? null
  const minimum = criteria.find((criterion) => criterion.kind === 'quantity')
  const from = (value: string | number | null | undefined) => ({ prefill: known('product', value) })
  const fields: FormField[] = [
    field('price', 'money', from(price && fromMinor(price.amount_minor, currency))),
    field('price_currency', 'choice', {
      choices: [...offerCurrencies],
      ...from(isOneOf(offerCurrencies, currency) ? currency : null),
    }),
    field('price_per', 'choice', { choices: [...priceUnits], ...from(price?.per) }),
    field('incoterm', 'choice', {
      choices: [...incoterms],
      ...from(price?.basis ? termOfBasis[price.basis] : null),
    }),
    field('incoterm_place', 'text'),
    field('units_per_case', 'positive_number', { required: false, ...from(price?.units_per_case) }),
    field('quantity', 'positive_number', {
      unit: minimum?.unit ?? 'units',
      ...from(minimum?.unit === 'litres' ? null : facts?.quantity_available),
      criterion_id: minimum?.id ?? null,
    }),
    field('delivery_date', 'coming_date'),
  ]
  return fields
}
