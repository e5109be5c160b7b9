import { subtypeContains } from './drink-subtypes.ts'
import { colours, type DrinkType, termsIn, typeFrom, unknownType } from './drink-terms.ts'
import { fold } from './fold.ts'
import type { Category } from './kinds.ts'
import { colourWords, drinkWordsIn, namesSparkling } from './name-words.ts'

// "white" or "rose" alone may be part of a proper name
const colourInName = Object.entries(colourWords).map(
  ([category, words]) =>
    [
      category as Category,
      new RegExp(`\\b(?<!cheval |mont |chateau )(?:${words.join('|')})\\b`),
    ] as const,
)

function colourOf(name: string): Category | null {
  if (/\bros[éè](?!\p{L})/iu.test(name)) return 'rose_wine'
  const words = fold(name)
  return colourInName.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

// "12 Year Old" is said of spirits, and of port and madeira
const aged = /\b\d{1,2} ?(?:(?:years?|yrs?) old|yo|ans d age)\b(?! vines?\b)/

/** A type that a name tells by itself, where nothing else does. */
function typeInName(name: string): DrinkType {
  const words = fold(name)
  const type = typeFrom(drinkWordsIn(name).flatMap(termsIn), words)
  if (type.categories.length > 0) return type
  return aged.test(words)
    ? { categories: ['spirits', 'fortified_wine'], subtype: null }
    : unknownType
}

function withName(type: DrinkType, name: string): DrinkType {
  if (type === unknownType) {
    const named = typeInName(name)
    return named.categories.length === 1 ? withName(named, name) : named
  }
  const isSparkling = type.categories.length === 1 && type.categories[0] === 'sparkling_wine'
  const maySparkle = type.categories.includes('sparkling_wine')
  const colour = colourOf(name)
  if (maySparkle && (isSparkling || namesSparkling(name))) {
    const subtype = type.subtype ?? (colour === null ? null : (colours[colour] ?? null))
    return { categories: ['sparkling_wine'], subtype }
  }
  if (type.categories.length > 1 && colour !== null) return { categories: [colour], subtype: null }
  return { ...type, subtype: finerSubtype(type, typeInName(name)) }
}

/** "Whisky" called "Single Malt", a beer called "Hazy IPA": the name says what the type leaves open. */
function finerSubtype({ categories, subtype }: DrinkType, named: DrinkType): string | null {
  const [only] = categories
  const isSameKind = categories.length === 1 && named.categories[0] === only
  if (!isSameKind || named.categories.length > 1 || named.subtype === null) return subtype
  return subtype === null || subtypeContains(subtype, named.subtype) ? named.subtype : subtype
}

function readType(words: string | null): DrinkType {
  const terms = words === null ? [] : termsIn(words)
  return terms.length === 0 ? unknownType : typeFrom(terms, fold(words ?? ''))
}

/**
 * What a drink is, from words for its type (plain English, a published product type, or a monopoly's own
 * words). The product's name decides only what the type leaves open (the colour of a "wine"), or all where it is silent.
 */
export function categoryOf(words: string | null, name: string | null = null): DrinkType {
  const type = readType(words)
  return name === null ? type : withName(type, name)
}
