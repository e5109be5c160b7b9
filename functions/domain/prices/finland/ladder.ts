import { finishLadder, type Rung } from '../finish-ladder.ts'
import type { LadderInput, PriceLadder } from '../ladder.ts'
import { ladderFigures } from '../ladder-figures.ts'

/**
 * `shelf = (purchase + warehouse * l + margin + duty + 0.51 * l) * 1.255`. Alko's coefficients per product
 * group were not found: its margin, per cent of the price before VAT, is the reader's to give.
 */
export function finnishLadder(input: LadderInput): PriceLadder {
  const { litres, ex_works } = input
  const figures = ladderFigures('FI', input)
  const freight = figures.assumed('freight')
  const margin = figures.assumed('importer_margin_percent')
  const fee = figures.assumed('monopoly_warehouse_per_litre')
  const monopoly = figures.assumed('monopoly_margin_percent')
  const duty = figures.duty()
  const landed = ex_works + freight.value
  const supplier_price = landed / (1 - margin.value / 100)
  const warehouse = fee.value * litres
  const container = containerRungs(input, figures)
  const cost = [...container, duty].reduce(
    (sum, { amount }) => sum + amount,
    supplier_price + warehouse,
  )
  const rungs: readonly Rung[] = [
    { key: 'ex_works', amount: ex_works },
    { key: 'freight', amount: freight.value, figure: freight.figure },
    { key: 'importer_margin', amount: supplier_price - landed, percent: margin.value },
    { key: 'monopoly_warehouse', amount: warehouse, figure: fee.figure },
    {
      key: 'monopoly_margin',
      amount: cost / (1 - monopoly.value / 100) - cost,
      percent: monopoly.value,
    },
    { key: 'duty', amount: duty.amount, figure: duty.figure },
    ...container,
  ]
  return finishLadder({ rungs, supplier_price, price_step: null }, figures)
}

/** A pack in the deposit system pays no duty on its container. */
function containerRungs(
  { litres, deposit_pack = null }: LadderInput,
  figures: ReturnType<typeof ladderFigures>,
): readonly Rung[] {
  if (deposit_pack !== null) return []
  const { value, figure } = figures.assumed('container_duty_per_litre')
  return [{ key: 'container_duty', amount: value * litres, figure }]
}
