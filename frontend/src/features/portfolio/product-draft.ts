import { noFacts } from '#domain/portfolio/no-facts.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { fromMinor } from '#domain/shared/money.ts'
import type { Category, StatedPriceBasis } from '#domain/vocabulary/kinds.ts'

/** A product as it is typed: every input’s own words, so that nothing typed is ever lost. */
export interface ProductDraft {
  readonly name: string
  readonly producer: string
  readonly type: string
  readonly categories: readonly Category[]
  readonly subtype: string
  readonly country_code: string
  readonly region: string
  readonly vintage: string
  readonly volume_ml: string
  readonly alcohol_tenths: string
  readonly sugar_mg_l: string
  readonly price: string
  readonly currency: string
  readonly per: '' | 'unit' | 'case' | 'litre'
  readonly units_per_case: string
  readonly basis: '' | StatedPriceBasis
  readonly grapes: string
  readonly container: NonNullable<ProductFacts['container']> | ''
  readonly container_weight_g: string
  readonly closure: NonNullable<ProductFacts['closure']> | ''
  readonly organic: '' | 'yes' | 'no'
  readonly certifications: string
  readonly quantity_available: string
  readonly oak: '' | 'yes' | 'no'
  readonly months_in_oak: string
  readonly months_on_lees: string
  readonly gtin: string
}
export type DraftField = keyof ProductDraft

const yesNo = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no')

/** What the form shows of a product; `typed` writes a number as the page’s language does. */
export function draftOf(
  facts: ProductFacts,
  typed: (value: number | null) => string,
): ProductDraft {
  const { price } = facts
  const scaled = (value: number | null, by: number) => typed(value === null ? null : value / by)
  return {
    name: facts.name,
    producer: facts.producer ?? '',
    type: facts.type ?? '',
    categories: facts.categories,
    subtype: facts.subtype ?? '',
    country_code: facts.country_code ?? '',
    region: facts.region ?? '',
    vintage: facts.vintage === null ? '' : String(facts.vintage),
    volume_ml: typed(facts.volume_ml),
    alcohol_tenths: scaled(facts.alcohol_tenths, 10),
    sugar_mg_l: scaled(facts.sugar_mg_l, 1000),
    price: typed(price && fromMinor(price.amount_minor, price.currency)),
    currency: price?.currency ?? '',
    per: price?.per ?? '',
    units_per_case: typed(price?.units_per_case ?? null),
    basis: price?.basis ?? '',
    grapes: facts.grapes
      .map(({ variety, share }) => (share === null ? variety : `${variety} ${typed(share)}`))
      .join('\n'),
    container: facts.container ?? '',
    container_weight_g: typed(facts.container_weight_g),
    closure: facts.closure ?? '',
    organic: yesNo(facts.organic),
    certifications: facts.certifications.join(', '),
    quantity_available: typed(facts.quantity_available),
    oak: yesNo(facts.oak),
    months_in_oak: typed(facts.months_in_oak),
    months_on_lees: typed(facts.months_on_lees),
    gtin: facts.gtin ?? '',
  }
}

/** Before anything is typed in. */
export const newFacts: ProductFacts = { name: '', ...noFacts }
