import { type Figure, figureOn, type Publication, yearOf } from '../figure.ts'
import { finishLadder, type Rung } from '../finish-ladder.ts'
import type { LadderInput, PriceLadder } from '../ladder.ts'
import { ladderFigures } from '../ladder-figures.ts'
import { vinmonopoletModel2026 } from './vinmonopolet-model-2026.ts'

/** The last version of the page that could be read; it lowers the margin of expensive products by an amount not found. */
const prices2021: Publication = {
  ...yearOf(2021),
  status: 'published',
  source: {
    title: 'Vinmonopolet: priser og avgifter',
    url: 'https://www.vinmonopolet.no/priser-og-avgifter',
  },
}
const markupPerLitre: readonly Figure[] = [
  { ...prices2021, value: 9.54, unit: 'litre' },
  { ...vinmonopoletModel2026, value: 10.82, unit: 'litre' },
]
const markupPercent: readonly Figure[] = [
  { ...prices2021, value: 22, unit: 'percent' },
  { ...vinmonopoletModel2026, value: 21, unit: 'percent' },
]
/** The purchase price of a pack above which the part above it bears half the percentage. */
const knee: readonly Figure[] = [{ ...vinmonopoletModel2026, value: 133.7, unit: 'pack' }]
const markupPercentAbove: readonly Figure[] = [
  { ...vinmonopoletModel2026, value: 10.5, unit: 'percent' },
]
const lowestMargin: readonly Figure[] = [{ ...vinmonopoletModel2026, value: 4, unit: 'pack' }]
const highestMargin: readonly Figure[] = [{ ...vinmonopoletModel2026, value: 250, unit: 'pack' }]

/** Of a glass bottle: the basic tax; an environmental tax comes on top unless nearly all are returned. */
const packagingTax: readonly Figure[] = [
  {
    ...yearOf(2025),
    status: 'published',
    source: {
      title: 'Skatteetaten: beverage packaging',
      url: 'https://www.skatteetaten.no/en/business-and-organisation/vat-and-duties/excise-duties/about-the-excise-duties/beverage-packaging/',
    },
    value: 1.42,
    unit: 'pack',
  },
  { ...vinmonopoletModel2026, value: 1.45, unit: 'pack' },
]
const vat: readonly Figure[] = [
  {
    ...yearOf(2025),
    status: 'published',
    source: { title: 'Stortingets vedtak om merverdiavgift 2025, § 2', url: null },
    value: 25,
    unit: 'percent',
  },
  { ...vinmonopoletModel2026, value: 25, unit: 'percent' },
]

/**
 * What Vinmonopolet adds: so much per litre, a share of the purchase price and half that share of what
 * is above the knee, kept between the lowest and the highest margin.
 */
function marginRungs(
  { litres, day }: LadderInput,
  purchase: number,
  figures: ReturnType<typeof ladderFigures>,
): readonly Rung[] {
  const perLitre = figures.set('markup_per_litre', markupPerLitre)
  const percent = figures.set('markup_percent', markupPercent)
  const bend = figureOn(knee, day)
  const halved = figureOn(markupPercentAbove, day)
  const below = Math.min(purchase, bend?.value ?? purchase)
  const rungs: Rung[] = [
    { key: 'markup_per_litre', amount: perLitre.value * litres, figure: perLitre.figure },
    {
      key: 'markup_percent',
      amount: (below * percent.value) / 100,
      percent: percent.value,
      figure: percent.figure,
    },
  ]
  if (halved !== null && purchase > below) {
    const amount = ((purchase - below) * halved.value) / 100
    rungs.push({ key: 'markup_percent_above', amount, percent: halved.value, figure: bend })
  }
  const margin = rungs.reduce((sum, { amount }) => sum + amount, 0)
  const [lowest, highest] = [figureOn(lowestMargin, day), figureOn(highestMargin, day)]
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
  const { ex_works, assumptions } = input
  const figures = ladderFigures('NO', input)
  const freight = figures.assumed('freight')
  const margin = figures.assumed('importer_margin_percent')
  const packaging = figures.assumed('packaging_tax', packagingTax)
  const duty = figures.duty()
  const landed = ex_works + freight.value
  const supplier_price = landed / (1 - margin.value / 100)
  return finishLadder({
    rungs: [
      { key: 'ex_works', amount: ex_works },
      { key: 'freight', amount: freight.value, figure: freight.figure },
      { key: 'importer_margin', amount: supplier_price - landed, percent: margin.value },
      ...marginRungs(input, supplier_price, figures),
      { key: 'duty', amount: duty.amount, figure: duty.figure },
      { key: 'packaging_tax', amount: packaging.value, figure: packaging.figure },
    ],
    supplier_price,
    vat: figures.set('vat', vat),
    parts: 100,
    deposit: assumptions.deposit ?? 0,
    missing: figures.missing,
  })
}
