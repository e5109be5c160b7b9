import type { Category, PlaceRule } from './kinds.ts'
import type { Place } from './places.ts'

/** A value that nobody stated and the rule that it follows by. */
export interface Derived<Value> {
  readonly value: Value
  readonly rule: PlaceRule
}

const colours = { r: 'red', w: 'white', p: 'rose' } as const
const drinks = {
  s: 'still',
  b: 'sparkling',
  h: 'semi_sparkling',
  f: 'fortified',
  d: 'sweet',
} as const
export type Colour = (typeof colours)[keyof typeof colours]
export type DrinkKind = (typeof drinks)[keyof typeof drinks]

/** What an appellation permits. */
export interface Permitted {
  /** DOCG, AOC, AVA ... */
  readonly status: readonly string[]
  readonly colours: readonly Colour[]
  readonly drinks: readonly DrinkKind[]
  /** The principal ones. */
  readonly grapes: readonly string[]
  /** A register states colours and drinks; else they are general knowledge and nothing follows from them. */
  readonly isCertain: boolean
}

/** The fields of the data behind a place: "AOC PDO", "rw s" ("?" before it: uncertain), "Chardonnay|Aligoté". */
export function permittedAt({ permitted }: Place): Permitted {
  const [status = '', letters = '', grapes = ''] = permitted
  const isCertain = !letters.startsWith('?')
  const [ofColours = '', ofDrinks = ''] = letters.replace('?', '').split(' ')
  return {
    status: status === '' ? [] : status.split(' '),
    colours: [...ofColours].map((letter) => colours[letter as keyof typeof colours]),
    drinks: [...ofDrinks].map((letter) => drinks[letter as keyof typeof drinks]),
    grapes: grapes === '' ? [] : grapes.split('|'),
    isCertain,
  }
}

export interface PlaceFacts {
  readonly country: Derived<string>
  readonly category: Derived<Category> | null
  /** Every category that its colours and drinks permit. */
  readonly permitted: Derived<readonly Category[]> | null
}

const stillWines = { red: 'red_wine', white: 'white_wine', rose: 'rose_wine' } as const
const mostColours = Object.keys(stillWines).length

/**
 * What follows from a place for certain: its country and, where a register states colours and kinds of drink, the
 * categories that they permit. What a producer states always goes before it. No wider region: the appellation is
 * the region, and what it lies in the gazetteer knows.
 */
export function factsOfPlace(place: Place): PlaceFacts {
  const categories = categoriesAt(place)
  const [only, ...others] = categories ?? []
  return {
    country: { value: place.country, rule: 'country_of_place' },
    category:
      only !== undefined && others.length === 0
        ? { value: only, rule: 'category_of_appellation' }
        : null,
    permitted: categories && {
      value: categories,
      // where each colour is permitted it is the kind of drink that tells
      rule:
        permittedAt(place).colours.length < mostColours
          ? 'colour_of_appellation'
          : 'drink_of_appellation',
    },
  }
}

/** Null: nothing is certain. A semi-sparkling wine may count as either. */
function categoriesAt(place: Place): readonly Category[] | null {
  const { isCertain, colours: own, drinks: kinds } = permittedAt(place)
  if (!isCertain || place.kind === 'spirit' || kinds.includes('semi_sparkling')) return null
  const isStill = kinds.includes('still') || kinds.includes('sweet')
  if (kinds.length === 0 || (isStill && own.length === 0)) return null
  return [
    ...(isStill ? own.map((colour) => stillWines[colour]) : []),
    ...(kinds.includes('sparkling') ? (['sparkling_wine'] as const) : []),
    ...(kinds.includes('fortified') ? (['fortified_wine'] as const) : []),
  ]
}
