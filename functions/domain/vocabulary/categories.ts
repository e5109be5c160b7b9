import type { Category } from '../tenders/published-tender.ts'
import { subtypeContains } from './drink-subtypes.ts'
import { drinkTypes } from './drink-types.ts'
import { fold } from './fold.ts'

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

const unknownType: DrinkType = { categories: [], subtype: null }
const anyWine: readonly Category[] = [
  'red_wine',
  'white_wine',
  'rose_wine',
  'sparkling_wine',
  'fortified_wine',
  'other_wine',
]
const colours: Readonly<Record<string, string>> = {
  red_wine: 'red',
  white_wine: 'white',
  rose_wine: 'rose',
}
const longestTerm = 6

function readDrinkTypes(): ReadonlyMap<string, Term> {
  const terms = new Map<string, Term>()
  for (const line of drinkTypes.split('\n')) {
    const [head = '', ...words] = line.split('|').map((term) => term.trim())
    const [category = '', subtype = null] = head.split(':')
    for (const word of words)
      if (!terms.has(fold(word))) terms.set(fold(word), { category, subtype })
  }
  return terms
}

let known: ReadonlyMap<string, Term> | undefined

function termsIn(words: string): readonly Term[] {
  known ??= readDrinkTypes()
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

function typeFrom(terms: readonly Term[], words: string): DrinkType {
  if (terms.some(({ category }) => category === 'none')) return unknownType
  const colour = terms.find(isColour)
  const main = mainTerm(terms, words)
  if (main?.category === 'sparkling_wine')
    return { categories: ['sparkling_wine'], subtype: colours[colour?.category ?? ''] ?? null }
  if (main !== undefined) return { categories: [main.category as Category], subtype: main.subtype }
  if (colour !== undefined) return { categories: [colour.category as Category], subtype: null }
  return terms.length > 0 ? { categories: anyWine, subtype: null } : unknownType
}

// words of a name that tell the colour; "white" or "rose" may be part of a proper name
const colourInName: readonly [RegExp, Category][] = [
  [/\b(?:rosso|rouge|tinto|rotwein|red wine)\b/, 'red_wine'],
  [
    /\b(?<!cheval |mont |chateau )(?:blanc|bianco|blanco|branco|weisswein|white wine)\b/,
    'white_wine',
  ],
  [/\b(?:rosato|rosado|chiaretto|rose wine|vin rose)\b/, 'rose_wine'],
]
const sparklingInName =
  /\b(?:champagne|prosecco|cava|cremant|franciacorta|spumante|sekt|espumante|espumoso|cap classique|trento ?doc|brut|blanc de blancs|blanc de noirs|petillant|metodo classico)\b/

function colourOf(name: string): Category | null {
  if (/\bros[éè](?!\p{L})/iu.test(name)) return 'rose_wine'
  return colourInName.find(([pattern]) => pattern.test(fold(name)))?.[1] ?? null
}

function withName(type: DrinkType, name: string): DrinkType {
  const isSparkling = type.categories.length === 1 && type.categories[0] === 'sparkling_wine'
  const maySparkle = type.categories.includes('sparkling_wine')
  const colour = colourOf(name)
  if (maySparkle && (isSparkling || sparklingInName.test(fold(name)))) {
    const subtype = type.subtype ?? (colour === null ? null : (colours[colour] ?? null))
    return { categories: ['sparkling_wine'], subtype }
  }
  if (type.categories.length > 1 && colour !== null) return { categories: [colour], subtype: null }
  return type
}

/**
 * What a drink is, from words for its type (plain English, a published product type, or a monopoly's own
 * words). The product's name decides only what the type leaves open: the colour of a "wine".
 */
export function categoryOf(words: string | null, name: string | null = null): DrinkType {
  const type = words === null ? unknownType : typeFrom(termsIn(words), fold(words))
  return name === null ? type : withName(type, name)
}
