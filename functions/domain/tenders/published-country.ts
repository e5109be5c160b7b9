import type { Locale } from '../shared/locale.ts'
import { countryCodes } from '../vocabulary/country-codes.ts'

let codesByName: ReadonlyMap<string, string> | undefined
const names = new Map<Locale, Intl.DisplayNames>()

function nameOf(code: string, language: Locale): string {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' })
  names.set(language, known)
  return known.of(code) ?? code
}

/** By the names in which tenders are published. */
const codes = () => {
  codesByName ??= new Map([
    ...countryCodes.map((code) => [nameOf(code, 'en'), code] as const),
    ['USA', 'US'],
  ])
  return codesByName
}

/** A published country in the reader’s language; what is no country ("EU or Norway") as it was published. */
export function publishedCountry(words: string, language: Locale): string {
  const code = language === 'en' ? undefined : codes().get(words)
  return code === undefined ? words : nameOf(code, language)
}
