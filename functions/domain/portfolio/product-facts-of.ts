import { toMinor } from '../shared/money.ts'
import { categoryOf } from '../vocabulary/categories.ts'
import { certificationOf } from '../vocabulary/certifications.ts'
import { closureOf } from '../vocabulary/closures.ts'
import { containerOf } from '../vocabulary/containers.ts'
import { countryCodeOf, countryName } from '../vocabulary/countries.ts'
import type { Category } from '../vocabulary/kinds.ts'
import { closures, containers } from '../vocabulary/kinds.ts'
import { placeOf } from '../vocabulary/regions.ts'
import { withDerived } from './derived-facts.ts'
import { priceTermsOf } from './price-terms.ts'
import { mostMonths, mostUnits, type ProductFacts, type ProductPrice } from './product.ts'
import type { ReadProduct } from './read-product.ts'

/**
 * A product of a file in exact units and in our own terms. What the file does not state, or states
 * beyond belief (a volume of 0, 130 % vol), stays null, unless it follows from the place.
 */
export function productFactsOf(read: ReadProduct): ProductFacts {
  return withDerived(statedFacts(read))
}

function statedFacts(read: ReadProduct): ProductFacts {
  const country_code = countryOf(read)
  return {
    name: read.name.trim().slice(0, 300),
    producer: words(read.producer),
    type: words(read.type ?? read.type_norm),
    ...drinkOf(read),
    country_code,
    region: words(read.region) ?? partOfCountry(read, country_code),
    vintage: vintageOf(read.vintage),
    volume_ml: whole(read.volume_ml, 1, 1_000_000),
    alcohol_tenths: within(tenfold(read.abv), 0, 1000),
    sugar_mg_l: whole(scaled(read.sugar_g_l, 1000), 0, Number.MAX_SAFE_INTEGER),
    price: priceOf(read),
    grapes: (read.grapes ?? []).filter(({ variety }) => variety.trim() !== ''),
    container: kindOf(read.container, containers, containerOf),
    container_weight_g: whole(read.container_weight_g, 1, Number.MAX_SAFE_INTEGER),
    closure: kindOf(read.closure, closures, closureOf),
    organic: read.organic,
    certifications: certificationsOf(read.certifications),
    quantity_available: within(read.quantity_available, 0, mostUnits),
    oak: read.oak,
    ...monthsOf(read),
    gtin: gtinOf(read.gtin),
  }
}

function words(text: string | null): string | null {
  const trimmed = text?.trim().slice(0, 300) ?? ''
  return trimmed === '' ? null : trimmed
}

function within(value: number | null, least: number, most: number): number | null {
  return value !== null && value >= least && value <= most ? value : null
}

const whole = (value: number | null, least: number, most: number) =>
  within(value === null ? null : Math.round(value), least, most)

/** 1.005 * 1000 is 1004.9999...: enough digits to undo that, far beyond what labels state. */
const scaled = (value: number | null, factor: number) =>
  value === null ? null : Number((value * factor).toFixed(6))
const tenfold = (value: number | null) => scaled(value, 10)

/** The plain English type decides; the file's own words may be more precise ("Øl / Porter & stout"). */
function drinkOf(read: ReadProduct): { categories: Category[]; subtype: string | null } {
  const plain = categoryOf(read.type_norm, read.name)
  const own = categoryOf(read.type, read.name)
  const [only] = own.categories
  const isPrecise = own.categories.length === 1 && only !== undefined
  const known = read.type_norm === null ? own : plain
  const agree = isPrecise && (plain.categories.length === 0 || plain.categories.includes(only))
  return agree
    ? { categories: [...own.categories], subtype: own.subtype ?? plain.subtype }
    : { categories: [...known.categories], subtype: known.subtype }
}

function countryOf({ country_code, country_norm, country }: ReadProduct): string | null {
  for (const name of [country_code, country_norm, country]) {
    const code = name ? countryCodeOf(/^[a-z]{2}$/.test(name) ? name.toUpperCase() : name) : null
    if (code !== null) return code
  }
  return null
}

/** "Scotland" as the country is GB and a region of it. */
function partOfCountry(read: ReadProduct, country_code: string | null): string | null {
  if (country_code === null) return null
  for (const name of [read.country, read.country_norm]) {
    const place = name === null ? null : placeOf(name, country_code)
    if (place !== null && place.name !== countryName(country_code)) return place.name
  }
  return null
}

function vintageOf(vintage: ReadProduct['vintage']): ProductFacts['vintage'] {
  if (vintage === null || vintage === 'NV') return vintage
  return vintage >= 1800 && vintage <= 2100 ? vintage : null
}

function priceOf(read: ReadProduct): ProductPrice | null {
  const { price_amount, price_currency, price_unit, price_raw } = read
  // a price of 0 marks the lack of one
  if (price_amount === null || !Number.isFinite(price_amount) || price_amount <= 0) return null
  const code = price_currency?.trim().toUpperCase() ?? ''
  const currency = /^[A-Z]{3}$/.test(code) ? code : null
  return {
    amount_minor: toMinor(price_amount, currency),
    currency,
    ...priceTermsOf(price_unit),
    raw: price_raw,
  }
}

function kindOf<Kind extends string>(
  said: string | null,
  kinds: readonly Kind[],
  read: (words: string) => Kind | null,
): Kind | null {
  if (said === null) return null
  return kinds.find((kind) => kind === said.trim()) ?? read(said)
}

const certificationsOf = (names: readonly string[] | null): string[] => [
  ...new Set(
    (names ?? []).flatMap((name) => words(certificationOf(name) ?? name.slice(0, 120)) ?? []),
  ),
]

/** Months of ageing are months in oak only where the file says oak: else nobody knows in what. */
const monthsOf = ({ oak, ageing_months }: ReadProduct) => ({
  months_in_oak: oak === true ? within(ageing_months, 0, mostMonths) : null,
  months_on_lees: null,
})

const gtinOf = (gtin: string | null) =>
  gtin !== null && /^\d{8,14}$/.test(gtin.trim()) ? gtin.trim() : null
