import { styles } from './data/styles.ts'
import { subtypeContains } from './drink-subtypes.ts'
import { drinkTypes } from './drink-types.ts'
import { fold } from './fold.ts'
import type { Category } from './kinds.ts'

export interface DrinkType {
  /** The categories it can be: several for a wine of unknown colour, none when not understood. */
  readonly categories: readonly Category[]
  /** E.g. `gin`, `india_pale_ale`; of a sparkling wine its colour (`white`, `rose`, `red`). */
  readonly subtype: string | null
}

interface Term {
  readonly category: string
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
const longestTerm = 6

function readDrinkTypes(): ReadonlyMap<string, Term> {
  const terms = new Map<string, Term>()
  for (const line of `${drinkTypes}\n${styles}`.split('\n')) {
    const [head = '', ...words] = line.split('|').map((term) => term.trim())
    const [category = '', subtype = null] = head.replace(/ <.*$/, '').split(':')
    for (const word of words)
      if (!terms.has(fold(word))) terms.set(fold(word), { category, subtype })
  }
  return terms
}

let known: ReadonlyMap<string, Term> | undefined

/** True when the words as a whole are one term: "Belgian Dubbel", no "Belgian Dubbel in oak". */
export const isTerm = (words: string): boolean => knownTerms().has(fold(words))

function knownTerms(): ReadonlyMap<string, Term> {
  known ??= readDrinkTypes()
  return known
}

/** The terms that a text names, longest first. */
export function termsIn(words: string): readonly Term[] {
  const known = knownTerms()
  const whole = known.get(fold(words))
  if (whole !== undefined) return [whole]
  const tokens = fold(words).split(' ')
  const found: Term[] = []
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(longestTerm, tokens.length - at)
    let term: Term | undefined
    for (; length > 0; length--) {
      term = known.get(tokens.slice(at, at + length).join(' '))
      if (term !== undefined) break
    }
    if (term !== undefined) found.push(term)
    at += Math.max(1, length)
  }
  return found
}

const isColour = (term: Term) => term.category in colours

// "liqueur de whisky" is a liqueur, and so is "whisky liqueur"
const headFirst = /\b(?:de|di|du|of|with|from|based on|av|med|mit|al|alla|au)\b/

/** The term that says what the drink is: the head of the words, or the most precise of its kind. */
function mainTerm(terms: readonly Term[], words: string): Term | undefined {
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
