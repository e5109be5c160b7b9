import { finishLadder, type Rung } from '../finish-ladder.ts'
import type { LadderInput, PriceLadder } from '../ladder.ts'
import { ladderFigures } from '../ladder-figures.ts'
import { packagingTax } from './packaging-tax.ts'

/**
 * What Vinmonopolet adds: so much per litre, a share of the purchase price and half that share of what
 * is above the threshold, kept between the lowest and the highest margin.
 */
function marginRungs(
  litres: number,
  purchase: number,
  figures: ReturnType<typeof ladderFigures>,
): readonly Rung[] {
  const perLitre = figures.set('markup_per_litre')
  const percent = figures.set('markup_percent')
  // one says nothing without the other: where either is missing the margin is not known
  const isHalved =
    figures.ifAny('markup_threshold') !== null || figures.ifAny('markup_percent_above') !== null
  const threshold = isHalved ? figures.set('markup_percent_above', 'markup_threshold') : null
  const below = Math.min(purchase, threshold?.value ?? purchase)
  const rungs: Rung[] = [
    { key: 'markup_per_litre', amount: perLitre.value * litres, figure: perLitre.figure },
    {
      key: 'markup_percent',
      amount: (below * percent.value) / 100,
      percent: percent.value,
      figure: percent.figure,
    },
  ]
  if (purchase > below) {
    const { value, figure } = figures.set('markup_percent_above')
    const amount = ((purchase - below) * value) / 100
    rungs.push({ key: 'markup_percent_above', amount, percent: value, figure })
  }
  const margin = rungs.reduce((sum, { amount }) => sum + amount, 0)
  const [lowest, highest] = [figures.ifAny('markup_lowest'), figures.ifAny('markup_highest')]
  const limit =
    lowest !== null && margin < lowest.value
      ? lowest
      : highest !== null && margin > highest.value
        ? highest
        : null
  if (limit !== null)
    rungs.push({ key: 'markup_limit', amount: limit.value - margin, figure: limit })
  return rungs
}

/** `shelf = (purchase + margin + tax + packaging) * 1.25`. What importers take is not published. */
export function norwegianLadder(input: LadderInput): PriceLadder {
  const { ex_works, litres } = input
  const figures = ladderFigures('NO', input)
  const freight = figures.assumed('freight')
  const margin = figures.assumed('importer_margin_percent')
  const { rungs: packagingRungs, packaging } = packagingTax(input, figures)
  const duty = figures.duty()
  const landed = ex_works + freight.value
  const supplier_price = landed / (1 - margin.value / 100)
  const rungs: readonly Rung[] = [
    { key: 'ex_works', amount: ex_works },
    { key: 'freight', amount: freight.value, figure: freight.figure },
    { key: 'importer_margin', amount: supplier_price - landed, percent: margin.value },
    ...marginRungs(litres, supplier_price, figures),
    { key: 'duty', amount: duty.amount, figure: duty.figure },
    ...packagingRungs,
  ]
  return finishLadder({ rungs, supplier_price, price_step: null, packaging }, figures)
}
