import { depositsOf } from '../deposit-row.ts'
import { type Figure, type Publication, yearOf } from '../figure.ts'
import { norwegianDuty } from './duty.ts'
import { norwegianPackaging } from './packaging-figures.ts'
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
const vat2025: Publication = {
  ...yearOf(2025),
  status: 'published',
  source: { title: 'Stortingets vedtak om merverdiavgift 2025, § 2', url: null },
}
const infinitum: Publication = {
  from: '2018-09-01',
  until: null,
  status: 'published',
  source: {
    title: 'Infinitum: nye pantesatser',
    url: 'https://infinitum.no/om-pantesystemet/utfyllende-informasjon-om-nye-pantesatser',
  },
}
const depositSizes = [
  [0.5, 2],
  [Number.POSITIVE_INFINITY, 3],
] as const

/** Norwegian figures, NOK. */
export const norwegianFigures = {
  duty: norwegianDuty,
  markup_per_litre: [
    { ...prices2021, value: 9.54, unit: 'litre' },
    { ...vinmonopoletModel2026, value: 10.82, unit: 'litre' },
  ],
  markup_percent: [
    { ...prices2021, value: 22, unit: 'percent' },
    { ...vinmonopoletModel2026, value: 21, unit: 'percent' },
  ],
  /** The purchase price of a pack above which the part above it bears half the percentage. */
  markup_threshold: [{ ...vinmonopoletModel2026, value: 133.7, unit: 'pack' }],
  markup_percent_above: [{ ...vinmonopoletModel2026, value: 10.5, unit: 'percent' }],
  markup_lowest: [{ ...vinmonopoletModel2026, value: 4, unit: 'pack' }],
  markup_highest: [{ ...vinmonopoletModel2026, value: 250, unit: 'pack' }],
  ...norwegianPackaging,
  vat: [
    { ...vat2025, value: 25, unit: 'percent' },
    { ...vinmonopoletModel2026, value: 25, unit: 'percent' },
  ],
  deposit: [
    ...depositsOf(infinitum, 'can', depositSizes),
    ...depositsOf(infinitum, 'plastic', depositSizes),
  ],
} satisfies Record<string, readonly Figure[]>
