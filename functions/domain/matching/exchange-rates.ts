import type { CalendarDate } from '../shared/calendar-date.ts'
import type { Currency } from '../shared/money.ts'

/** Reference rates of one day: units of the currency for one euro. */
export interface ExchangeRates {
  readonly as_of: CalendarDate
  readonly source: string
  /** Only currencies with two decimals, so that minor units convert by the rate alone. */
  readonly per_euro: Readonly<Record<Currency, number>>
}

export const exchangeRates: ExchangeRates = {
  as_of: '2025-06-30',
  source:
    'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
  per_euro: { EUR: 1, SEK: 11.1465, NOK: 11.8345 },
}

/** Minor units of another currency, not rounded; null when the day's table lacks a rate. */
export function convertMinor(
  amount_minor: number,
  currencies: { readonly from: Currency; readonly to: Currency },
  rates: ExchangeRates,
): number | null {
  if (currencies.from === currencies.to) return amount_minor
  const from = rates.per_euro[currencies.from]
  const to = rates.per_euro[currencies.to]
  return from === undefined || to === undefined ? null : (amount_minor * to) / from
}
