import type { Figure } from '../figure.ts'
import { finishLadder } from '../finish-ladder.ts'
import type { LadderInput, PriceLadder } from '../ladder.ts'
import { ladderFigures } from '../ladder-figures.ts'

/** EUR per litre for 4,000 to 24,999 units a year; other quantities have other fees. */
const warehouseFee: readonly Figure[] = [
  {
    from: '2022-09-27',
    until: null,
    status: 'published',
    source: {
      title: 'Alko: central warehouse fees',
      url: 'https://www.alko.fi/alko-oy/tavarantoimittajille/hinnat/keskusvarasto-ja-myymalajakelukustannukset',
    },
    value: 0.67,
    unit: 'litre',
  },
]
/** None for packs in a deposit system, refilled packs and liquid cartons. */
const containerDuty: readonly Figure[] = [
  {
    from: null,
    until: null,
    status: 'undated',
    source: {
      title: 'Vero: excise duty on beverage containers',
      url: 'https://vero.fi/en/businesses-and-corporations/taxes-and-charges/excise-taxation/excise-duty-on-beverage-containers',
    },
    value: 0.51,
    unit: 'litre',
  },
]
const marosa = {
  title: 'Marosa: Finland raises the standard VAT rate to 25.5 %',
  url: 'https://marosavat.com/finland-raises-standard-vat-rate-to-25-5/',
}
/** Exported for the tax shares that the press published. */
export const finnishVat: readonly Figure[] = [
  {
    from: null,
    until: '2024-08-31',
    status: 'published',
    source: marosa,
    value: 24,
    unit: 'percent',
  },
  {
    from: '2024-09-01',
    until: null,
    status: 'published',
    source: marosa,
    value: 25.5,
    unit: 'percent',
  },
]

/**
 * `shelf = (purchase + warehouse * l + margin + duty + 0.51 * l) * 1.255`. Alko's coefficients per product
 * group were not found: its margin, per cent of the price before VAT, is the reader's to give.
 */
export function finnishLadder(input: LadderInput): PriceLadder {
  const { litres, ex_works, assumptions } = input
  const figures = ladderFigures('FI', input)
  const freight = figures.assumed('freight')
  const margin = figures.assumed('importer_margin_percent')
  const fee = figures.assumed('monopoly_warehouse_per_litre', warehouseFee)
  const monopoly = figures.assumed('monopoly_margin_percent')
  const container = figures.assumed('container_duty_per_litre', containerDuty)
  const duty = figures.duty()
  const landed = ex_works + freight.value
  const supplier_price = landed / (1 - margin.value / 100)
  const warehouse = fee.value * litres
  const onContainer = container.value * litres
  const cost = supplier_price + warehouse + duty.amount + onContainer
  return finishLadder({
    rungs: [
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
      { key: 'container_duty', amount: onContainer, figure: container.figure },
    ],
    supplier_price,
    vat: figures.set('vat', finnishVat),
    parts: 100,
    deposit: assumptions.deposit ?? 0,
    missing: figures.missing,
  })
}
