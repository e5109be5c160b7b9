import type { Figure } from './figure.ts'
import type { PriceLadder, Step } from './ladder.ts'
import type { KnownFigure, ladderFigures } from './ladder-figures.ts'

/** NaN as the amount: it rests on a missing figure. */
export interface Rung extends Pick<Step, 'key'>, Partial<Pick<Step, 'percent' | 'figure'>> {
  readonly amount: number
}

interface BeforeTax {
  readonly rungs: readonly Rung[]
  readonly supplier_price: number
  /** Null: shelf prices end on any hundredth. */
  readonly price_step: Figure | null
  readonly packaging?: PriceLadder['packaging']
}

const orNull = (amount: number) => (Number.isNaN(amount) ? null : amount)

/** The one rounding of a ladder: to the nearest price that the market has, half a step upwards. */
function roundToStep(gross: number, step: Figure | null): number {
  const parts = 1 / (step?.value ?? 0.01)
  // binary fractions must not turn 99.5 into 99.49999...
  return Math.round(Math.round(gross * 1e6 * parts) / 1e6) / parts
}

/** From the price before VAT to the shelf: VAT, the one rounding, and the deposit beside it. */
export function finishLadder(
  { rungs, supplier_price, price_step, packaging = null }: BeforeTax,
  figures: ReturnType<typeof ladderFigures>,
): PriceLadder {
  const vat: KnownFigure = figures.set('vat')
  const deposit = figures.deposit()
  const net = rungs.reduce((sum, { amount }) => sum + amount, 0)
  const gross = net * (1 + vat.value / 100)
  const shelf_price = roundToStep(gross, price_step)
  const step = ({ key, amount, percent = null, figure = null }: Rung): Step => ({
    key,
    amount: orNull(amount),
    percent: percent === null ? null : orNull(percent),
    figure,
  })
  const rest: readonly Rung[] = [
    { key: 'vat', amount: gross - net, percent: vat.value, figure: vat.figure },
    { key: 'rounding', amount: shelf_price - gross, figure: price_step },
    { key: 'deposit', amount: deposit.value, figure: deposit.figure },
  ]
  return {
    steps: [...rungs, ...rest].map(step),
    supplier_price: orNull(supplier_price),
    shelf_price: orNull(shelf_price),
    deposit: orNull(deposit.value),
    missing: figures.missing,
    packaging,
  }
}
