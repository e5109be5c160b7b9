import type { Random } from '../hostile-files/random.ts'
import type { Grapes } from './expectation.ts'
import type { Kind, RealDrink } from './real-drinks.ts'

/** Keys of `words`; null: nothing is said of it. */
export type Farming = 'organic' | 'in_conversion' | 'planned' | 'not_organic' | 'biodynamic'

/** A product of a made list: real facts, and terms of sale made for it. */
export interface Item extends Omit<RealDrink, 'grapes' | 'vintages' | 'volume_ml'> {
  readonly grapes: Grapes
  /** Null: a kind of drink without vintages. */
  readonly vintage: number | 'NV' | null
  readonly volume_ml: number
  /** Bottles in a case. */
  readonly pack: number
  /** Ex works, euros for a bottle. */
  readonly euros: number
  readonly farming: Farming | null
  readonly is_vegan: boolean
  readonly closure: 'cork' | 'screw_cap'
  readonly container: 'glass_bottle' | 'bag_in_box' | 'aluminium_can'
  /** Of the empty bottle, grams. */
  readonly grams: number
  readonly months_in_oak: number
  /** Grams a litre. */
  readonly sugar: number
  /** Bottles. */
  readonly stock: number
  readonly gtin: string
  readonly code: string
}

export type Theme = 'producer' | 'country' | 'merchant' | 'spirits' | 'beer'

/** The real drinks by what a list may be of. */
export interface Cellar {
  readonly wines: readonly RealDrink[]
  readonly spirits: readonly RealDrink[]
  readonly beers: readonly RealDrink[]
  readonly byCountry: readonly (readonly RealDrink[])[]
  readonly byProducer: readonly (readonly RealDrink[])[]
}

export function cellarOf(drinks: readonly RealDrink[]): Cellar {
  const isSpirit = ({ kind }: RealDrink) => spiritKinds.has(kind)
  const wines = drinks.filter((drink) => !isSpirit(drink) && drink.kind !== 'beer')
  const groups = (key: (drink: RealDrink) => string, least: number) =>
    [...Map.groupBy(wines, key).values()].filter((group) => group.length >= least)
  return {
    wines,
    spirits: drinks.filter(isSpirit),
    beers: drinks.filter(({ kind }) => kind === 'beer'),
    byCountry: groups(({ country }) => country, 60),
    byProducer: groups(({ producer }) => producer ?? '', 10),
  }
}

const spiritKinds: ReadonlySet<Kind> = new Set(['whisky', 'gin', 'rum', 'vodka', 'liqueur'])

function drinksOf(random: Random, cellar: Cellar, theme: Theme): readonly RealDrink[] {
  switch (theme) {
    case 'producer':
      return random.oneOf(cellar.byProducer)
    case 'country':
      return random.oneOf(cellar.byCountry)
    case 'merchant':
      return cellar.wines
    case 'spirits':
      return cellar.spirits
    case 'beer':
      return cellar.beers
  }
}

/** Different drinks of a theme, each with terms of sale. */
export function itemsOf(random: Random, cellar: Cellar, theme: Theme, count: number): Item[] {
  const drinks = drinksOf(random, cellar, theme)
  const chosen = new Map<string, RealDrink>()
  for (let tries = 0; chosen.size < Math.min(count, drinks.length) && tries < count * 4; tries++) {
    const drink = random.oneOf(drinks)
    chosen.set(`${drink.producer} ${drink.name}`.toLowerCase(), drink)
  }
  return [...chosen.values()].map((drink) => itemOf(random, drink))
}

const bottlesOf = (random: Random, { kind, volume_ml }: RealDrink): number => {
  if (kind === 'beer') return random.oneOf([330, 330, 500, 750])
  if (spiritKinds.has(kind)) return random.oneOf([700, 700, 500, 1000])
  if (random.chance(0.06)) return random.oneOf([375, 1500, 500])
  return volume_ml === 375 || volume_ml === 1500 ? volume_ml : 750
}

function itemOf(random: Random, drink: RealDrink): Item {
  const isWine = drink.kind !== 'beer' && !spiritKinds.has(drink.kind)
  const volume_ml = bottlesOf(random, drink)
  const isBox = drink.kind === 'red' && random.chance(0.03)
  const priced = drink.kind === 'beer' ? [0.8, 4] : isWine ? [3.2, 38] : [9, 55]
  const [least = 1, most = 1] = priced
  const euros =
    least * (most / least) ** (random.between(0, 1000) / 1000) * Math.max(0.6, volume_ml / 750)
  const isOaked = drink.kind === 'red' && random.chance(0.6)
  return {
    ...drink,
    grapes: sharesOf(random, drink.grapes),
    vintage: isWine ? (vintageOf(random, drink) ?? 'NV') : null,
    abv: drink.abv ?? (isWine ? random.between(22, 30) / 2 : drink.kind === 'beer' ? 5 : 40),
    volume_ml: isBox ? 3000 : volume_ml,
    pack: isBox ? 4 : volume_ml >= 1500 ? random.oneOf([3, 6]) : random.oneOf([6, 6, 12]),
    euros,
    farming: random.chance(0.35)
      ? random.oneOf([
          'organic',
          'organic',
          'in_conversion',
          'planned',
          'not_organic',
          'biodynamic',
        ] as const)
      : null,
    is_vegan: random.chance(0.2),
    closure: drink.kind === 'red' || random.chance(0.5) ? 'cork' : 'screw_cap',
    container: isBox
      ? 'bag_in_box'
      : drink.kind === 'beer' && random.chance(0.4)
        ? 'aluminium_can'
        : 'glass_bottle',
    grams: random.between(33, 90) * 10,
    months_in_oak: isOaked ? random.oneOf([6, 8, 12, 18, 24]) : 0,
    sugar: random.between(4, drink.kind === 'fortified' ? 900 : 90) / 10,
    stock: random.oneOf([1, 4, 12, 100]) * random.between(12, 300),
    gtin: gtin13(random),
    code: `${random.oneOf(['', 'A', 'W', 'V-'])}${random.between(1001, 98999)}`,
  }
}

function vintageOf(random: Random, { kind, vintages }: RealDrink): number | null {
  if (vintages.length === 0 || (kind === 'sparkling' && random.chance(0.6))) return null
  return random.oneOf(vintages)
}

/** Shares of a blend add up to 100; many lists name the varieties only. */
function sharesOf(random: Random, names: readonly string[]): Grapes {
  const varieties = names.slice(0, 4)
  if (varieties.length === 1 && random.chance(0.25))
    return varieties.map((variety) => ({ variety, share: 100 }))
  if (varieties.length < 2 || random.chance(0.5))
    return varieties.map((variety) => ({ variety, share: null }))
  let left = 100
  return varieties.map((variety, at) => {
    const most = left - 5 * (varieties.length - 1 - at)
    const share = at === varieties.length - 1 ? left : 5 * random.between(1, Math.floor(most / 5))
    left -= share
    return { variety, share }
  })
}

function gtin13(random: Random): string {
  const digits = Array.from({ length: 12 }, (_, at) => (at === 0 ? 3 : random.between(0, 9)))
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits.join('')}${(10 - (sum % 10)) % 10}`
}
