import type { Locale } from '../shared/locale.ts'
import { languageTags } from '../shared/written-date.ts'
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
    ['Czech Republic', 'CZ'],
    ['Macedonia', 'MK'],
  ])
  return codesByName
}

type Others = Readonly<Record<Exclude<Locale, 'en'>, string>>
/** What is published beside countries, and has no code of a country. */
const others: Readonly<Record<string, Others>> = {
  EU: { it: 'UE', fr: 'UE', de: 'EU', es: 'UE' },
  Europe: { it: 'Europa', fr: 'Europe', de: 'Europa', es: 'Europa' },
  Nordics: {
    it: 'Paesi nordici',
    fr: 'Pays nordiques',
    de: 'Nordische Länder',
    es: 'Países nórdicos',
  },
  'Great Britain': {
    it: 'Gran Bretagna',
    fr: 'Grande-Bretagne',
    de: 'Großbritannien',
    es: 'Gran Bretaña',
  },
  England: { it: 'Inghilterra', fr: 'Angleterre', de: 'England', es: 'Inglaterra' },
  Scotland: { it: 'Scozia', fr: 'Écosse', de: 'Schottland', es: 'Escocia' },
}

/**
 * A published country, or one of several ("EU or Norway"), in the reader’s language. Words of which one is none stay
 * as they were published.
 */
export function publishedCountry(words: string, language: Locale): string {
  if (language === 'en') return words
  const named = alternatives(words).map((one) => {
    const code = codes().get(one)
    return code === undefined ? others[one]?.[language] : nameOf(code, language)
  })
  const known = named.filter((name) => name !== undefined)
  return known.length === named.length ? oneOf(known, language) : words
}

/** "DO Cava, DO Penedès or DO Montsant", also with "and/or". A comma alone is no choice: "Santenay, Bourgogne". */
export const alternatives = (words: string): string[] =>
  / (?:and\/)?or /.test(words) ? words.split(/, (?:or )?| (?:and\/)?or /) : [words]

export const oneOf = (names: readonly string[], language: Locale): string =>
  new Intl.ListFormat(languageTags[language], { type: 'disjunction' }).format(names)
