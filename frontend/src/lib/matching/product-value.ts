import type { ProductFacts, ProductPrice } from '#domain/portfolio/product.ts'
import type { CriterionKind } from '#domain/tenders/criterion.ts'

/** The words and numbers of a language that a product's facts are told in. */
export interface ValueWords {
  readonly number: (value: number) => string
  readonly percent: (value: number) => string
  readonly country: (code: string) => string
  readonly volume: (ml: number) => string
  readonly alcohol: (tenths: number) => string
  readonly price: (price: ProductPrice) => string
  /** What a code of the vocabulary stands for, e.g. (`container`, `glass_bottle`). */
  readonly word: (group: 'category' | 'container' | 'closure', code: string) => string
  readonly units: (count: number) => string
  readonly oak: (isOaked: boolean) => string
  readonly organic: (isOrganic: boolean) => string
  readonly monthsInOak: (count: number) => string
  readonly monthsOnLees: (count: number) => string
}

type Part = string | null | undefined
type Tell = (facts: ProductFacts, words: ValueWords) => readonly Part[]

/** Null stays null: what the product does not say is not told. */
const told = <Value>(value: Value | null, tell: (value: Value) => string): string | null =>
  value === null ? null : tell(value)

const tellers: Readonly<Record<CriterionKind, Tell>> = {
  category: ({ type, categories, subtype }, { word }) =>
    type === null
      ? [...categories.map((code) => word('category', code)), subtype?.replaceAll('_', ' ')]
      : [type],
  origin: ({ region, country_code }, { country }) => [region, told(country_code, country)],
  grapes: ({ grapes }, { percent }) =>
    grapes.map(({ variety, share }) => (share === null ? variety : `${variety} ${percent(share)}`)),
  vintage: ({ vintage }) => [told(vintage, String)],
  price: ({ price }, words) => [told(price, words.price)],
  container: ({ container, container_weight_g }, { word, number }) => [
    told(container, (code) => word('container', code)),
    told(container_weight_g, (weight) => `${number(weight)}\u00a0g`),
  ],
  size: ({ volume_ml }, { volume }) => [told(volume_ml, volume)],
  closure: ({ closure }, { word }) => [told(closure, (code) => word('closure', code))],
  alcohol: ({ alcohol_tenths }, { alcohol }) => [told(alcohol_tenths, alcohol)],
  sugar: ({ sugar_mg_l }, { number }) => [
    told(sugar_mg_l, (sugar) => `${number(sugar / 1000)}\u00a0g/l`),
  ],
  certification: (facts, { organic }) => [told(facts.organic, organic), ...facts.certifications],
  quantity: ({ quantity_available }, { units }) => [told(quantity_available, units)],
  ageing: ({ oak, months_in_oak, months_on_lees }, words) => [
    told(oak, words.oak),
    told(months_in_oak, words.monthsInOak),
    told(months_on_lees, words.monthsOnLees),
  ],
  text: () => [],
}

/** The product's side of a comparison in the words of a language; null where it is silent. */
export function productValue(
  kind: CriterionKind,
  facts: ProductFacts,
  words: ValueWords,
): string | null {
  const said = tellers[kind](facts, words).filter((part) => part !== null && part !== undefined)
  return said.length === 0 ? null : said.join(', ')
}
