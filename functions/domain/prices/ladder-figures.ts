import type { Market } from '../shared/market.ts'
import { alcoholDutyOf } from './alcohol-duty.ts'
import { type Figure, figureOn, type OnDay } from './figure.ts'
import type { AssumptionKey, LadderInput, MissingFigure, SetKey } from './ladder.ts'

/** `value` is NaN where the figure is missing: so is then everything that rests on it. */
export interface KnownFigure {
  readonly value: number
  /** Null: given by the reader. */
  readonly figure: OnDay<Figure> | null
}

/** Reads the figures of a ladder for its day, and notes which are missing. */
export function ladderFigures(market: Market, input: LadderInput) {
  const missing: MissingFigure[] = []
  const isMissing = (
    key: MissingFigure['key'],
    reason: MissingFigure['reason'],
  ): KnownFigure & { amount: number } => {
    missing.push({ key, reason })
    return { value: Number.NaN, amount: Number.NaN, figure: null }
  }
  return {
    missing,
    /** The reader's, else ours. */
    assumed(
      key: AssumptionKey,
      rows: readonly Figure[] = [],
      reason: MissingFigure['reason'] = 'not_published',
    ): KnownFigure {
      const own = input.assumptions[key]
      if (own !== undefined) return { value: own, figure: null }
      const figure = figureOn(rows, input.day)
      return figure === null ? isMissing(key, reason) : { value: figure.value, figure }
    },
    set(key: SetKey, rows: readonly Figure[]): KnownFigure {
      const figure = figureOn(rows, input.day)
      return figure === null ? isMissing(key, 'no_rate') : { value: figure.value, figure }
    },
    duty: () => alcoholDutyOf(market, input) ?? isMissing('duty', 'no_rate'),
  }
}
