import { remembered } from '../../shared/remembered.ts'
import { countryCodeOf, countryName } from '../../vocabulary/countries.ts'
import { fold } from '../../vocabulary/fold.ts'
import { tidy } from './sheet.ts'

export interface Place {
  readonly country: string | null
  readonly region: string | null
}

const countryCode = (text: string) => (text.length > 60 ? null : countryCodeOf(text))

/** A word of two or three letters ("NO", "AL") is a country only in a column or heading of countries. */
const shortCountry = /^(USA|U\.S\.A\.|UAE)$/

/** "カナダ", "日本": letters that are syllables or words. */
const isSyllabic = (text: string) =>
  /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}ー・]{2,3}$/u.test(text)

export const isCountry = (text: string): boolean => {
  const words = text.trim()
  const isWord = words.length > 3 || shortCountry.test(words) || isSyllabic(words)
  return isWord && countryCode(text) !== null
}

/** "Scotland", "England": a country to its drinks, and a part of one where that stands beside it. */
export const isBritishPart = (text: string): boolean => {
  const name = fold(text)
  return Object.values(britishParts).some((part) => part.test(name))
}

/**
 * Splits a place as lists write it: "Catalonia, Spain", "NAVARRA DO (SPANIEN)", "UNGHERIA",
 * "Oltrepò Pavese (Lombardia)". What is no country is region.
 */
export function readPlace(text: string): Place {
  const words = tidy(text)
  if (words === '') return { country: null, region: null }
  if (isCountry(words) || (/^[A-Z]{2,3}$/.test(words) && countryCode(words) !== null)) {
    return { country: words, region: null }
  }
  const bracket = /^(.*\S) ?[([]([^()[\]]+)[)\]]$/.exec(words)
  if (bracket !== null && isCountry(bracket[2] ?? '')) {
    return { country: (bracket[2] ?? '').trim(), region: (bracket[1] ?? '').trim() }
  }
  const parts = words.split(/ ?[,;/|] ?| [-–—] /).filter((part) => part !== '')
  const last = parts.at(-1) ?? ''
  const first = parts[0] ?? ''
  if (parts.length > 1 && isCountry(last)) {
    return { country: last, region: parts.slice(0, -1).join(', ') }
  }
  if (parts.length > 1 && isCountry(first)) {
    return { country: first, region: parts.slice(1).join(', ') }
  }
  return { country: null, region: words }
}

const britishParts: Readonly<Record<string, RegExp>> = {
  Scotland: /^(scotland|skottland|schottland|ecosse|scozia|escocia|skotlanti)$/,
  England: /^(england|angleterre|inghilterra|inglaterra|englanti)$/,
  Wales: /^(wales|pays de galles|galles|gales)$/,
  'Northern Ireland': /^(northern ireland|nordirland|nord irland|irlande du nord)$/,
}

/** The English name; a part of the United Kingdom keeps its own, as its drinks do. */
export const englishCountry = remembered((country: string | null): EnglishCountry => {
  const code = country === null ? null : countryCode(country)
  if (country === null || code === null) return { name: null, code: null }
  const part =
    code === 'GB' ? Object.entries(britishParts).find(([, p]) => p.test(fold(country))) : undefined
  return { name: part?.[0] ?? countryName(code), code }
})

interface EnglishCountry {
  readonly name: string | null
  readonly code: string | null
}
