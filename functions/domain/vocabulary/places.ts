import { places as lines } from './data/places.ts'
import { placeKey } from './place-key.ts'

const kinds = {
  r: 'region',
  s: 'subregion',
  t: 'state',
  a: 'appellation',
  p: 'village',
  c: 'vineyard',
  x: 'spirit',
} as const
export type PlaceKind = (typeof kinds)[keyof typeof kinds]

/** A wine region, appellation, subregion, village or vineyard, or the geographical indication of a spirit. */
export interface Place {
  /** Canonical. */
  readonly name: string
  /** ISO 3166-1 alpha-2 */
  readonly country: string
  readonly kind: PlaceKind
  /** Known from general knowledge alone, from no register. */
  readonly isUncertain: boolean
  /** A part of an appellation without a designation of its own (a village, a subzone). */
  readonly isPart: boolean
  /** Lies across its neighbours: it may overlap what shares an outer place with it, and what `across` names. */
  readonly liesAcross: boolean
  /** The next wider places; several where they overlap. */
  readonly inside: readonly Place[]
  /** Places that it takes a part of, and lies in none of. */
  readonly across: readonly Place[]
  /** What it permits, as the data write it; place-facts.ts reads it. */
  readonly permitted: readonly string[]
}

interface GrowingPlace extends Place {
  readonly inside: GrowingPlace[]
  readonly across: GrowingPlace[]
}

export interface Gazetteer {
  /** By folded name; places of several countries may share one. */
  readonly byName: ReadonlyMap<string, readonly Place[]>
  /** Names of vineyards, which count only beside or below the place around them. */
  readonly vineyards: ReadonlyMap<string, readonly Place[]>
  readonly places: readonly Place[]
}

class GazetteerBuilder implements Gazetteer {
  readonly byName = new Map<string, GrowingPlace[]>()
  readonly vineyards = new Map<string, GrowingPlace[]>()
  readonly places: GrowingPlace[] = []
  readonly #byCountryAndName = new Map<string, GrowingPlace>()
  readonly #links: { from: GrowingPlace; to: 'inside' | 'across'; names: string }[] = []

  /**
   * A country's code, then its places, one a line; what is indented lies inside. Fields between `;`: kind and
   * marks, name; folded names; further outer places; places it takes a part of; then what it permits.
   */
  readLines(lines: string): void {
    let country = ''
    const open: GrowingPlace[] = []
    for (const line of lines.split('\n')) {
      let depth = 0
      while (line[depth] === ' ') depth += 1
      if (depth === 0) country = line
      if (depth === 0) continue
      const place = this.#addPlace(line.slice(depth), country)
      const outer = open[depth - 2]
      if (depth > 1 && outer !== undefined) place.inside.push(outer)
      open[depth - 1] = place
    }
    for (const { from, to, names } of this.#links)
      for (const name of names.split('|')) {
        const other = this.#byCountryAndName.get(`${from.country} ${name}`)
        if (other !== undefined) from[to].push(other)
      }
  }

  #addPlace(written: string, country: string): GrowingPlace {
    const [head = '', keys = '', inside = '', across = '', ...permitted] = written.split(';')
    const space = head.indexOf(' ')
    const marks = head.slice(0, space)
    const name = head.slice(space + 1)
    const place: GrowingPlace = {
      name,
      country,
      kind: kinds[marks[0] as keyof typeof kinds],
      isUncertain: marks.includes('?'),
      isPart: marks.includes('~') || marks[0] === 'c',
      liesAcross: marks.includes('^'),
      inside: [],
      across: [],
      permitted,
    }
    this.places.push(place)
    this.#byCountryAndName.set(`${country} ${name}`, place)
    if (inside !== '') this.#links.push({ from: place, to: 'inside', names: inside })
    if (across !== '') this.#links.push({ from: place, to: 'across', names: across })
    for (const key of keys.split('|')) this.#index(key, place)
    return place
  }

  /** "" is the name in lower case, "-" no name at all, "+" begins one that counts below others only. */
  #index(key: string, place: GrowingPlace): void {
    if (key === '-') return
    const isBelow = key.startsWith('+')
    const index = isBelow ? this.vineyards : this.byName
    const known = isBelow ? key.slice(1) : key || place.name.toLowerCase()
    const others = index.get(known)
    if (others === undefined) index.set(known, [place])
    else others.push(place)
  }
}

let built: Gazetteer | undefined

/** The gazetteer, read at the first question. */
export function gazetteer(): Gazetteer {
  if (built !== undefined) return built
  const builder = new GazetteerBuilder()
  builder.readLines(lines)
  built = builder
  return built
}

/**
 * True when a text as a whole is the name of a region, in whichever country. Vineyards and spirits stand in names
 * of products, and so do villages that no register holds ("Barolo Cannubi").
 */
export const isPlaceName = (text: string): boolean =>
  (gazetteer().byName.get(placeKey(text)) ?? []).some(
    ({ kind, isUncertain }) =>
      kind !== 'spirit' && kind !== 'vineyard' && !(kind === 'village' && isUncertain),
  )

/** True when a text as a whole is the name of an appellation of a register, which only drinks may bear. */
export const isAppellation = (text: string): boolean =>
  (gazetteer().byName.get(placeKey(text)) ?? []).some(
    ({ kind, isUncertain }) => kind === 'appellation' && !isUncertain,
  )
