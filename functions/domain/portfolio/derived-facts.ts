import { countryCodeOf } from '../vocabulary/countries.ts'
import { factsOfPlace } from '../vocabulary/place-facts.ts'
import type { Place } from '../vocabulary/places.ts'
import { placesNamedIn } from '../vocabulary/regions.ts'
import type { DerivedFact, ProductFacts } from './product.ts'

/**
 * The facts with what follows for certain from the one place that the region names: the country where none is
 * stated, the category where none is or "wine" leaves its colour open. Each is marked with its rule.
 */
export function withDerived(facts: ProductFacts): ProductFacts {
  const place = placeOf(facts)
  if (place === null) return facts
  const { country, category } = factsOfPlace(place)
  const derived: DerivedFact[] = []
  const changes: Partial<ProductFacts> = {}
  if (facts.country_code === null && tellsCountry(place, facts.region)) {
    changes.country_code = country.value
    derived.push({ field: 'country_code', rule: country.rule })
  }
  if (category !== null && isOpen(facts) && mayBe(facts, category.value)) {
    changes.categories = [category.value]
    derived.push({ field: 'categories', rule: category.rule })
  }
  return derived.length === 0 ? facts : { ...facts, ...changes, derived }
}

function placeOf({ region, country_code }: ProductFacts): Place | null {
  const [only, ...others] = region === null ? [] : placesNamedIn(region, country_code)
  return only === undefined || others.length > 0 ? null : only
}

/** A place that a register holds, whose name is no country's: "Georgia" may be the state or the country. */
const tellsCountry = ({ isUncertain, country }: Place, region: string | null) =>
  !isUncertain && [null, country].includes(countryCodeOf(region ?? ''))

// a drink without alcohol has no category on purpose, and words that were not understood may say anything
const isOpen = ({ categories, subtype, type }: ProductFacts) =>
  categories.length > 1 || (categories.length === 0 && subtype === null && type === null)

const mayBe = ({ categories }: ProductFacts, category: ProductFacts['categories'][number]) =>
  categories.length === 0 || categories.includes(category)
