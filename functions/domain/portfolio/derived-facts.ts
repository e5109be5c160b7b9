import { countryCodeOf } from '../vocabulary/countries.ts'
import type { Category, PlaceRule } from '../vocabulary/kinds.ts'
import { factsOfPlace, permittedAt } from '../vocabulary/place-facts.ts'
import type { Place } from '../vocabulary/places.ts'
import { placeOf, placesNamedIn } from '../vocabulary/regions.ts'
import type { DerivedFact, ProductFacts } from './product.ts'

/**
 * The facts with what follows for certain from the one place that the region names, or the whole name where no region
 * is stated: region and country where none is stated, the category where none is or "wine" leaves it open. Each is
 * marked with its rule and the place.
 */
export function withDerived(facts: ProductFacts): ProductFacts {
  const named = facts.region === null ? placeThatIsName(facts) : placeInRegion(facts)
  if (named === null) return facts
  const { country } = factsOfPlace(named)
  const derived: DerivedFact[] = []
  const changes: Partial<ProductFacts> = {}
  const mark = (field: DerivedFact['field'], rule: PlaceRule) =>
    derived.push({ field, rule, place: named.name })
  if (facts.region === null) {
    changes.region = named.name
    mark('region', 'region_of_appellation')
  }
  if (facts.country_code === null && tellsCountry(named, facts.region ?? facts.name)) {
    changes.country_code = country.value
    mark('country_code', country.rule)
  }
  const categories = categoriesAt(named, facts)
  if (categories !== null) {
    changes.categories = categories.values
    mark('categories', categories.rule)
  }
  return derived.length === 0 ? facts : { ...facts, ...changes, derived }
}

function placeInRegion({ region, country_code }: ProductFacts): Place | null {
  const [only, ...others] = region === null ? [] : placesNamedIn(region, country_code)
  return only === undefined || others.length > 0 ? null : only
}

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/

/** "Chablis 2021" is called by its appellation; "Rioja Vega" may be anything. */
function placeThatIsName({ name, country_code, categories, type }: ProductFacts): Place | null {
  const mayBeWine = categories.length === 0 ? type === null : categories.some(isWine)
  const place = mayBeWine ? placeOf(name.replace(year, '').trim(), country_code) : null
  if (place === null || place.isUncertain || place.kind === 'spirit') return null
  const { status, isCertain } = permittedAt(place)
  return isCertain && status.length > 0 ? place : null
}

const isWine = (category: Category) => category.endsWith('_wine')

/** A place that a register holds, whose name is no country's: "Georgia" may be the state or the country. */
const tellsCountry = ({ isUncertain, country }: Place, words: string) =>
  !isUncertain && [null, country].includes(countryCodeOf(words))

/** The category that follows; of several that were stated those that the appellation permits. */
function categoriesAt(
  place: Place,
  { categories: stated, subtype, type }: ProductFacts,
): { readonly values: Category[]; readonly rule: PlaceRule } | null {
  const { category, permitted } = factsOfPlace(place)
  if (stated.length === 0) {
    // a drink without alcohol has no category on purpose, and words that were not understood may say anything
    const isSilent = subtype === null && type === null
    return isSilent && category !== null ? { values: [category.value], rule: category.rule } : null
  }
  const values = stated.filter((one) => permitted?.value.includes(one))
  if (stated.length === 1 || values.length === 0 || values.length === stated.length) return null
  if (permitted === null) return null
  return { values, rule: values.length === 1 ? 'category_of_appellation' : permitted.rule }
}
