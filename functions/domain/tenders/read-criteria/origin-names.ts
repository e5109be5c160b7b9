import { countryCodeOf, countryGroupOf } from '../../vocabulary/countries.ts'
import { fold, foldPlace } from '../../vocabulary/fold.ts'
import type { Place } from '../../vocabulary/places.ts'
import { placeOf } from '../../vocabulary/regions.ts'
import { splitList } from './split-list.ts'

/** A country or group of countries that a tender names. */
export interface NamedCountry {
  readonly country: string | null
  readonly group: string | null
  /** England and Scotland are regions of GB. */
  readonly region: Place | null
}

function countryNamed(words: string): NamedCountry | null {
  const group = countryGroupOf(words)
  if (group !== null) return { country: null, group, region: null }
  const country = countryCodeOf(words)
  if (country === null) return null
  const place = placeOf(words, country)
  // "Macedonia" the country is not Macedonia the region: only a region of that very country counts
  return { country, group: null, region: place?.country === 'GB' ? place : null }
}

export interface NamedCountries {
  readonly known: readonly NamedCountry[]
  /** Names that are no country or group that we know. */
  readonly unread: readonly string[]
}

/** "EU, Norway or Great Britain" */
export function countriesNamedIn(words: string): NamedCountries {
  const whole = countryNamed(words)
  if (whole !== null) return { known: [whole], unread: [] }
  const items = splitList(words)
  const known = items.flatMap((item) => countryNamed(item) ?? [])
  if (known.length === 0) return { known, unread: words.trim() === '' ? [] : [words] }
  return { known, unread: items.filter((item) => countryNamed(item) === null) }
}

/** Places that a tender names, and whether it names the whole country ("WO from South Africa"). */
export interface NamedPlaces {
  readonly places: readonly Place[]
  readonly isWholeCountry: boolean
  /** Names of no place that we know. */
  readonly unread: readonly string[]
}

const isDesignationAlone = (item: string) =>
  /^[\p{L}/. -]{2,12}$/u.test(item) &&
  foldPlace(item) === fold(item) &&
  /^(?:igp|igt|aoc|aop|doc|docg|dop|do|pdo|pgi|gi|wo|ava|pdo oem|aoc aop|igp aop|doc dop)$/.test(
    fold(item),
  )

function placeNamed(item: string, countries: readonly string[]): Place | 'country' | null {
  const name = item.replace(/^ward\/wo part of /i, '')
  for (const country of countries.length === 0 ? [null] : countries) {
    const place = placeOf(name, country)
    if (place !== null) return place
    if (country !== null && countryCodeOf(foldPlace(name)) === country) return 'country'
  }
  return null
}

/** What follows the last stroke; one before "AOP" joins two designations of one place. */
function behindStroke(words: string): string {
  const parts = words.split(/\s\/\s/)
  let isDesignation = false
  for (let index = parts.length - 1; index > 0; index -= 1) {
    const [beforeComma = '', ...others] = (parts[index] ?? '').split(',')
    isDesignation = /\bAOP\b/.test(beforeComma) || (isDesignation && others.length === 0)
    if (!isDesignation) return parts.slice(index).join(' / ')
  }
  return words
}

/**
 * The places of a list ("AOC/AOP Rully or AOC/AOP Rully Premier Cru", "South Australia / Adelaide Hills,
 * Coonawarra"), and what of it is unknown: without those the reading would be narrower than published.
 */
export function placesNamedInList(words: string, countries: readonly string[]): NamedPlaces {
  const whole = placeNamed(words, countries)
  if (whole !== null) return namedPlaces([whole], [])
  // "South Australia / Adelaide Hills, Coonawarra": what is behind the stroke is more precise
  const items = splitList(behindStroke(words)).filter((item) => item !== '')
  const named = items.map((item) => ({ item, place: placeNamed(item, countries) }))
  const unknown = named.filter(({ item, place }) => place === null && !isDesignationAlone(item))
  const known = named.flatMap(({ place }) => (place === null ? [] : [place]))
  return known.length === 0
    ? namedPlaces([], [words])
    : namedPlaces(
        known,
        unknown.map(({ item }) => item),
      )
}

function namedPlaces(
  named: readonly (Place | 'country')[],
  unread: readonly string[],
): NamedPlaces {
  const places = [...new Set(named.filter((place) => place !== 'country'))]
  return { places, isWholeCountry: named.includes('country'), unread }
}
