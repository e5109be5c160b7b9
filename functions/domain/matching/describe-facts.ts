import type { ProductFacts, ProductPrice } from '../portfolio/product.ts'
import { fromMinor, minorDigits } from '../shared/money.ts'
import type { Criterion } from '../tenders/criterion.ts'
import { countryName } from '../vocabulary/countries.ts'

/** The product's side of a comparison in plain words and numbers with unit; null where it is silent. */
export function describeFacts(criterion: Criterion, facts: ProductFacts): string | null {
  switch (criterion.kind) {
    case 'category':
      return facts.type ?? joined(facts.categories, facts.subtype)
    case 'origin':
      return joined([
        facts.region,
        facts.country_code === null ? null : countryName(facts.country_code),
      ])
    case 'grapes':
      return joined(
        facts.grapes.map(({ variety, share }) =>
          share === null ? variety : `${variety} ${share} %`,
        ),
      )
    case 'vintage':
      return facts.vintage === null ? null : String(facts.vintage)
    case 'price':
      return facts.price === null ? null : describePrice(facts.price)
    case 'container':
      return joined([
        facts.container?.replaceAll('_', ' '),
        withUnit(facts.container_weight_g, 'g'),
      ])
    case 'size':
      return withUnit(facts.volume_ml, 'ml')
    case 'closure':
      return facts.closure?.replaceAll('_', ' ') ?? null
    case 'alcohol':
      return withUnit(tenth(facts.alcohol_tenths), '% vol')
    case 'sugar':
      return withUnit(facts.sugar_mg_l === null ? null : facts.sugar_mg_l / 1000, 'g/l')
    case 'certification':
      return joined([organicWords(facts.organic), ...facts.certifications])
    case 'quantity':
      return withUnit(facts.quantity_available, 'units')
    case 'ageing':
      return joined([
        facts.oak === null ? null : facts.oak ? 'oak' : 'no oak',
        withUnit(facts.months_in_oak, 'months in oak'),
        withUnit(facts.months_on_lees, 'months on lees'),
      ])
    case 'text':
      return null
  }
}

const withUnit = (value: number | null, unit: string) =>
  value === null ? null : `${value} ${unit}`
const tenth = (tenths: number | null) => (tenths === null ? null : tenths / 10)

function joined(
  words: readonly (string | null | undefined)[],
  last: string | null = null,
): string | null {
  const said = [...words, last].filter((word) => word !== null && word !== undefined)
  return said.length === 0 ? null : said.join(', ')
}

const organicWords = (organic: boolean | null) =>
  organic === null ? null : organic ? 'organic' : 'not organic'

const basisWords = {
  ex_works: 'ex works',
  fob: 'FOB',
  retail: 'retail',
  other: 'other terms',
} as const

function describePrice({
  amount_minor,
  currency,
  per,
  units_per_case,
  basis,
}: ProductPrice): string {
  const amount = fromMinor(amount_minor, currency).toFixed(minorDigits(currency))
  const unit =
    per === 'case' && units_per_case !== null
      ? `per case of ${units_per_case}`
      : per === null
        ? null
        : `per ${per}`
  return [
    [amount, currency, unit].filter((part) => part !== null).join(' '),
    basis === null ? null : basisWords[basis],
  ]
    .filter((part) => part !== null)
    .join(', ')
}
