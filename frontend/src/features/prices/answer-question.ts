import type { MissingFigure, PriceLadder } from '#domain/prices/ladder.ts'
import {
  highestExWorks,
  ladderOfPrice,
  type OneMore,
  oneMoreMinor,
  type PricedPack,
} from '#domain/prices/price-line.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { type Money, toMinor } from '#domain/shared/money.ts'
import { amountOf, assumptionsOf, type PriceQuestion } from './price-question.ts'

export type PriceAnswer =
  | {
      readonly kind: 'ladder'
      readonly ladder: PriceLadder
      /** In the producer's currency: as typed, or the highest that keeps the limit. */
      readonly ex_works: Money
      readonly one_more: OneMore | null
      /** Whose figures count. */
      readonly day: CalendarDate
    }
  /** Not even a gift would keep the limit. */
  | { readonly kind: 'impossible' }
  | { readonly kind: 'missing'; readonly missing: readonly MissingFigure[] }
  /** A number that the question needs is not there yet. */
  | { readonly kind: 'incomplete' }

/** Computes the market's ladder, or finds the highest price with which the limit is kept. */
export function answerQuestion(question: PriceQuestion, today: CalendarDate): PriceAnswer {
  const { market, drink, direction, currency } = question
  const abv = amountOf(question.abv)
  const volume = amountOf(question.volume)
  const given = amountOf(direction === 'up' ? question.price : question.limit)
  if (abv === null || abv > 100 || volume === null || volume === 0 || given === null) {
    return { kind: 'incomplete' }
  }
  const pack: PricedPack = {
    market,
    currency,
    drink,
    abv,
    litres: volume / 1000,
    deposit_pack: question.deposit === '' ? null : question.deposit,
    packaging: question.packaging === '' ? null : question.packaging,
    assumptions: assumptionsOf(question),
    day: dayOf(question, today),
  }
  if (direction === 'up') return ladderAt(pack, toMinor(given, currency))
  const highest = highestExWorks(pack, given, question.limit_excluded === '')
  if (!highest.ok) return { kind: 'missing', missing: highest.missing }
  return highest.minor === null ? { kind: 'impossible' } : ladderAt(pack, highest.minor)
}

const ladderAt = (pack: PricedPack, minor: number): PriceAnswer => ({
  kind: 'ladder',
  ladder: ladderOfPrice(pack, minor),
  ex_works: { amount_minor: minor, currency: pack.currency },
  one_more: oneMoreMinor(pack, minor),
  day: pack.day,
})

export const dayOf = ({ day }: PriceQuestion, today: CalendarDate): CalendarDate =>
  day === '' ? today : day

/** What the reader would have to give for a whole answer. */
export const missingIn = (answer: PriceAnswer): readonly MissingFigure[] => {
  if (answer.kind === 'missing') return answer.missing
  return answer.kind === 'ladder' ? answer.ladder.missing : []
}
