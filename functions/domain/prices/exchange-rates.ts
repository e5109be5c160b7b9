import type { CalendarDate } from '../shared/calendar-date.ts'
import type { Currency } from '../shared/money.ts'
import { type Figure, figureOn, lastBefore, type Publication } from './figure.ts'
import type { MissingFigure } from './ladder.ts'

/** Units of the currency for one euro. */
export interface ExchangeRate extends Figure {
  readonly unit: 'per_euro'
}

/** By currency; only those with two decimals, so that minor units convert by the rate alone. */
export type ExchangeRates = Readonly<Record<Currency, readonly ExchangeRate[]>>

const ecb: Publication = {
  from: '2025-06-30',
  until: null,
  status: 'published',
  source: {
    title: 'European Central Bank: euro reference rates',
    url: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
  },
}

/** A reference rate holds until a later one is entered. */
export const exchangeRates: ExchangeRates = {
  SEK: [{ ...ecb, unit: 'per_euro', value: 11.1465 }],
  NOK: [{ ...ecb, unit: 'per_euro', value: 11.8345 }],
}

interface Conversion {
  readonly from: Currency
  readonly to: Currency
  /** Whose rates count. */
  readonly day: CalendarDate
}

const perEuroOn = (currency: Currency, day: CalendarDate, rates: ExchangeRates) =>
  currency === 'EUR' ? 1 : (figureOn(rates[currency] ?? [], day)?.value ?? null)

/** An amount in another currency, not rounded; null when no rate is known for the day. */
export function convertAmount(
  amount: number,
  { from, to, day }: Conversion,
  rates: ExchangeRates = exchangeRates,
): number | null {
  if (from === to) return amount
  const sold = perEuroOn(from, day, rates)
  const bought = perEuroOn(to, day, rates)
  return sold === null || bought === null ? null : (amount * bought) / sold
}

/** Which rate keeps an amount from being converted: of two currencies the one whose own is not known. */
export function missingRate(
  { from, to, day }: Conversion,
  rates: ExchangeRates = exchangeRates,
): MissingFigure {
  const currency = perEuroOn(from, day, rates) === null ? from : to
  const last = lastBefore(rates[currency] ?? [], day)
  const key = 'exchange_rate'
  return last === null ? { key, reason: 'no_rate' } : { key, reason: 'ended', last }
}

/** The rates of a day between two currencies; the euro needs none. */
export const ratesBetween = ({ from, to, day }: Conversion) =>
  from === to
    ? []
    : [from, to].flatMap((currency) => {
        const figure = figureOn(exchangeRates[currency] ?? [], day)
        return figure === null ? [] : [{ currency, figure }]
      })
