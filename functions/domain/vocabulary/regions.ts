import { countryCodeOf } from './countries.ts'
import { countryCovers } from './country-covers.ts'
import { placeKey } from './place-key.ts'
import { gazetteer, type Place } from './places.ts'

// outside these states an appellation includes the smaller ones within it (a Ward in a District)
const ownAppellations = new Set(
  'AT BE BG CH CY CZ DE DK ES FR GB GR HR HU IT LU MT NL PT RO SI SK'.split(' '),
)
const longestName = 7

/** The places of a name; without a country those of registers before those of general knowledge. */
function placesCalled(key: string, country: string | null): readonly Place[] {
  const places = gazetteer().byName.get(key) ?? []
  if (country !== null)
    return places.filter(
      (place) => countryCovers(country, place.country) || countryCovers(place.country, country),
    )
  const known = places.filter(({ isUncertain }) => !isUncertain)
  return known.length > 0 ? known : places
}

/** "Vin de Savoie" and "wines from Sicily" are looked up as "savoie" and "sicily" when unknown as they are. */
const withoutFrame = (key: string) =>
  key.replace(
    /^(?:(?:the|from|vin|vins|vino|vinho|wine|wines|region|regione|provincia|province|de|di|do|da|of|du|des) )+/,
    '',
  )

/**
 * The place of the gazetteer with that name, whatever its accents, designation (AOC, DOCG, WO ...)
 * or language. Without a country, a name that several countries use gives null (La Rioja), and so
 * does a name that is another country's (Macedonia).
 */
export function placeOf(name: string, country: string | null = null): Place | null {
  const key = placeKey(name)
  for (const candidate of [
    key,
    withoutFrame(key),
    key.replace(/ (?:region|wine region|valley|premier cru|county)$/, ''),
  ]) {
    const found = placesCalled(candidate, country)
    const [first] = found
    if (first === undefined) continue
    if (country !== null) return first
    const isOtherCountry = ![null, first.country].includes(countryCodeOf(name))
    return found.length > 1 || isOtherCountry ? null : first
  }
  return null
}

/** True when `inner` is `outer` or lies in it. */
export function contains(outer: Place, inner: Place): boolean {
  return outer === inner || inner.inside.some((wider) => contains(outer, wider))
}

/**
 * The places that a text names, longest names first and only the most precise:
 * "Bourgogne, Chablis 1er Cru" gives Chablis Premier Cru. A vineyard counts only beside a place around it.
 */
export function placesNamedIn(words: string, country: string | null): readonly Place[] {
  const tokens = placeKey(words).split(' ')
  const found: Place[] = []
  const vineyards: Place[] = []
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(longestName, tokens.length - at)
    for (; length > 0; length--) {
      const key = tokens.slice(at, at + length).join(' ')
      const named = placesCalled(key, country).filter(({ kind }) => kind !== 'spirit')
      const [only] = named
      if (only !== undefined && (country !== null || named.length === 1)) found.push(only)
      const below = gazetteer().vineyards.get(key) ?? []
      vineyards.push(...below)
      if (named.length + below.length > 0) break
    }
    at += Math.max(1, length)
  }
  found.push(...vineyards.filter((one) => found.some((place) => contains(place, one))))
  return found.filter(
    (place, index) =>
      found.indexOf(place) === index &&
      !found.some((other) => other !== place && contains(place, other)),
  )
}

const outerPlaces = (place: Place): readonly Place[] =>
  place.inside.flatMap((wider) => [wider, ...outerPlaces(wider)])

/** Two places that may share ground: a product from one of them may be one from the other. */
function mayOverlap(a: Place, b: Place): boolean {
  if (a.country !== b.country) return false
  if (takesPartOf(a, b) || takesPartOf(b, a)) return true
  const areNeighbours = outerPlaces(a).some((wider) => outerPlaces(b).includes(wider))
  if (a.liesAcross || b.liesAcross) return areNeighbours
  // two villages of one subzone exclude each other, a village and a subzone may not
  const areSmallParts = [a, b].every(isSmallPart)
  return areNeighbours && (a.isPart || b.isPart) && !areSmallParts
}

const isSmallPart = (place: Place) =>
  place.kind === 'vineyard' || place.inside.some((wider) => wider.isPart)

/** Prosecco takes a part of the Veneto, and so perhaps of what lies in it; of Sicily it takes none. */
const takesPartOf = (place: Place, other: Place) =>
  place.across.some((wider) => contains(wider, other) || contains(other, wider))

export type PlaceAnswer = 'met' | 'unknown' | 'not_met'

/**
 * How a product's place answers a wanted one. A wider place leaves it open; as an appellation, another
 * appellation inside the wanted one (Pauillac for Bordeaux) is another one, a part of it is not.
 */
export function placeAnswers(asked: Place, stated: Place, asAppellation: boolean): PlaceAnswer {
  if (asked === stated) return 'met'
  if (contains(asked, stated)) {
    const isOther = asAppellation && !stated.isPart && ownAppellations.has(asked.country)
    return isOther ? 'not_met' : 'met'
  }
  if (contains(stated, asked)) return 'unknown'
  if (asAppellation && !asked.isPart && !stated.isPart) return 'not_met'
  return mayOverlap(asked, stated) ? 'unknown' : 'not_met'
}
