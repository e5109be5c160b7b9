import { type Locale, locales } from '../shared/locale.ts'
import { fold } from '../vocabulary/fold.ts'
import type { Category } from '../vocabulary/kinds.ts'
import { drinkWords } from './drink-words.ts'
import { alternatives, oneOf, publishedCountry } from './published-country.ts'
import { publishedRegion } from './published-region.ts'
import type { PublishedTender } from './published-tender.ts'
import { styleWords } from './style-words.ts'
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
 * the drink was published it is made of what else is known, in English.
 */
export function titleOf(tender: PublishedTender): string {
  if (!isNamed(tender)) return madeTitle(tender, 'en')
  const { product_type, product_group, country_of_origin } = tender
  const what = capitalized(product_type ?? product_group ?? '')
  return joined([what, placeIn(tender, 'en'), country_of_origin])
}

/**
 * The title in each language of the site: drink, origin, style and size, what is not known in the language in the
 * published words. Null where these are the published words in every language.
 */
export function titlesOf(tender: PublishedTender): Record<Locale, string> | null {
  const titles = locales.map((language) => [language, madeTitle(tender, language)] as const)
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
  if (!alone) return alone
  if (pdoOrPgi.test(alone)) return titleWords[language].pdoOrPgi
  if (language === 'en') return alone
  // "GI from South Australia" as "GI South Eastern Australia" is published too: no English word is left
  const published = alone.replaceAll(' from ', ' ')
  return appellation === null
    ? publishedRegion(published, language)
    : // a registered name stays what it is
      oneOf(alternatives(published), language)
}

/** The drink in the language. Published words that say no more than the category are its; others are those of drinks. */
function drinkIn({ category, product_type, product_group }: PublishedTender, language: Locale) {
  const words = titleWords[language]
  const published = product_type ?? product_group
  const named = category === null ? words.unknown : words.category[category]
  if (published === null) return named
  const folded = fold(published)
  const isCategory = category !== null && folded === fold(titleWords.en.category[category])
  return isCategory ? named : (drinkWords[folded]?.[language] ?? capitalized(published))
}

/** "3D. Czech Dark Lager (BJCP)", "21 B. Specialty IPA: Belgian IPA (BJCP)": number, group and name in a guide. */
const ofGuide = /^\d{1,2} ?[A-D]\. (?:[^:]+: )?|\(BJCP\)$/g

/** The whole style, or the first of several properties: "full-bodied; roasted coffee, chocolate". */
function styleIn({ style }: PublishedTender, language: Locale): string | null {
  if (style === null) return null
  const name = style.replace(ofGuide, '')
  const words = styleWords[fold(name)] ?? styleWords[fold(name.split(/[,;(]/, 1)[0] ?? '')]
  return words?.[language] ?? null
}

function madeTitle(tender: PublishedTender, language: Locale): string {
  const { country_of_origin: country } = tender
  return joined([
    drinkIn(tender, language),
    placeIn(tender, language),
    country && publishedCountry(country, language),
    styleIn(tender, language),
    // a requirement, which Access opens: said only where little else tells what is asked for
    isNamed(tender) ? null : strengthIn(tender, language),
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

/** In this size wine is sold, which need not be said. */
const usualOfWine = 750
const isWine = (category: Category | null) => category?.endsWith('_wine') === true

function sizeIn({ category, container_volume_ml: ml }: PublishedTender, language: Locale) {
  if (ml === null || (isWine(category) && ml === usualOfWine)) return null
  return ml < 1000 ? `${number(ml, language)}\u00a0ml` : `${number(ml / 1000, language)}\u00a0l`
}
