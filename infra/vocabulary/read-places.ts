import { z } from 'zod'
import { isUncertain, mayBeShipped } from './licences.ts'
import { corrections, furtherColours } from './own/places.ts'
import { readShared } from './read-shared.ts'

const words = z.array(z.string()).default([])
const collectedPlace = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  parents: z.array(z.string()),
  kind: z.enum(['region', 'subregion', 'appellation', 'place', 'climat', 'state', 'spirit']),
  synonyms: words,
  names: z.record(z.string(), z.array(z.string())).default({}),
  status: words,
  drinks: words,
  colours: words,
  grapes: words,
  isPart: z.boolean().default(false),
  liesAcross: z.boolean().default(false),
  across: words,
  sources: z.array(z.string()),
})

type Collected = z.infer<typeof collectedPlace>

/** A place as it is shipped: `parents` are the next wider ones, `across` those it takes a part of. */
export interface ShippedPlace extends Collected {
  readonly isUncertain: boolean
  /** A register states its colours and kinds of drinks. */
  readonly areFactsChecked: boolean
}

/** The places that may be shipped. */
export async function readPlaces(): Promise<ShippedPlace[]> {
  const { places } = z
    .object({ places: z.array(collectedPlace) })
    .parse(await readShared('places.json.gz'))
  const shipped = withoutDoubles(places.filter(mayBeShipped))
  const byId = new Map(shipped.map((place) => [place.id, place]))
  for (const [id, { inside, across }] of Object.entries(corrections)) {
    const place = byId.get(id)
    if (place === undefined) throw new Error(`own/places.ts corrects ${id}, which is not there`)
    if (inside !== undefined) place.parents = [...inside]
    if (across !== undefined) Object.assign(place, { across, liesAcross: true })
    for (const other of [...place.parents, ...place.across])
      if (!byId.has(other)) throw new Error(`own/places.ts names ${other}, which is not there`)
  }
  for (const place of shipped) {
    place.colours.push(...(furtherColours[place.id] ?? []))
    if (place.kind === 'climat') putIntoPremierCru(place, byId)
    place.parents = nextWider(place, byId)
  }
  return shipped.map((place) => ({
    ...place,
    colours: statedBelow(place, 'colours', shipped),
    drinks: drinksOf(place, shipped),
    // the list of Italian denominations states no licence: the entries stay, its values do not
    ...(place.country === 'IT' ? { drinks: [], colours: [], grapes: [] } : {}),
    isUncertain: isUncertain(place),
    areFactsChecked: place.sources.includes('inao'),
  }))
}

/** Cognac is a region and a spirit of that name: one place. */
function withoutDoubles(places: readonly Collected[]): Collected[] {
  const nameOf = ({ country, name }: Collected) => `${country} ${name}`
  const grounds = new Set(places.filter(({ kind }) => kind !== 'spirit').map(nameOf))
  return places.filter((place) => place.kind !== 'spirit' || !grounds.has(nameOf(place)))
}

/** Fourchaume lies in Chablis Premier Cru, not just in Chablis. */
function putIntoPremierCru(place: Collected, byId: ReadonlyMap<string, Collected>): void {
  const [village = ''] = place.parents
  const inner = `${village}-premier-cru`
  const isOne = [place.name, ...place.synonyms].some((name) => /premier cru|1er cru/i.test(name))
  if (isOne && inner !== place.id && byId.has(inner)) place.parents = [inner]
}

/** The register states some of an appellation's products by the smaller appellations and vineyards in it alone. */
function statedBelow(
  place: Collected,
  key: 'colours' | 'drinks',
  all: readonly Collected[],
): string[] {
  const below = all.filter(({ kind, parents }) => kind !== 'spirit' && parents.includes(place.id))
  const stated = [...place[key], ...below.flatMap((one) => statedBelow(one, key, all))]
  return [...new Set(stated)].sort()
}

/** It names what sparkles or is fortified; where it says nothing but a colour, the wine is still. */
function drinksOf(place: Collected, all: readonly Collected[]): string[] {
  const stated = statedBelow(place, 'drinks', all)
  const isRegistered = place.sources.includes('inao') && place.colours.length > 0
  return stated.length === 0 && isRegistered ? ['still'] : stated
}

type ById = ReadonlyMap<string, { readonly parents: readonly string[] }>

/** Without the parents around another parent, and without those that may not be shipped. */
function nextWider({ parents }: Collected, byId: ById): string[] {
  const known = parents.filter((parent) => byId.has(parent))
  return known.filter((one) => !known.some((other) => other !== one && isAround(one, other, byId)))
}

function isAround(outer: string, inner: string, byId: ById): boolean {
  const parents = byId.get(inner)?.parents ?? []
  return parents.some((parent) => parent === outer || isAround(outer, parent, byId))
}
