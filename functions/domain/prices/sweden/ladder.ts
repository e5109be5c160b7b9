import { alcoholDutyOf } from '../alcohol-duty.ts'
import { type DatedFigure, estimate, published } from '../dated-figure.ts'
import { assumptionReader } from '../known-figure.ts'
import type { LadderInput, LadderResult } from '../ladder.ts'
import { step } from '../step.ts'

const quercia = 'https://www.querciainterior.se/vinpriset-2024/'
const model = 'https://omsystembolaget.se/english/producers/pricing-model'

/** Estimates of one private calculation, SEK per bottle of 0.75 l; the middle of low and high. */
const bottleCosts = {
  freight: estimate(4, '2024', quercia),
  warehouse: estimate(3, '2024', quercia),
  inland_transport: estimate(3, '2024', quercia),
  packaging_fee: estimate(0.4, '2024', quercia),
}
const costKeys = ['freight', 'warehouse', 'inland_transport', 'packaging_fee'] as const
/** Per cent of the net price to Systembolaget. */
const importerMargin = estimate(20, '2024', quercia)

const markupPercent = published(14.7, '2024', model)
/** SEK per wine pack; that of other drinks was not found. */
const fixedWineMarkup = estimate(5.4, '2024', quercia)
const vat = published(25, '2025', model)

const forLitres = (figure: DatedFigure, litres: number): DatedFigure => ({
  ...figure,
  value: (figure.value * litres) / 0.75,
})

/** Wine and spirits are priced in whole kronor (BKWine 2014); of other drinks no such rule is known. */
function roundShelfPrice(gross: number, drink: LadderInput['drink']): number {
  const unit = drink === 'beer' || drink === 'fermented' ? 100 : 1
  // binary fractions must not turn 99.5 into 99.49999...
  return Math.round(Math.round(gross * 1e6 * unit) / 1e6) / unit
}

/**
 * `shelf = round((supplier * 1.147 + fixed + duty) * 1.25)`. The importer's margin is a share of the
 * supplier price, so what was paid is divided by the rest.
 */
export function swedishLadder(input: LadderInput): LadderResult {
  const { drink, litres, ex_works } = input
  const { read, missing } = assumptionReader(input.assumptions)
  const costs = costKeys.map((key) => ({ key, ...read(key, forLitres(bottleCosts[key], litres)) }))
  const margin = read('importer_margin_percent', importerMargin)
  const isWine = drink === 'wine' || drink === 'intermediate'
  const fixed = read('markup_fixed', isWine ? fixedWineMarkup : null)
  const duty = alcoholDutyOf('SE', input, litres)
  if (duty === null) return { ok: false, missing: [...missing, 'duty'] }
  if (missing.length > 0) return { ok: false, missing }
  const landed = costs.reduce((sum, { value }) => sum + value, ex_works)
  const supplier_price = landed / (1 - margin.value / 100)
  const share = (supplier_price * markupPercent.value) / 100
  const net = supplier_price + share + fixed.value + duty.amount
  const gross = net * (1 + vat.value / 100)
  const shelf_price = roundShelfPrice(gross, drink)
  const deposit = input.assumptions.deposit ?? 0
  const steps = [
    step('ex_works', ex_works),
    ...costs.map(({ key, value, figure }) => step(key, value, { figure })),
    step('importer_margin', supplier_price - landed, {
      percent: margin.value,
      figure: margin.figure,
    }),
    step('markup_percent', share, { percent: markupPercent.value, figure: markupPercent }),
    step('markup_fixed', fixed.value, { figure: fixed.figure }),
    step('duty', duty.amount, { figure: duty.rate.figure }),
    step('vat', gross - net, { percent: vat.value, figure: vat }),
    step('rounding', shelf_price - gross),
    step('deposit', deposit),
  ]
  return { ok: true, ladder: { supplier_price, shelf_price, deposit, steps } }
}
