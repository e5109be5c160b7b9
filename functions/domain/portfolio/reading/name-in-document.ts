import { isCountry } from './read-place.ts'
import { readVintage, type Vintage } from './read-vintage.ts'
import { isRegionName } from './region-words.ts'
import { tidy } from './sheet.ts'

export interface NameParts {
  readonly name: string
  readonly producer: string | null
  readonly vintage: Vintage
}

const yearAtEnd = /^(.*\p{L}.*?)[\s,`'’]+((?:19|20)\d{2}|NV|N\.[Vv]\.)\s*(?:,\s*(\S.*))?$/u

/** "Barolo 2008, Pecchenino": name, vintage and producer as lists print them in one line. */
export function nameParts(text: string): NameParts {
  const words = tidy(text.replace(/[.…·_]{3,}/g, ' '))
  const match = yearAtEnd.exec(words)
  if (match !== null) {
    const parts = splitProducer(match[1] ?? words)
    const producer = match[3] ?? null
    const vintage = readVintage(match[2])
    return producer === null
      ? { ...parts, vintage }
      : { name: tidy(match[1] ?? ''), producer, vintage }
  }
  return { ...splitProducer(words), vintage: null }
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
