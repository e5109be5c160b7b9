import { alcoholDutyOf } from '../alcohol-duty.ts'
import { published } from '../dated-figure.ts'
import { assumptionReader } from '../known-figure.ts'
import type { LadderInput, LadderResult } from '../ladder.ts'
import { step } from '../step.ts'

/** EUR per litre for 4,000 to 24,999 units a year; other quantities have other fees. */
const warehouseFee = published(
  0.67,
  '2022-09-27',
  'https://www.alko.fi/alko-oy/tavarantoimittajille/hinnat/keskusvarasto-ja-myymalajakelukustannukset',
)
/** EUR per litre; none for packs in a deposit system, refilled packs and liquid cartons. */
const containerDuty = published(
  0.51,
  'undated',
  'https://vero.fi/en/businesses-and-corporations/taxes-and-charges/excise-taxation/excise-duty-on-beverage-containers',
)
const vat = published(
  25.5,
  '2024-09-01',
  'https://marosavat.com/finland-raises-standard-vat-rate-to-25-5/',
)

/**
 * `shelf = (purchase + warehouse * l + margin + duty + 0.51 * l) * 1.255`. Alko's coefficients per product
 * group were not found: its margin, per cent of the price before VAT, is the reader's to give.
 */
export function finnishLadder(input: LadderInput): LadderResult {
  const { litres, ex_works } = input
  const { read, missing } = assumptionReader(input.assumptions)
  const freight = read('freight', null)
  const margin = read('importer_margin_percent', null)
  const fee = read('monopoly_warehouse_per_litre', warehouseFee)
  const monopoly = read('monopoly_margin_percent', null)
  const container = read('container_duty_per_litre', containerDuty)
  const duty = alcoholDutyOf('FI', input, litres)
  if (duty === null) return { ok: false, missing: [...missing, 'duty'] }
  if (missing.length > 0) return { ok: false, missing }
  const landed = ex_works + freight.value
  const supplier_price = landed / (1 - margin.value / 100)
  const warehouse = fee.value * litres
  const onContainer = container.value * litres
  const cost = supplier_price + warehouse + duty.amount + onContainer
  const net = cost / (1 - monopoly.value / 100)
  const gross = net * (1 + vat.value / 100)
  const shelf_price = Math.round(gross * 100) / 100
  const deposit = input.assumptions.deposit ?? 0
  const steps = [
    step('ex_works', ex_works),
    step('freight', freight.value),
    step('importer_margin', supplier_price - landed, { percent: margin.value }),
    step('monopoly_warehouse', warehouse, { figure: fee.figure }),
    step('monopoly_margin', net - cost, { percent: monopoly.value }),
    step('duty', duty.amount, { figure: duty.rate.figure }),
    step('container_duty', onContainer, { figure: container.figure }),
    step('vat', gross - net, { percent: vat.value, figure: vat }),
    step('rounding', shelf_price - gross),
    step('deposit', deposit),
  ]
  return { ok: true, ladder: { supplier_price, shelf_price, deposit, steps } }
}
