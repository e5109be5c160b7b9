import { remembered } from '../../shared/remembered.ts'
import { fold } from '../../vocabulary/fold.ts'
import { colourWords, drinkWordsIn } from '../../vocabulary/name-words.ts'
import { beginsWithOtherGoods, namesOtherGoods } from '../../vocabulary/other-goods.ts'
import { plainTypeOf } from '../../vocabulary/plain-types.ts'
import { indexTerms } from '../../vocabulary/term-index.ts'

const drinksWithColour: ReadonlySet<string> = new Set(['sparkling wine'])

/** The kind of drink that a type cell or a section heading names: "Øl / Surøl" is "beer". */
export const readType: (text: string) => string | null = remembered(plainTypeOf)

function withColour(kind: string, colour: string | null): string {
  // a white sparkling wine is simply sparkling wine; its colour is said when it is another one
  const said = colour === 'rosé' || colour === 'red' ? colour : null
  return said !== null && drinksWithColour.has(kind) ? kind.replace(' wine', ` ${said} wine`) : kind
}

const colourInName = indexTerms([
  ...[...colourWords.rose_wine, 'rose'].map((words) => [words, 'rosé'] as const),
  ...[...colourWords.red_wine, 'red'].map((words) => [words, 'red'] as const),
  ...[...colourWords.white_wine, 'white'].map((words) => [words, 'white'] as const),
])

/** "Rosé" wins over "red", "red" over "white". */
function colourOf(name: string): string | null {
  const folded = fold(name)
  if (colourInName.among(folded).length === 0) return null
  const found = colourInName.among(folded.replace(misleading, ' '))
  const ranked = ['rosé', 'red', 'white'] as const
  return ranked.find((colour) => found.includes(colour)) ?? null
}

const misleading =
  /\b(blanc de (?:blancs?|noirs?)|blanc des? \w+|pinot (?:bianco|blanc)|sauvignon blanc|chenin blanc|monte rosso|grenache blanc|la rose)\b/g

/**
 * What a product's own name says of its kind, for lists that have no type: only words that are never
 * anything else. Grapes and places are left to the matching.
 */
export function typeInName(name: string): string | null {
  const named = drinkWordsIn(name)
  const kind = named.length === 0 ? null : plainTypeOf(named.join(' '))
  const colour = colourOf(name)
  if (kind !== null) return withColour(kind, colour)
  return colour === null ? null : `${colour} wine`
}

function firstTypeIn(names: readonly string[]): string | null {
  for (const name of names) {
    const found = name === '' ? null : typeInName(name)
    if (found !== null) return found
  }
  return null
}

/** What a name may say more of: whether it sparkles, and its colour. */
const leftOpen: ReadonlySet<string> = new Set(['wine', 'sparkling wine', 'rosé wine', 'white wine'])

/**
 * The kind of a product from everything that names it: the type wins; the name or another column
 * adds the colour of a sparkling wine, or what "wine" leaves open.
 */
export function typeNormOf(type: string | null, more: readonly string[]): string | null {
  const stated = type === null ? null : readType(type)
  if (stated !== null && !leftOpen.has(stated)) return stated
  const extra = firstTypeIn(more)
  if (stated === null) return extra
  if (extra === null) return stated
  if (stated === 'wine' && extra.endsWith(' wine')) return extra
  if (stated === 'sparkling wine' && extra === 'rosé wine') return 'sparkling rosé wine'
  const isSparkling = extra.startsWith('sparkling')
  if (isSparkling && stated === 'rosé wine') return 'sparkling rosé wine'
  if (isSparkling && stated === 'white wine') return 'sparkling wine'
  if (stated === 'sparkling wine' && extra === 'sparkling rosé wine') return extra
  return stated
}

/** True when a type column says outright that the row is no alcoholic drink ("LACTEOS"). */
export const isNoDrinkType: (type: string) => boolean = remembered(
  (type) => readType(type) === null && namesOtherGoods(fold(type)),
)

/** True when a name begins with a word for vinegar, oil or glasses: kept, but the producer is told. */
export const isDoubtfulDrink = (name: string): boolean => beginsWithOtherGoods(name)
