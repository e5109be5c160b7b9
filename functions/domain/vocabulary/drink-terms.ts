import { drinkIndex, type Term } from './drink-index.ts'
import { subtypeContains } from './drink-subtypes.ts'
import { fold } from './fold.ts'
import type { Category } from './kinds.ts'

export interface DrinkType {
  /** The categories it can be: several for a wine of unknown colour, none when not understood. */
  readonly categories: readonly Category[]
  /** E.g. `gin`, `india_pale_ale`; of a sparkling wine its colour (`white`, `rose`, `red`). */
  readonly subtype: string | null
}

export const unknownType: DrinkType = { categories: [], subtype: null }
/** Said to hold no alcohol: known to be none of the categories, unlike what is not understood. */
export const alcoholFree: DrinkType = { categories: [], subtype: 'alcohol_free' }
const anyWine: readonly Category[] = [
  'red_wine',
  'white_wine',
  'rose_wine',
  'sparkling_wine',
  'fortified_wine',
  'other_wine',
]
/** The colour of a sparkling wine by the category of the still one. */
export const colours: Readonly<Record<string, string>> = {
  red_wine: 'red',
  white_wine: 'white',
  rose_wine: 'rose',
}

/** True when the words as a whole are one term: "Belgian Dubbel", no "Belgian Dubbel in oak". */
export const isTerm = (words: string): boolean => drinkIndex().of(fold(words)) !== undefined

/** True when the words as a whole are a kind of drink and no style within one: "rode wijn", no "Tripel". */
export const isKind = (words: string): boolean => drinkIndex().of(fold(words))?.isStyle === false

/** The terms that a text names, longest first. */
export function termsIn(words: string): readonly Term[] {
  const folded = fold(words)
  const whole = drinkIndex().of(folded)
  return whole === undefined ? drinkIndex().among(folded) : [whole]
}

const separators = / ?[/&,+;|] ?| (?:and|och|og|und|et|ed?|y|ja) /

/** True for "Norrlands julöl": a style of a kind, and words that name none. */
export function isNameWithStyle(words: string): boolean {
  const terms = termsIn(words)
  if (terms.length === 0 || !terms.every(({ isStyle }) => isStyle)) return false
  return !words.split(separators).every(isTerm)
}

export const isColour = (term: Term) => term.category in colours

// "liqueur de whisky" is a liqueur, and so is "whisky liqueur"
const headFirst = /\b(?:de|di|du|of|with|from|based on|av|med|mit|al|alla|au)\b/

/** The term that says what the drink is: the head of the words, or the most precise of its kind. */
export function mainTerm(terms: readonly Term[], words: string): Term | undefined {
  // a colour or the mere word wine says less than any other word
  const telling = terms.filter((term) => !isColour(term) && term.category !== 'wine')
  const precise = telling.filter(({ subtype }) => subtype !== null)
  const candidates = precise.length > 0 ? precise : telling
  let main = headFirst.test(words) ? candidates[0] : candidates.at(-1)
  for (const term of candidates)
    if (main?.subtype && term.subtype && subtypeContains(main.subtype, term.subtype)) main = term
  return main
}

/** What the terms of a drink say together. */
export function typeFrom(terms: readonly Term[], words: string): DrinkType {
  if (terms.some(({ category }) => category === 'none')) return alcoholFree
  const colour = terms.find(isColour)
  const main = mainTerm(terms, words)
  if (main?.category === 'sparkling_wine')
    return { categories: ['sparkling_wine'], subtype: colours[colour?.category ?? ''] ?? null }
  if (main !== undefined) return { categories: [main.category as Category], subtype: main.subtype }
  if (colour !== undefined) return { categories: [colour.category as Category], subtype: null }
  return terms.length > 0 ? { categories: anyWine, subtype: null } : unknownType
}
