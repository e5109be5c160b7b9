import type { Figure, FigureUnit, Publication } from './figure.ts'

/** As the duty laws divide drinks; `intermediate`: fortified wine, `fermented`: cider and the like. */
export const drinkClasses = ['wine', 'intermediate', 'fermented', 'beer', 'spirits'] as const
export type DrinkClass = (typeof drinkClasses)[number]

export interface TaxedDrink {
  readonly drink: DrinkClass
  /** Percent by volume. */
  readonly abv: number
}

/** A rate for drinks stronger than `above` and not stronger than `up_to`, in percent by volume. */
export interface DutyRow extends Figure {
  readonly unit: Extract<FigureUnit, 'litre' | 'abv_litre'>
  readonly drinks: readonly DrinkClass[]
  readonly above: number
  readonly up_to: number
}

/** The rows of one publication for some drinks: bands that follow each other from `above` upwards. */
export function dutyBands(
  publication: Publication,
  { drinks, unit, above = 0 }: Pick<DutyRow, 'drinks' | 'unit'> & { readonly above?: number },
  bands: readonly (readonly [up_to: number, value: number])[],
): DutyRow[] {
  return bands.map(([up_to, value], index) => ({
    ...publication,
    drinks,
    unit,
    value,
    above: bands[index - 1]?.[0] ?? above,
    up_to,
  }))
}

export const appliesTo =
  ({ drink, abv }: TaxedDrink) =>
  ({ drinks, above, up_to }: DutyRow): boolean =>
    // what has no alcohol is in the lowest band
    drinks.includes(drink) && (abv > above || (abv === 0 && above === 0)) && abv <= up_to
