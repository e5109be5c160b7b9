import { type DepositPack, depositPacks } from '#domain/prices/deposit-row.ts'
import { type DrinkClass, drinkClasses } from '#domain/prices/duty-row.ts'
import { type AssumptionKey, type Assumptions, assumptionKeys } from '#domain/prices/ladder.ts'
import { type PackagingMaterial, packagingMaterials } from '#domain/prices/packaging.ts'
import { isPossible } from '#domain/prices/price-figures.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { calendarDateSchema } from '#domain/shared/calendar-date-schema.ts'
import { type Market, markets } from '#domain/shared/market.ts'
import { parseTyped } from '../../ui/typed-number.ts'

/** `up`: what does my price become on the shelf? `down`: how much may I ask under a limit? */
export const directions = ['up', 'down'] as const
export type Direction = (typeof directions)[number]

export const producerCurrencies = ['EUR', 'SEK', 'NOK'] as const

/** As typed; it lives in the address, so that a calculation can be shared. */
export interface PriceQuestion {
  readonly market: Market
  readonly drink: DrinkClass
  readonly direction: Direction
  readonly abv: string
  readonly volume: string
  /** The first day of sale; empty: today. */
  readonly day: CalendarDate | ''
  readonly price: string
  readonly currency: (typeof producerCurrencies)[number]
  readonly limit: string
  /** The limit itself is too much, as in "<300". */
  readonly limit_excluded: 'yes' | ''
  /** Empty: the pack is in no deposit system. */
  readonly deposit: DepositPack | ''
  /** What the container is taxed as; empty: not said. */
  readonly packaging: PackagingMaterial | ''
  readonly own: Partial<Readonly<Record<AssumptionKey, string>>>
}

const oneOf = <Value extends string>(
  values: readonly Value[],
  given: string | null,
  otherwise: Value,
): Value => values.find((value) => value === given) ?? otherwise

const drinkDefaults: Readonly<Record<DrinkClass, { abv: string; volume: string }>> = {
  wine: { abv: '13', volume: '750' },
  intermediate: { abv: '19', volume: '750' },
  fermented: { abv: '5', volume: '330' },
  beer: { abv: '5', volume: '330' },
  spirits: { abv: '40', volume: '700' },
}

export function parseQuestion(search: URLSearchParams): PriceQuestion {
  const drink = oneOf(drinkClasses, search.get('drink'), 'wine')
  const text = (key: string, otherwise = '') => (search.get(key) ?? otherwise).slice(0, 20)
  const own: Partial<Record<AssumptionKey, string>> = {}
  for (const key of assumptionKeys) {
    const given = text(key)
    if (given !== '') own[key] = given
  }
  return {
    market: oneOf(markets, search.get('market'), 'SE'),
    drink,
    direction: oneOf(directions, search.get('direction'), 'up'),
    abv: text('abv', drinkDefaults[drink].abv),
    volume: text('volume', drinkDefaults[drink].volume),
    day: calendarDateSchema.safeParse(search.get('day')).data ?? '',
    price: text('price'),
    currency: oneOf(producerCurrencies, search.get('currency'), 'EUR'),
    limit: text('limit'),
    limit_excluded: search.get('limit_excluded') === 'yes' ? 'yes' : '',
    deposit: depositPacks.find((pack) => pack === search.get('deposit')) ?? '',
    packaging: packagingMaterials.find((one) => one === search.get('packaging')) ?? '',
    own,
  }
}

export function questionSearch({ own, ...question }: PriceQuestion): URLSearchParams {
  const given = Object.entries({ ...question, ...own }).filter(([, value]) => value !== '')
  return new URLSearchParams(given)
}

/** A number that is one and not negative, else null. */
export function amountOf(typed: string): number | null {
  const value = parseTyped(typed)
  return value === null || Number.isNaN(value) || value < 0 ? null : value
}

/** The number of one figure; null: it cannot be one. */
export function figureOf(key: AssumptionKey, typed: string): number | null {
  const value = amountOf(typed)
  return value !== null && isPossible(key, value) ? value : null
}

export function assumptionsOf({ own }: PriceQuestion): Assumptions {
  const read: Partial<Record<AssumptionKey, number>> = {}
  for (const key of assumptionKeys) {
    const value = figureOf(key, own[key] ?? '')
    if (value !== null) read[key] = value
  }
  return read
}
