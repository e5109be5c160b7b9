import { z } from 'zod'
import { countryCodes } from '#domain/vocabulary/country-codes.ts'
import { fold } from '#domain/vocabulary/fold.ts'
import { ownNames } from './own/countries.ts'
import { drinkWords } from './own-words.ts'
import type { ShippedPlace } from './read-places.ts'
import { readShared } from './read-shared.ts'

const collected = z.object({
  languagesInIntl: z.array(z.string()),
  countries: z.record(
    z.string(),
    z.object({
      abbreviations: z.array(z.string()),
      adjectives: z.record(z.string(), z.array(z.string())),
    }),
  ),
})

/** The languages of the site and of the markets: where two languages use one name, theirs decides. */
const firstLanguages = 'en it fr de es nb nn sv da fi pt ja ru'.split(' ')

/**
 * Folded names of countries with their codes: our own, those of the CLDR (Node's own; in further languages of the
 * countries that have places of drinks), and what both lack: abbreviations of several words, and adjectives.
 */
export async function countryNames(
  places: readonly ShippedPlace[],
): Promise<ReadonlyMap<string, string>> {
  const { languagesInIntl, countries } = collected.parse(await readShared('countries.json'))
  const producing = new Set(places.map(({ country }) => country))
  const names = new Map<string, string>()
  const add = (name: string, code: string) => {
    const key = fold(name)
    // two letters are a code only when written as one: "No" and "is" are words
    if (key === '' || names.has(key) || drinkWords.has(key) || /^[a-z]{2}$/.test(key)) return
    names.set(key, code)
  }
  for (const [code, own] of Object.entries(ownNames)) for (const name of own) add(name, code)
  for (const language of new Set([...firstLanguages, ...languagesInIntl])) {
    const known = new Intl.DisplayNames([language], { type: 'region' })
    const isFirst = firstLanguages.includes(language)
    for (const code of countryCodes) {
      const name = known.of(code) ?? code
      if (isFirst || (producing.has(code) && isTelling(name))) add(name, code)
    }
  }
  for (const [code, { abbreviations, adjectives }] of Object.entries(countries)) {
    for (const name of abbreviations) if (/ /.test(name)) add(name, code)
    for (const name of Object.values(adjectives).flat()) if (isTelling(name)) add(name, code)
  }
  return names
}

/** Short words of further languages are words of others. */
function isTelling(name: string): boolean {
  const key = fold(name)
  return !drinkWords.has(key) && (key.length > 4 || /[^ -~]/.test(key))
}

/** `FR|france|frankreich`, by code. */
export function countryLines(names: ReadonlyMap<string, string>): string[] {
  const byCode = Map.groupBy(names, ([, code]) => code)
  return [...byCode]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, own]) => [code, ...own.map(([name]) => name)].join('|'))
}
