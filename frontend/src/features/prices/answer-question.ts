import { convertMinor, exchangeRates } from '#domain/matching/exchange-rates.ts'
import type { MissingFigure, PriceLadder } from '#domain/prices/ladder.ts'
import { computeLadder, highestExWorks } from '#domain/prices/price-ladder.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { amountOf, assumptionsOf, type PriceQuestion } from './price-question.ts'

export type PriceAnswer =
  | {
      readonly kind: 'ladder'
      readonly ladder: PriceLadder
      readonly ex_works: number
      /** Whose figures count. */
      readonly day: CalendarDate
    }
  /** Not even a gift would keep the limit. */
  | { readonly kind: 'impossible' }
  | { readonly kind: 'missing'; readonly missing: readonly MissingFigure[] }
  /** A number that the question needs is not there yet. */
  | { readonly kind: 'incomplete' }

/** In the market's currency, and what it is in another at the reference rate. */
export const inCurrency = (amount: number, from: string, to: string): number | null =>
  convertMinor(amount, { from, to }, exchangeRates)

/** Computes the market's ladder, or finds the highest price with which the limit is kept. */
export function answerQuestion(question: PriceQuestion, today: CalendarDate): PriceAnswer {
  const { market, drink, direction } = question
  const abv = amountOf(question.abv)
  const volume = amountOf(question.volume)
  const given = amountOf(direction === 'up' ? question.price : question.limit)
  if (abv === null || abv > 100 || volume === null || volume === 0 || given === null) {
    return { kind: 'incomplete' }
  }
  const day = question.day === '' ? today : question.day
  const input = { drink, abv, litres: volume / 1000, assumptions: assumptionsOf(question), day }
  let ex_works: number
  if (direction === 'up') {
    const converted = inCurrency(given, question.currency, marketFacts[market].currency)
    if (converted === null) return { kind: 'incomplete' }
    ex_works = converted
  } else {
    const highest = highestExWorks(market, input, given)
    if (!highest.ok) return { kind: 'missing', missing: highest.missing }
    if (highest.minor === null) return { kind: 'impossible' }
    ex_works = highest.minor / 100
  }
  return { kind: 'ladder', ladder: computeLadder(market, { ...input, ex_works }), ex_works, day }
}

/** What the reader would have to give for a whole answer. */
export const missingIn = (answer: PriceAnswer): readonly MissingFigure[] => {
  if (answer.kind === 'missing') return answer.missing
  return answer.kind === 'ladder' ? answer.ladder.missing : []
}
