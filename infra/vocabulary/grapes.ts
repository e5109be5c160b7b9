import { z } from 'zod'
import { fold } from '#domain/vocabulary/fold.ts'
import { mayBeShipped } from './licences.ts'
import { ownGrapes } from './own/grapes.ts'
import type { ShippedPlace } from './read-places.ts'
import { readShared } from './read-shared.ts'

const words = z.array(z.string()).default([])
const collectedVariety = z.object({
  name: z.string(),
  synonyms: words,
  ambiguousSynonyms: words,
  synonymsThatArePlaces: words,
  sources: z.array(z.string()),
})
type Variety = z.infer<typeof collectedVariety>

/**
 * Varieties, one a line: name, then synonyms. Our own names first; of varieties that we know the collected data
 * add names in other scripts, of others all names that no second variety and no place has.
 */
export async function grapeLines(
  places: readonly ShippedPlace[],
  countries: ReadonlyMap<string, string>,
): Promise<string[]> {
  const others = new Set([
    ...countries.keys(),
    ...places.flatMap(({ name, synonyms }) => [name, ...synonyms]).map(fold),
  ])
  const { varieties } = z
    .object({ varieties: z.array(collectedVariety) })
    .parse(await readShared('grapes.json'))
  const bearers = bearersOf(varieties)
  const lines = new Map<string, string[]>()
  const ownNames = new Map<string, string>()
  for (const line of ownGrapes.split('\n')) {
    const [name = '', ...synonyms] = line.split('|').map((word) => word.trim())
    if (name === '') continue
    lines.set(name, synonyms)
    for (const word of [name, ...synonyms])
      if (!ownNames.has(fold(word))) ownNames.set(fold(word), name)
  }
  for (const variety of varieties.filter(mayBeShipped)) {
    const own = ownNames.get(fold(variety.name))
    const names = (
      own === undefined ? [variety.name, ...variety.synonyms] : variety.synonyms
    ).filter(
      (name) =>
        bearers.get(fold(name)) === 1 &&
        !ownNames.has(fold(name)) &&
        (own === undefined
          ? isNameOfGrape(name) && !others.has(fold(name))
          : !/\p{Script=Latin}/u.test(name)),
    )
    const known = own ?? (names[0] === variety.name ? names.shift() : undefined)
    if (known !== undefined) lines.set(known, [...(lines.get(known) ?? []), ...distinct(names)])
  }
  return [...lines].map(([name, synonyms]) => [name, ...synonyms].join('|'))
}

/** How many varieties are called by a name, those that may not be shipped among them. */
function bearersOf(varieties: readonly Variety[]): ReadonlyMap<string, number> {
  const bearers = new Map<string, number>()
  for (const { name, synonyms, ambiguousSynonyms, synonymsThatArePlaces } of varieties) {
    const all = [name, ...synonyms, ...ambiguousSynonyms, ...synonymsThatArePlaces]
    for (const key of new Set(all.map(fold))) bearers.set(key, (bearers.get(key) ?? 0) + 1)
  }
  return bearers
}

/** Breeders' numbers are no names on a label. */
const isNameOfGrape = (name: string) => fold(name).length > 3 && !/\d/.test(name)

const distinct = (names: readonly string[]) =>
  names.filter((name, at) => names.findIndex((one) => fold(one) === fold(name)) === at)
