import type { DatedFigure } from './dated-figure.ts'

/** As the duty laws divide drinks; `intermediate`: fortified wine, `fermented`: cider and the like. */
export const drinkClasses = ['wine', 'intermediate', 'fermented', 'beer', 'spirits'] as const
export type DrinkClass = (typeof drinkClasses)[number]

export interface TaxedDrink {
  readonly drink: DrinkClass
  /** Percent by volume. */
  readonly abv: number
}

/** A rate, and what it is counted by: litres of the drink, or vol-% times litres. */
export interface DutyRate {
  readonly figure: DatedFigure
  readonly per: 'litre' | 'abv_litre'
}

/** The first band that the strength does not exceed. */
export function inBand(
  abv: number,
  per: DutyRate['per'],
  bands: readonly (readonly [upTo: number, figure: DatedFigure])[],
): DutyRate | null {
  const band = bands.find(([upTo]) => abv <= upTo)
  return band === undefined ? null : { figure: band[1], per }
}
