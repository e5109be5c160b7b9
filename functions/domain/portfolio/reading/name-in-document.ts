import { isCountry } from './read-place.ts'
import { readVintage, type Vintage } from './read-vintage.ts'
import { isRegionName } from './region-words.ts'
import { tidy } from './sheet.ts'

export interface NameParts {
  readonly name: string
  readonly producer: string | null
  readonly vintage: Vintage
}

/** A year at the end, or before a comma and more words. */
const yearInName = /(?<=[ ,`'’])((?:19|20)\d{2}|NV|N\.[Vv]\.)(?= ?(?:$|, ?[^ ]))/g

/** The year after the last word that has one behind it, and what is on both sides of it. */
function splitAtYear(words: string): { before: string; year: string; after: string } | null {
  const years = [...words.matchAll(yearInName)]
  const lastLetter = words.slice(0, years.at(-1)?.index ?? 0).search(/\p{L}\P{L}*$/u)
  const found = lastLetter < 0 ? undefined : years.find(({ index }) => index > lastLetter)
  if (found === undefined) return null
  return {
    before: words.slice(0, found.index).replace(/(?<![ ,`'’])[ ,`'’]+$/, ''),
    year: found[0],
    after: words.slice(found.index + found[0].length).replace(/^ ?,? ?/, ''),
  }
}

/** "Barolo 2008, Pecchenino": name, vintage and producer as lists print them in one line. */
export function nameParts(text: string): NameParts {
  const words = tidy(text.replace(/[.…·_]{3,}/g, ' '))
  const split = splitAtYear(words)
  if (split === null) return { ...splitProducer(words), vintage: null }
  const vintage = readVintage(split.year)
  return split.after === ''
    ? { ...splitProducer(split.before), vintage }
    : { name: split.before, producer: split.after, vintage }
}

/** "Prosecco Crede, Bisol": what follows the only comma and is no place is the producer. */
function splitProducer(words: string): { name: string; producer: string | null } {
  const parts = words.split(/,\s+/)
  const last = parts[1] ?? ''
  const isProducer =
    parts.length === 2 &&
    // "ACHS Paul, Blaufränkisch" has its producer in front, in capitals
    !/(?<!\p{L})\p{Lu}{3}/u.test(parts[0] ?? '') &&
    /^\p{Lu}/u.test(last) &&
    last.split(/\s+/).length <= 5 &&
    !/\d/.test(last) &&
    !isCountry(last) &&
    !isRegionName(last)
  return isProducer ? { name: parts[0] ?? words, producer: last } : { name: words, producer: null }
}

/** The name without the year at its end. */
export function yearApart(text: string): Omit<NameParts, 'producer'> {
  const split = splitAtYear(tidy(text))
  return split === null || split.after !== ''
    ? { name: tidy(text), vintage: null }
    : { name: split.before, vintage: readVintage(split.year) }
}
