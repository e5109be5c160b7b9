import { type Locale, locales } from '../shared/locale.ts'
import { publishedCountry } from './published-country.ts'
import type { PublishedTender } from './published-tender.ts'
import { titleWords } from './title-words.ts'

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ')

/** Whether the publication says in words what is asked for; else a title is made of what is known. */
const isNamed = ({ product_type, product_group }: PublishedTender): boolean =>
  product_type !== null || product_group !== null

/**
 * Tenders are published without a title. Ours is what is asked for and from where, in the published words:
 * type, then appellation or else region, then country ("Red wine, DOCa/DOP Rioja, Spain"). Where no word for
 * the drink was published it is made of category, origin, style (in English), strength and size.
 */
export function titleOf(tender: PublishedTender): string {
  if (!isNamed(tender)) return madeTitle(tender, 'en')
  return namedTitle(tender, 'en')
}

/**
 * The title in each language of the site: made where no word for the drink was published; else the published
 * one with drink and country in the language. Null where it is the published words in every language.
 */
export function titlesOf(tender: PublishedTender): Record<Locale, string> | null {
  const inLanguage = isNamed(tender) ? namedTitle : madeTitle
  const titles = locales.map((language) => [language, inLanguage(tender, language)] as const)
  const title = titleOf(tender)
  if (isNamed(tender) && titles.every(([, made]) => made === title)) return null
  return Object.fromEntries(titles) as Record<Locale, string>
}

/** Names no place: "PDO or PGI", "IGP or AOC/AOP". */
const pdoOrPgi = /^(?:(?:PDO|AOC\/AOP) or (?:PGI|IGP)|(?:PGI|IGP) or (?:PDO|AOC\/AOP))$/

/** Appellation or else region, without the country in brackets: "PDO or PGI (Hungary)". It follows by itself. */
function placeIn(tender: PublishedTender, language: Locale): string | null | undefined {
  const { appellation, region, country_of_origin: country } = tender
  const place = appellation ?? region
  const suffix = `(${country})`
  const alone = place?.endsWith(suffix) ? place.slice(0, -suffix.length).trim() : place
  return alone && pdoOrPgi.test(alone) ? titleWords[language].pdoOrPgi : alone
}

/** A published word that says no more than the category has a word in each language; others stay. */
function namedTitle(tender: PublishedTender, language: Locale): string {
  const { category, country_of_origin: country } = tender
  const what = tender.product_type ?? tender.product_group ?? ''
  const isCategory =
    category !== null && what.toLowerCase() === titleWords.en.category[category].toLowerCase()
  return joined([
    isCategory && language !== 'en' ? titleWords[language].category[category] : capitalized(what),
    placeIn(tender, language),
    country && publishedCountry(country, language),
  ])
}

function madeTitle(tender: PublishedTender, language: Locale): string {
  const words = titleWords[language]
  const { category, country_of_origin: country, style } = tender
  return joined([
    category === null ? words.unknown : words.category[category],
    placeIn(tender, language),
    country && publishedCountry(country, language),
    // published in English; the first of several properties: "full-bodied; roasted coffee, chocolate"
    language === 'en' ? style?.split(/[,;]/, 1)[0]?.trim() : null,
    strengthIn(tender, language),
    sizeIn(tender, language),
  ])
}

const number = (value: number, language: Locale): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)

function strengthIn({ abv_min: min, abv_max: max }: PublishedTender, language: Locale) {
  const inWords = (value: string) => `${value}\u00a0%\u00a0vol`
  if (min !== null && min === max) return inWords(number(min, language))
  if (min !== null && max !== null) {
    return inWords(`${number(min, language)}–${number(max, language)}`)
  }
  if (min !== null) return titleWords[language].atLeast(inWords(number(min, language)))
  return max === null ? null : titleWords[language].atMost(inWords(number(max, language)))
}

function sizeIn({ container_volume_ml: ml }: PublishedTender, language: Locale) {
  if (ml === null) return null
  return ml < 1000 ? `${number(ml, language)}\u00a0ml` : `${number(ml / 1000, language)}\u00a0l`
}
