import type { MissingFigure, PriceLadder, Step } from './ladder.ts'
import type { KnownFigure } from './ladder-figures.ts'

/** NaN as the amount: it rests on a missing figure. */
export interface Rung extends Pick<Step, 'key'>, Partial<Pick<Step, 'percent' | 'figure'>> {
  readonly amount: number
}

interface BeforeTax {
  readonly rungs: readonly Rung[]
  readonly supplier_price: number
  readonly vat: KnownFigure
  /** The smallest coin of a shelf price, in parts of the currency's unit: 100 for 0.01. */
  readonly parts: number
  readonly deposit: number
  readonly missing: readonly MissingFigure[]
}

const orNull = (amount: number) => (Number.isNaN(amount) ? null : amount)

/** From the price before VAT to the shelf: VAT, the one rounding, and the deposit beside it. */
export function finishLadder(below: BeforeTax): PriceLadder {
  const { rungs, supplier_price, vat, parts, deposit, missing } = below
  const net = rungs.reduce((sum, { amount }) => sum + amount, 0)
  const gross = net * (1 + vat.value / 100)
  // binary fractions must not turn 99.5 into 99.49999...
  const shelf_price = Math.round(Math.round(gross * 1e6 * parts) / 1e6) / parts
  const step = ({ key, amount, percent = null, figure = null }: Rung): Step => ({
    key,
    amount: orNull(amount),
    percent: percent === null ? null : orNull(percent),
    figure,
  })
  const rest: readonly Rung[] = [
    { key: 'vat', amount: gross - net, percent: vat.value, figure: vat.figure },
    { key: 'rounding', amount: shelf_price - gross },
    { key: 'deposit', amount: deposit },
  ]
  return {
    steps: [...rungs, ...rest].map(step),
    supplier_price: orNull(supplier_price),
    shelf_price: orNull(shelf_price),
    deposit,
    missing,
  }
}
