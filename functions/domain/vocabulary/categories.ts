import { subtypeContains } from './drink-subtypes.ts'
import { colours, type DrinkType, termsIn, typeFrom, unknownType } from './drink-terms.ts'
import { fold } from './fold.ts'
import type { Category } from './kinds.ts'

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

// words that name a drink wherever they are in a name, unless they tell what its cask held before
const drinkInName =
  /\b(?:(?:single|blended) malt|whisk(?:e?y|ies)|bourbon|vodka|gin|rum|rhum|cognac|armagnac|calvados|tequila|mezcal|grappa|aquavit|akvavit|akevitt|liqueur|likor|vermouth|tawny port|vintage port|ruby port|lager|pilsner|pils|india pale ale|(?:(?:hazy|double|triple|session|black|english|american|west coast|new england) )?ipa|neipa|dipa|pale ale|(?:(?:imperial|milk|oatmeal) )?stout|(?:baltic )?porter|dubbel|tripel|quadrupel|lambic|gueuze|witbier|weissbier|hefeweizen|saison|cider|cidre|sider|champagne|prosecco|cremant|franciacorta|spumante)\b(?! (?:casks?|oak|wood|finish|butts?|barrels?|fut)\b)/g
// "12 Year Old" is said of spirits, and of port and madeira
const aged = /\b\d{1,2} ?(?:(?:years?|yrs?) old|yo|ans d age)\b(?! vines?\b)/

/** A type that a name tells by itself, where nothing else does. */
function typeInName(name: string): DrinkType {
  const words = fold(name).replace(/\b(?:grande|petite|fine) champagne\b/g, ' ')
  const named = [...words.matchAll(drinkInName)].map(([word]) => word)
  const type = typeFrom(named.flatMap(termsIn), words)
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
  if (maySparkle && (isSparkling || sparklingInName.test(fold(name)))) {
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
