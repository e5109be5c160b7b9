import type { Criterion } from '../matching/criterion.ts'
import type { ProductFacts } from '../portfolio/product.ts'
import { fromMinor } from '../shared/money.ts'
import type { FormField } from './application-form.ts'
import { field, known } from './form-field.ts'

/** Incoterms 2020 that an offer can be made on; a price without a term is incomplete. */
export const incoterms = ['EXW', 'FCA', 'FOB', 'DAP', 'DDP'] as const
export const offerCurrencies = ['EUR', 'SEK', 'NOK', 'DKK', 'GBP', 'CHF', 'USD'] as const
export const priceUnits = ['unit', 'case', 'litre'] as const

const termOfBasis = { ex_works: 'EXW', fob: 'FOB', retail: null, other: null } as const

/** The price of the portfolio where it is an offer price; a shelf price is not one. */
function offerPrice(facts: ProductFacts | null): ProductFacts['price'] {
  return facts?.price?.basis === 'retail' ? null : (facts?.price ?? null)
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
    field('units_per_case', 'number', { required: false, ...from(price?.units_per_case) }),
    field('quantity', 'number', {
      unit: minimum?.unit ?? 'units',
      ...from(minimum?.unit === 'litres' ? null : facts?.quantity_available),
      criterion_id: minimum?.id ?? null,
    }),
    field('delivery_date', 'date'),
  ]
  return fields
}
