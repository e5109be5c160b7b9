import { alcoholDutyOf } from '../alcohol-duty.ts'
import { outdated, published } from '../dated-figure.ts'
import { assumptionReader } from '../known-figure.ts'
import type { LadderInput, LadderResult } from '../ladder.ts'
import { step } from '../step.ts'

const prices = 'https://www.vinmonopolet.no/priser-og-avgifter'
/** The last readable version; it lowers the margin of expensive products by an amount not found. */
const marginPerLitre = outdated(9.54, '2021', prices)
const marginPercent = outdated(22, '2021', prices)
const vat = published(25, '2025', 'Stortingets vedtak om merverdiavgift 2025, § 2')
/** The basic tax of a single-use pack; an environmental tax comes on top unless nearly all are returned. */
const packagingTax = published(
  1.42,
  '2025',
  'https://www.skatteetaten.no/en/business-and-organisation/vat-and-duties/excise-duties/about-the-excise-duties/beverage-packaging/',
)

/** `shelf = (purchase * 1.22 + 9.54 * l + tax + packaging) * 1.25`. What importers take is not published. */
export function norwegianLadder(input: LadderInput): LadderResult {
  const { litres, ex_works } = input
  const { read, missing } = assumptionReader(input.assumptions)
  const freight = read('freight', null)
  const margin = read('importer_margin_percent', null)
  const packaging = read('packaging_tax', packagingTax)
  const duty = alcoholDutyOf('NO', input, litres)
  if (duty === null) return { ok: false, missing: [...missing, 'duty'] }
  if (missing.length > 0) return { ok: false, missing }
  const landed = ex_works + freight.value
  const supplier_price = landed / (1 - margin.value / 100)
  const perLitre = marginPerLitre.value * litres
  const share = (supplier_price * marginPercent.value) / 100
  const net = supplier_price + perLitre + share + duty.amount + packaging.value
  const gross = net * (1 + vat.value / 100)
  const shelf_price = Math.round(gross * 100) / 100
  const deposit = input.assumptions.deposit ?? 0
  const steps = [
    step('ex_works', ex_works),
    step('freight', freight.value),
    step('importer_margin', supplier_price - landed, { percent: margin.value }),
    step('markup_per_litre', perLitre, { figure: marginPerLitre }),
    step('markup_percent', share, { percent: marginPercent.value, figure: marginPercent }),
    step('duty', duty.amount, { figure: duty.rate.figure }),
    step('packaging_tax', packaging.value, { figure: packaging.figure }),
    step('vat', gross - net, { percent: vat.value, figure: vat }),
    step('rounding', shelf_price - gross),
    step('deposit', deposit),
  ]
  return { ok: true, ladder: { supplier_price, shelf_price, deposit, steps } }
}
