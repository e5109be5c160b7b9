import { depositsOf } from '../deposit-row.ts'
import type { Figure, Publication } from '../figure.ts'
import { finnishDuty } from './duty.ts'

const alko2022: Publication = {
  from: '2022-09-27',
  until: null,
  status: 'published',
  source: {
    title: 'Alko: central warehouse fees',
    url: 'https://www.alko.fi/alko-oy/tavarantoimittajille/hinnat/keskusvarasto-ja-myymalajakelukustannukset',
  },
}
const vero: Publication = {
  from: null,
  until: null,
  status: 'undated',
  source: {
    title: 'Vero: excise duty on beverage containers',
    url: 'https://vero.fi/en/businesses-and-corporations/taxes-and-charges/excise-taxation/excise-duty-on-beverage-containers',
  },
}
const vatSince2024: Publication = {
  from: '2024-09-01',
  until: null,
  status: 'published',
  source: {
    title: 'Marosa: Finland raises the standard VAT rate to 25.5 %',
    url: 'https://marosavat.com/finland-raises-standard-vat-rate-to-25-5/',
  },
}
const bottleBill: Publication = {
  from: null,
  until: null,
  status: 'secondary',
  source: {
    title: 'Bottle Bill Resource Guide: Finland',
    url: 'http://bottlebill.org/index.php/current-and-proposed-laws/worldwide/finland',
  },
}

/** Finnish figures, EUR. */
export const finnishFigures = {
  duty: finnishDuty,
  /** For 4,000 to 24,999 units a year; other quantities have other fees. */
  monopoly_warehouse_per_litre: [{ ...alko2022, value: 0.67, unit: 'litre' }],
  /** None for packs in a deposit system, refilled packs and liquid cartons. */
  container_duty_per_litre: [{ ...vero, value: 0.51, unit: 'litre' }],
  vat: [
    { ...vatSince2024, from: null, until: '2024-08-31', value: 24, unit: 'percent' },
    { ...vatSince2024, value: 25.5, unit: 'percent' },
  ],
  deposit: [
    ...depositsOf(bottleBill, 'can', [[Number.POSITIVE_INFINITY, 0.15]]),
    ...depositsOf(bottleBill, 'glass', [[Number.POSITIVE_INFINITY, 0.1]]),
    ...depositsOf(bottleBill, 'plastic', [
      // the page says: below half a litre
      [0.499, 0.1],
      [1, 0.2],
      [Number.POSITIVE_INFINITY, 0.4],
    ]),
  ],
} satisfies Record<string, readonly Figure[]>
