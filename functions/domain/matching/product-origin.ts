import type { ProductFacts } from '../portfolio/product.ts'
import { countryName } from '../vocabulary/countries.ts'
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
  const named = region === null ? [] : placesNamedIn(region, country_code)
  const places = named.length > 0 || country_code === null ? named : territoryOf(country_code)
  const countries = new Set(places.map((place) => place.country))
  const [only] = countries
  const fromRegion = country_code === null && countries.size === 1 ? (only ?? null) : null
  return {
    country: country_code ?? fromRegion,
    isCountryFromRegion: fromRegion !== null,
    places,
    region: region === null || fold(region) === '' ? null : fold(region),
  }
}

/** Martinique is a place of the gazetteer and a country code: the code alone names the place. */
function territoryOf(country_code: string): readonly Place[] {
  const place = placeOf(countryName(country_code), country_code)
  return place === null ? [] : [place]
}
