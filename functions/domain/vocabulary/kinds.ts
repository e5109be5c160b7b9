/** What the drinks of a tender or of a portfolio are. */
export const categories = [
  'red_wine',
  'white_wine',
  'rose_wine',
  'sparkling_wine',
  'fortified_wine',
  'other_wine',
  'spirits',
  'beer',
  'cider',
] as const
export type Category = (typeof categories)[number]

export const containers = [
  'glass_bottle',
  'light_glass_bottle',
  'bag_in_box',
  'pouch',
  'pet',
  'rpet',
  'aluminium_can',
  'paper_bottle',
  'carton',
  'keg',
  'other',
] as const
export type Container = (typeof containers)[number]

export const closures = ['cork', 'screw_cap', 'crown_cap', 'glass', 'other'] as const
export type Closure = (typeof closures)[number]

/** Kinds that weigh little whatever a limit says. */
export const lightByNature = [
  'pet',
  'rpet',
  'aluminium_can',
  'paper_bottle',
  'carton',
  'pouch',
  'bag_in_box',
] as const satisfies readonly Container[]

/** What a price is for. */
export const priceUnits = ['unit', 'case', 'litre'] as const

/** The place up to which a price covers the costs: the producer's door, on board a ship, the monopoly's shelf. */
export const priceBases = ['ex_works', 'fob', 'retail'] as const
export type PriceBasis = (typeof priceBases)[number]
/** The bases that a producer may state; limits are published on none but the first three. */
export const statedPriceBases = [...priceBases, 'other'] as const
export type StatedPriceBasis = (typeof statedPriceBases)[number]

/** Why a fact follows from a place that is stated. */
export const placeRules = [
  'country_of_place',
  'region_of_appellation',
  'colour_of_appellation',
  'drink_of_appellation',
  'category_of_appellation',
] as const
export type PlaceRule = (typeof placeRules)[number]
