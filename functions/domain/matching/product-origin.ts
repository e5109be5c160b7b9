import type { ProductFacts } from '../portfolio/product.ts'
import { countryCodeOf, countryName } from '../vocabulary/countries.ts'
import { fold } from '../vocabulary/fold.ts'
import type { Place } from '../vocabulary/places.ts'
import { placeOf, placesNamedIn } from '../vocabulary/regions.ts'

/** Where a product says it comes from, in the terms of the gazetteer. */
export interface ProductOrigin {
  /** The stated country, or the one all its places lie in. */
  readonly country: string | null
  /** The region names the country: none was stated. */
  readonly isCountryFromRegion: boolean
  /** The most precise places that the region names; several when it names several. */
  readonly places: readonly Place[]
  /** The region as stated, folded; null when none is. */
  readonly region: string | null
}

export function productOrigin({
  country_code,
  region,
}: Pick<ProductFacts, 'country_code' | 'region'>): ProductOrigin {
  const stated = region === null || fold(region) === '' ? null : region
  const folded = stated === null ? null : fold(stated)
  if (country_code === null && stated !== null) return { ...fromRegion(stated), region: folded }
  const named = stated === null ? [] : placesNamedIn(stated, country_code)
  const places = named.length > 0 || country_code === null ? named : territoryOf(country_code)
  return { country: country_code, isCountryFromRegion: false, places, region: folded }
}

/** A region without a country tells the country where only one has it. */
function fromRegion(region: string): Omit<ProductOrigin, 'region'> {
  const places = placesNamedIn(region, null)
  const countries = new Set(places.map((place) => place.country))
  // a country's name in place of the region; "Macedonia" alone may be a part of Greece
  const asCountry = countryCodeOf(region)
  if (asCountry !== null) countries.add(asCountry)
  const [only = null] = countries
  if (countries.size !== 1)
    return { country: null, isCountryFromRegion: false, places: asCountry === null ? places : [] }
  return { country: only, isCountryFromRegion: true, places }
}

/** Martinique is a place of the gazetteer and a country code: the code alone names the place. */
function territoryOf(country_code: string): readonly Place[] {
  const place = placeOf(countryName(country_code), country_code)
  return place === null ? [] : [place]
}
