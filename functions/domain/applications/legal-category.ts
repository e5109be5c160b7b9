import type { Facts } from '../compliance/condition.ts'
import type { ProductFacts } from '../portfolio/product.ts'
import { subtypeContains } from '../vocabulary/drink-subtypes.ts'
import type { Category } from '../vocabulary/kinds.ts'

type Drink = Pick<ProductFacts, 'categories' | 'subtype' | 'alcohol_tenths'>

/** Colours of still wine, as the rules name them. */
const colours: Partial<Record<Category, string>> = {
  red_wine: 'red',
  white_wine: 'white',
  rose_wine: 'rose',
}

/**
 * The legal category of a product, its category of spirit drink and its colour, where the trade's words
 * leave no doubt. A sparkling wine has five legal categories, a gin four: those are asked.
 */
export function legalCategory(drink: Drink): Facts {
  const { categories } = drink
  const [category, ...others] = categories
  const colour = others.length === 0 && category !== undefined ? colours[category] : undefined
  const isStill = categories.length > 0 && categories.every((one) => one in colours)
  if (isStill) return { category: isStrongEnough(drink, 90) ? 'wine' : null, colour }
  if (category === undefined || others.length > 0) return {}
  return { category: ofSubtype(category, drink), spiritCategory: spiritCategory(drink) }
}

// weaker ones may be de-alcoholised, which are categories of their own; so may those of unknown strength
const isStrongEnough = ({ alcohol_tenths }: Drink, tenths: number) =>
  alcohol_tenths !== null && alcohol_tenths >= tenths

const bySubtype: Readonly<Record<string, string>> = {
  port: 'liqueur_wine',
  sherry: 'liqueur_wine',
  madeira: 'liqueur_wine',
  marsala: 'liqueur_wine',
  vermouth: 'aromatised_wine',
  fruit_wine: 'fruit_wine',
  mead: 'mead',
  sake: 'other_fermented',
  rtd: 'rtd',
  cider_pear: 'perry',
}
/** Subtypes whose drinks are of several legal categories. */
const open = new Set(['spirits_below_15', 'cider_fruit'])

// regulation 251/2014, article 3: a stronger one may be an aromatised wine, a weaker one is neither
const isWineBasedDrink = (drink: Drink) => isStrongEnough(drink, 45) && !isStrongEnough(drink, 145)

function ofSubtype(category: Category, drink: Drink): string | null {
  const { subtype } = drink
  if (subtype !== null && open.has(subtype)) return null
  if (subtype === 'mulled_wine')
    return isWineBasedDrink(drink) ? 'aromatised_wine_based_drink' : null
  const known = Object.entries(bySubtype).find(
    ([outer]) => subtype !== null && subtypeContains(outer, subtype),
  )
  if (known !== undefined) return known[1]
  if (category === 'spirits') return isStrongEnough(drink, 150) ? 'spirit' : null
  if (category === 'beer') return isStrongEnough(drink, 6) ? 'beer' : null
  return category === 'cider' && isStrongEnough(drink, 13) ? 'cider' : null
}

/**
 * The first that contains the subtype. Not here: what the law divides further than the trade does, as crème
 * de cassis and maraschino from other fruit liqueurs, or egg liqueur from other creamy ones.
 */
const spiritCategories: readonly (readonly [subtype: string, category: string])[] = [
  ['whisky', 'whisky'],
  ['vodka_flavoured', 'flavoured_vodka'],
  ['vodka', 'vodka'],
  ['rum_dark', 'rum'],
  ['rum_light', 'rum'],
  ['cognac', 'wine_spirit'],
  ['armagnac', 'wine_spirit'],
  ['grappa', 'grape_marc_spirit'],
  ['calvados', 'cider_or_perry_spirit'],
  ['aquavit', 'akvavit'],
  ['pastis', 'pastis'],
  ['bitter', 'bitter'],
  ['liqueur_coffee', 'liqueur'],
  ['tequila', 'other'],
  ['mezcal', 'other'],
]

const spiritCategory = ({ subtype }: Drink): string | null =>
  spiritCategories.find(([one]) => subtype !== null && subtypeContains(one, subtype))?.[1] ?? null

/** The legal categories that a drink of a category of the trade can have by what it is made of. */
const madeOf = {
  wine: (category: string) => category.includes('wine') && category !== 'fruit_wine',
  spirits: (category: string) => category === 'spirit',
  beer: (category: string) => category === 'beer',
  cider: (category: string) =>
    ['cider', 'perry', 'fruit_wine', 'mead', 'other_fermented'].includes(category),
}

function canBe(one: Category, category: string, drink: Drink): boolean {
  if (category === 'rtd') return one !== 'red_wine' && one !== 'white_wine' && one !== 'rose_wine'
  if (category === 'non_alcoholic') return !isStrongEnough(drink, 5.1)
  // mead, sake and fruit wine are "other wine" of the trade
  if (one === 'other_wine' && madeOf.cider(category)) return true
  return madeOf[one in madeOf ? (one as keyof typeof madeOf) : 'wine'](category)
}

/** What was answered to the rules and makes the drink another one than is offered. */
export function differsFromDrink(
  drink: Drink,
  { category, spiritCategory }: Facts,
  known: Facts,
): ('category' | 'spiritCategory')[] {
  const isOther =
    typeof category === 'string' &&
    drink.categories.length > 0 &&
    !drink.categories.some((one) => canBe(one, category, drink))
  // "none" is the answer of other drinks: with it a spirit would escape the rules of its category
  const isNoSpirit = known.category === 'spirit' && spiritCategory === 'none'
  return [
    ...(isOther ? ['category' as const] : []),
    ...(isNoSpirit ? ['spiritCategory' as const] : []),
  ]
}
