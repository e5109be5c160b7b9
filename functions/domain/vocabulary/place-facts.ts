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
  /** The widest place around it. */
  readonly region: Derived<string> | null
  readonly colour: Derived<Colour> | null
  readonly drink: Derived<DrinkKind> | null
  readonly category: Derived<Category> | null
}

const stillWines = { red: 'red_wine', white: 'white_wine', rose: 'rose_wine' } as const

/**
 * What follows from a place for certain: its country, the one region around it and, where a register permits
 * a single one, colour and kind of drink. What a producer states always goes before it.
 */
export function factsOfPlace(place: Place): PlaceFacts {
  const permitted = permittedAt(place)
  const isRuled = permitted.isCertain && place.kind !== 'spirit'
  const colour = isRuled ? only(permitted.colours) : null
  const drink = isRuled ? only(permitted.drinks) : null
  const category = categoryFrom(colour, drink)
  const region = only([...new Set(widestAround(place))])
  return {
    country: { value: place.country, rule: 'country_of_place' },
    region: region && { value: region.name, rule: 'region_of_appellation' },
    colour: colour && { value: colour, rule: 'colour_of_appellation' },
    drink: drink && { value: drink, rule: 'drink_of_appellation' },
    category: category && { value: category, rule: 'category_of_appellation' },
  }
}

const only = <One>(values: readonly One[]): One | null =>
  values.length === 1 ? (values[0] ?? null) : null

function categoryFrom(colour: Colour | null, drink: DrinkKind | null): Category | null {
  if (drink === 'sparkling') return 'sparkling_wine'
  if (drink === 'fortified') return 'fortified_wine'
  const isStill = drink === 'still' || drink === 'sweet'
  return isStill && colour !== null ? stillWines[colour] : null
}

const widestAround = (place: Place): readonly Place[] =>
  place.inside.flatMap((outer) => (outer.inside.length === 0 ? [outer] : widestAround(outer)))
