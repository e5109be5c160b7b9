import type { Figure, Publication } from '../figure.ts'
import { finishLadder } from '../finish-ladder.ts'
import type { LadderInput, PriceLadder } from '../ladder.ts'
import { ladderFigures } from '../ladder-figures.ts'

/** The model of 2017 to about 2022, whose own example closes with the duty of those years. */
const olderModel: Publication = {
  from: '2017-01-01',
  until: '2022-12-31',
  status: 'undated',
  source: {
    title: 'Systembolaget: pricing model (older page)',
    url: 'https://www.omsystembolaget.se/english/our-way-of-working/pricing-model/',
  },
}
/** Its example closes with the duty of 2023. */
const model: Publication = {
  from: '2023-01-01',
  until: null,
  status: 'undated',
  source: {
    title: 'Systembolaget: pricing model',
    url: 'https://omsystembolaget.se/english/producers/pricing-model',
  },
}
/** One private calculation. */
const quercia: Publication = {
  from: '2024-01-01',
  until: null,
  status: 'estimate',
  source: {
    title: 'Quercia: vinpriset 2024',
    url: 'https://www.querciainterior.se/vinpriset-2024/',
  },
}

/** SEK per bottle of 0.75 l; the middle of low and high. */
const bottleCosts = { freight: 4, warehouse: 3, inland_transport: 3, packaging_fee: 0.4 }
const costKeys = ['freight', 'warehouse', 'inland_transport', 'packaging_fee'] as const
const costOf = (key: (typeof costKeys)[number], litres: number): readonly Figure[] => [
  { ...quercia, value: (bottleCosts[key] * litres) / 0.75, unit: 'pack' },
]

/** Of the net price to Systembolaget. */
const importerMargin: readonly Figure[] = [{ ...quercia, value: 20, unit: 'percent' }]
const markupPercent: readonly Figure[] = [
  { ...olderModel, value: 17.5, unit: 'percent' },
  { ...model, value: 14.7, unit: 'percent' },
]
/** The estimate closes the example of the model, so it counts from the same day. */
const wineMarkup: readonly Figure[] = [
  { ...olderModel, value: 5.21, unit: 'pack' },
  { ...quercia, from: model.from, value: 5.4, unit: 'pack' },
]
/** Litres below which Systembolaget takes less per pack; how much was not found. */
const smallPack = 0.5
/** Both pages say that VAT is a fifth of the shelf price. */
const vat: readonly Figure[] = [{ ...model, from: null, value: 25, unit: 'percent' }]

/**
 * `shelf = round((supplier * 1.147 + fixed + duty) * 1.25)`. The importer's margin is a share of the
 * supplier price, so what was paid is divided by the rest. Wine and spirits are priced in whole kronor
 * (BKWine 2014); of other drinks no such rule is known.
 */
export function swedishLadder(input: LadderInput): PriceLadder {
  const { drink, litres, ex_works, assumptions } = input
  const figures = ladderFigures('SE', input)
  const costs = costKeys.map((key) => {
    const { value: amount, figure } = figures.assumed(key, costOf(key, litres))
    return { key, amount, figure }
  })
  const margin = figures.assumed('importer_margin_percent', importerMargin)
  const markup = figures.set('markup_percent', markupPercent)
  const isWine = drink === 'wine' || drink === 'intermediate'
  const fixed =
    isWine && litres < smallPack
      ? figures.assumed('markup_fixed', [], 'small_pack')
      : figures.assumed('markup_fixed', isWine ? wineMarkup : [])
  const duty = figures.duty()
  const landed = costs.reduce((sum, { amount }) => sum + amount, ex_works)
  const supplier_price = landed / (1 - margin.value / 100)
  return finishLadder({
    rungs: [
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
    ],
    supplier_price,
    vat: figures.set('vat', vat),
    parts: drink === 'beer' || drink === 'fermented' ? 100 : 1,
    deposit: assumptions.deposit ?? 0,
    missing: figures.missing,
  })
}
