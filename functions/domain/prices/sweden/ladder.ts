import { finishLadder } from '../finish-ladder.ts'
import type { LadderInput, PriceLadder } from '../ladder.ts'
import { ladderFigures } from '../ladder-figures.ts'
import { swedishFigures } from './figures.ts'

/** What the importer pays per pack; its figures are of a bottle of 0.75 l. */
const costKeys = ['freight', 'warehouse', 'inland_transport', 'packaging_fee'] as const
const ofPack = (key: (typeof costKeys)[number], litres: number) =>
  swedishFigures[key].map((row) => ({ ...row, value: (row.value * litres) / 0.75 }))

/** Litres below which Systembolaget takes less per wine pack; how much was not found. */
const smallPack = 0.5

/**
 * `shelf = round((supplier * 1.147 + fixed + duty) * 1.25)`. The importer's margin is a share of the
 * supplier price, so what was paid is divided by the rest. Wine and spirits are priced in whole kronor;
 * of other drinks no such rule is known.
 */
export function swedishLadder(input: LadderInput): PriceLadder {
  const { drink, litres, ex_works } = input
  const figures = ladderFigures('SE', input)
  const costs = costKeys.map((key) => {
    const { value: amount, figure } = figures.assumed(key, ofPack(key, litres))
    return { key, amount, figure }
  })
  const margin = figures.assumed('importer_margin_percent')
  const markup = figures.set('markup_percent')
  const isWine = drink === 'wine' || drink === 'intermediate'
  const isSmallWine = isWine && litres < smallPack
  const fixed = figures.assumed(
    'markup_fixed',
    isWine && !isSmallWine ? swedishFigures.markup_fixed : [],
    isSmallWine ? 'small_pack' : 'not_published',
  )
  const duty = figures.duty()
  const landed = costs.reduce((sum, { amount }) => sum + amount, ex_works)
  const supplier_price = landed / (1 - margin.value / 100)
  const rungs = [
    { key: 'ex_works', amount: ex_works },
    ...costs,
    {
      key: 'importer_margin',
      amount: supplier_price - landed,
      percent: margin.value,
      figure: margin.figure,
    },
    {
      key: 'markup_percent',
      amount: (supplier_price * markup.value) / 100,
      percent: markup.value,
      figure: markup.figure,
    },
    { key: 'markup_fixed', amount: fixed.value, figure: fixed.figure },
    { key: 'duty', amount: duty.amount, figure: duty.figure },
  ] as const
  const price_step = isWine || drink === 'spirits' ? figures.ifAny('price_step') : null
  return finishLadder({ rungs, supplier_price, price_step }, figures)
}
