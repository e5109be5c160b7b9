import { fold } from '#domain/vocabulary/fold.ts'
import { placeKey } from '#domain/vocabulary/place-key.ts'
import { furtherNames, wordsOfLists } from './own/places.ts'
import { drinkWords, grapeNames } from './own-words.ts'
import type { ShippedPlace } from './read-places.ts'

const kinds = {
  region: 'r',
  subregion: 's',
  appellation: 'a',
  place: 'p',
  climat: 'c',
  state: 't',
  spirit: 'x',
}
const colours: Readonly<Record<string, string>> = { red: 'r', white: 'w', rose: 'p' }
const drinks: Readonly<Record<string, string>> = {
  still: 's',
  sparkling: 'b',
  'semi-sparkling': 'h',
  fortified: 'f',
  sweet: 'd',
}

const notPlaces = new Set(wordsOfLists.map(fold))

/** The places as the lines that functions/domain/vocabulary/places.ts reads. */
export function placeLines(
  places: readonly ShippedPlace[],
  countries: ReadonlyMap<string, string>,
): string[] {
  const keys = keysOf(places, countries)
  const byId = new Map(places.map((place) => [place.id, place]))
  const children = Map.groupBy(places, ({ country, parents }) => parents[0] ?? country)
  const written = new Set<ShippedPlace>()
  const lines: string[] = []
  const write = (parent: string, depth: number) => {
    const inOrder = (children.get(parent) ?? []).toSorted((a, b) => (a.name < b.name ? -1 : 1))
    for (const place of inOrder) {
      lines.push(`${' '.repeat(depth)}${lineOf(place, keys.get(place) ?? [], byId)}`)
      written.add(place)
      write(place.id, depth + 1)
    }
  }
  for (const country of [...new Set(places.map((place) => place.country))].sort()) {
    lines.push(country)
    write(country, 1)
  }
  if (written.size < places.length) throw new Error('some places lie in a circle')
  return lines
}

function lineOf(place: ShippedPlace, keys: readonly string[], byId: ById): string {
  const marks = [
    kinds[place.kind],
    place.isPart ? '~' : '',
    place.liesAcross ? '^' : '',
    place.isUncertain ? '?' : '',
  ]
  const own = place.name.toLowerCase()
  const namesOfAll = (ids: readonly string[]) => ids.map((id) => byId.get(id)?.name).join('|')
  const facts = factsOf(place)
  const fields = [
    `${marks.join('')} ${place.name}`,
    keys.length === 0 ? '-' : keys.map((key) => (key === own ? '' : key)).join('|'),
    namesOfAll(place.parents.slice(1)),
    namesOfAll(place.across),
    place.status.join(' '),
    facts === '' || place.areFactsChecked ? facts : `?${facts}`,
    place.grapes.join('|'),
  ]
  if (fields.some((field) => /[;\n]/.test(field))) throw new Error(`${place.id} holds a semicolon`)
  return fields.join(';').replace(/;+$/, '')
}

/** Colours, then kinds of drinks, a letter each: "rw s". */
const factsOf = (place: ShippedPlace) =>
  [place.colours.map((one) => colours[one]), place.drinks.map((one) => drinks[one])]
    .map((letters) => letters.join(''))
    .join(' ')
    .trimEnd()

interface Claim {
  readonly place: ShippedPlace
  readonly name: string
  /** 0: its canonical name. */
  readonly rank: number
}

/** The folded names of each place. A name that two places of a country claim goes to the better known. */
function keysOf(
  places: readonly ShippedPlace[],
  countries: ReadonlyMap<string, string>,
): ReadonlyMap<ShippedPlace, string[]> {
  const byId = new Map(places.map((place) => [place.id, place]))
  const claims = places.flatMap((place): Claim[] =>
    namesOf(place).map((name, rank) => ({ place, name, rank })),
  )
  const taken = new Set<string>()
  const keys = new Map<ShippedPlace, string[]>()
  for (const { place, name, rank } of claims.sort((a, b) => weightOf(a) - weightOf(b))) {
    const own = keys.get(place) ?? []
    for (const key of new Set([placeKey(name), fold(name)])) {
      const short = place.kind === 'climat' ? withoutVillage(key, place, byId) : null
      if (short !== null && short.length > 2 && !own.includes(`+${short}`)) own.push(`+${short}`)
      const id = `${place.country} ${key}`
      if (key === short || taken.has(id) || !mayName(place, key, rank, countries)) continue
      taken.add(id)
      own.push(key)
    }
    keys.set(place, own)
  }
  return keys
}

const namesOf = ({ id, name, synonyms, names }: ShippedPlace) => [
  ...new Set([name, ...(furtherNames[id] ?? []), ...synonyms, ...Object.values(names).flat()]),
]

/**
 * "beaune premier cru en genet" is "en genet": many vineyards share a name, which counts only beside or below
 * their village's. What holds no village stays as it is.
 */
function withoutVillage(key: string, place: ShippedPlace, byId: ById): string {
  const village = placesAround(place, byId)
    .map(({ name }) => placeKey(name))
    .filter((name) => key.startsWith(`${name} `))
    .sort((a, b) => b.length - a.length)[0]
  if (village === undefined) return key
  return key.slice(village.length + 1).replace(/^(?:premier|grand) cru /, '')
}

type ById = ReadonlyMap<string, ShippedPlace>

const placesAround = ({ parents }: ShippedPlace, byId: ById): ShippedPlace[] =>
  parents.flatMap((id) => {
    const outer = byId.get(id)
    return outer === undefined ? [] : [outer, ...placesAround(outer, byId)]
  })

const weightOf = ({ place, rank }: { place: ShippedPlace; rank: number }) =>
  (place.sources.includes('project') ? 0 : 10) +
  (place.isUncertain ? 5 : 0) +
  (rank === 0 ? 0 : 2) +
  (place.kind === 'climat' || place.kind === 'spirit' ? 20 : 0)

/** What names a drink, a grape or another country is no name of a place, unless we said so ourselves. */
function mayName(
  place: ShippedPlace,
  key: string,
  rank: number,
  countries: ReadonlyMap<string, string>,
): boolean {
  if (key.length < 2) return false
  if (notPlaces.has(key)) return false
  if (place.sources.includes('project')) return rank === 0 || !drinkWords.has(key)
  if ((countries.get(key) ?? place.country) !== place.country) return false
  return key.length > 2 && !grapeNames.has(key) && !drinkWords.has(key)
}
