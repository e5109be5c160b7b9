import { fold, foldPlace } from './fold.ts'
import { placesOfEurope } from './places-of-europe.ts'
import { placesOfFrance } from './places-of-france.ts'
import { placesOfIberia } from './places-of-iberia.ts'
import { placesOfItaly } from './places-of-italy.ts'
import { placesOfTheWorld } from './places-of-the-world.ts'

/** A wine region, appellation, subregion or village of the gazetteer. */
export interface Place {
  /** Canonical. */
  readonly name: string
  /** ISO 3166-1 alpha-2 */
  readonly country: string
  /** A part of an appellation without a designation of its own (a village, a subzone). */
  readonly isPart: boolean
  /** Lies across its neighbours: it may overlap any place that shares an outer one with it. */
  readonly liesAcross: boolean
  /** The next wider places; several where they overlap. */
  readonly inside: readonly Place[]
}

interface GrowingPlace extends Place {
  readonly inside: GrowingPlace[]
}

export interface Gazetteer {
  /** By folded name; places of several countries may share one. */
  readonly byName: ReadonlyMap<string, readonly Place[]>
  readonly places: readonly Place[]
}

/** The name as the gazetteer compares it: "St. Émilion 1er Cru" is "saint emilion premier cru". */
export const placeKey = (name: string): string =>
  foldPlace(name)
    .replace(/(?<= |^)st(?= )/g, 'saint')
    .replace(/(?<= |^)ste(?= )/g, 'sainte')
    .replace(/(?<= |^)1 ?er(?= )/g, 'premier')

class GazetteerBuilder {
  readonly byName = new Map<string, GrowingPlace[]>()
  readonly places: GrowingPlace[] = []
  private readonly byCountryAndName = new Map<string, GrowingPlace>()

  readOutline(outline: string): void {
    let country = ''
    let open: { depth: number; place: GrowingPlace }[] = []
    for (const line of outline.split('\n')) {
      const depth = line.search(/\S/)
      if (depth === 0) country = line.trim()
      if (depth <= 0) continue
      open = open.filter((outer) => outer.depth < depth)
      const outer = open.at(-1)?.place
      const added = line.split(';').flatMap((item) => this.addItem(item, country, outer))
      const last = added.at(-1)
      if (last !== undefined) open.push({ depth, place: last })
    }
  }

  private addItem(item: string, country: string, outer: GrowingPlace | undefined): GrowingPlace[] {
    const [head = '', smaller = ''] = item.split('>')
    if (head.trim() === '') return []
    const place = this.addPlace(head, country, outer)
    for (const name of smaller.split(',')) if (name.trim()) this.addPlace(name, country, place)
    return [place]
  }

  private addPlace(written: string, country: string, outer: GrowingPlace | undefined) {
    const [first = '', ...synonyms] = written.split('|').map((name) => name.trim())
    const name = first.replace(/^[~^]/, '')
    const id = `${country} ${fold(name)}`
    let place = this.byCountryAndName.get(id)
    if (place === undefined) {
      const marks = { isPart: first.startsWith('~'), liesAcross: first.startsWith('^') }
      place = { name, country, ...marks, inside: [] }
      this.byCountryAndName.set(id, place)
      this.places.push(place)
    }
    if (outer !== undefined && !place.inside.includes(outer)) place.inside.push(outer)
    for (const known of [name, ...synonyms]) this.index(known, place)
    return place
  }

  private index(name: string, place: GrowingPlace): void {
    for (const key of new Set([placeKey(name), fold(name)])) {
      const others = this.byName.get(key) ?? []
      if (!others.includes(place)) this.byName.set(key, [...others, place])
    }
  }
}

let built: Gazetteer | undefined

/** The gazetteer, read once from its outlines. */
export function gazetteer(): Gazetteer {
  if (built !== undefined) return built
  const builder = new GazetteerBuilder()
  for (const outline of [
    placesOfFrance,
    placesOfItaly,
    placesOfIberia,
    placesOfEurope,
    placesOfTheWorld,
  ])
    builder.readOutline(outline)
  built = builder
  return built
}

/** True when a text as a whole is the name of a place of drinks, in whichever country. */
export const isPlaceName = (text: string): boolean => gazetteer().byName.has(placeKey(text))
