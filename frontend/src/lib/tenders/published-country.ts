import type { Locale } from '#domain/shared/locale.ts'
import { countryCodes } from '#domain/vocabulary/country-codes.ts'
import { countryName } from '../format.ts'

let codesByName: ReadonlyMap<string, string> | null = null

/** By the names in which tenders are published. */
const codes = () => {
  codesByName ??= new Map([
    ...countryCodes.map((code) => [countryName(code, 'en'), code] as const),
    ['USA', 'US'],
  ])
  return codesByName
}

/** A published country in the reader's language; what is no country ("EU or Norway") as it was published. */
export function publishedCountry(words: string, language: Locale): string {
  const code = language === 'en' ? undefined : codes().get(words)
  return code === undefined ? words : countryName(code, language)
}
