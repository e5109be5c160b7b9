import type { Market } from '../shared/market.ts'
import { alcoholDutyOf, dutyRowsOf } from './alcohol-duty.ts'
import { appliesToPack } from './deposit-row.ts'
import { type Figure, figureOn, lastBefore } from './figure.ts'
import { type AssumptionKey, type LadderInput, type MissingFigure, setAlikeKeys } from './ladder.ts'
import { marketFigures } from './market-figures.ts'

/** `value` is NaN where the figure is missing: so is then everything that rests on it. */
export interface KnownFigure {
  readonly value: number
  /** Null: given by the reader. */
  readonly figure: Figure | null
}

/** Reads the figures of a ladder for its day, and notes which are missing. */
export function ladderFigures(market: Market, input: LadderInput) {
  const { day, litres } = input
  const missing: MissingFigure[] = []
  const isMissing = (
    key: MissingFigure['key'],
    rows: readonly Figure[],
    reason: Exclude<MissingFigure['reason'], 'ended'>,
  ) => {
    const last = lastBefore(rows, day)
    missing.push(last === null ? { key, reason } : { key, reason: 'ended', last })
    return { value: Number.NaN, amount: Number.NaN, figure: null }
  }
  const rowsOf = (key: string) => marketFigures[market][key] ?? []
  return {
    missing,
    /** The reader's, else ours; of an offer the other way round where ours is of every pack. */
    assumed(
      key: AssumptionKey,
      rows: readonly Figure[] = rowsOf(key),
      reason: 'not_published' | 'small_pack' = 'not_published',
    ): KnownFigure {
      const figure = figureOn(rows, day)
      const isSet = input.isOffer === true && figure !== null && setAlikeKeys.includes(key)
      const own = isSet ? undefined : input.assumptions[key]
      // NaN: ours does not hold here, as the freight of a price that is not ex works
      if (own !== undefined)
        return Number.isNaN(own)
          ? isMissing(key, [], 'not_published')
          : { value: own, figure: null }
      return figure === null ? isMissing(key, rows, reason) : { value: figure.value, figure }
    },
    /** `row`: where it is one of several that stand under the key. */
    set(
      key: 'markup_percent' | 'markup_percent_above' | 'markup_per_litre' | 'vat' | 'packaging_tax',
      row: string = key,
    ): KnownFigure {
      const figure = figureOn(rowsOf(row), day)
      return figure === null
        ? isMissing(key, rowsOf(row), 'no_rate')
        : { value: figure.value, figure }
    },
    /** What a market has on some days only; null: nothing of the kind holds. */
    ifAny: (key: string): Figure | null => figureOn(rowsOf(key), day),
    duty: () =>
      alcoholDutyOf(market, input) ?? isMissing('duty', dutyRowsOf(market, input), 'no_rate'),
    deposit(): KnownFigure {
      const pack = input.deposit_pack ?? null
      if (pack === null) return { value: 0, figure: null }
      const rows = marketFigures[market].deposit.filter(appliesToPack(pack, litres))
      const figure = figureOn(rows, day)
      return figure === null
        ? isMissing('deposit', rows, 'no_rate')
        : { value: figure.value, figure }
    },
  }
}
