import { depositsOf } from '../deposit-row.ts'
import type { Figure, Publication } from '../figure.ts'
import { swedishDuty } from './duty.ts'

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
/** It names no first day, and was written in 2014. */
const bkwine: Publication = {
  from: null,
  until: null,
  status: 'secondary',
  source: {
    title: 'BKWine 2014: Systembolagets prissättningsmodell',
    url: 'https://www.bkwine.com/sv/reportage/mer/systembolagets-prissattningsmodell-alkoholskattens-hojning/',
  },
}
const nyheter24 = {
  title: 'Nyheter24: deposit from 1 September 2025',
  url: 'https://nyheter24.se/nyheter/konsument/1425094-sa-raddar-du-trasiga-pet-flaskor-blir-varda-pengar-igen',
}
const deposit2025: Publication = {
  from: '2025-09-01',
  until: null,
  status: 'secondary',
  source: nyheter24,
}
const depositBefore: Publication = { ...deposit2025, from: null, until: '2025-08-31' }

/** SEK per bottle of 0.75 l; the middle of low and high. */
const ofBottle = (value: number): readonly Figure[] => [{ ...quercia, value, unit: 'pack' }]

/** Swedish figures, SEK. */
export const swedishFigures = {
  duty: swedishDuty,
  freight: ofBottle(4),
  warehouse: ofBottle(3),
  inland_transport: ofBottle(3),
  packaging_fee: ofBottle(0.4),
  /** Of the net price to Systembolaget. */
  importer_margin_percent: [{ ...quercia, value: 20, unit: 'percent' }],
  markup_percent: [
    { ...olderModel, value: 17.5, unit: 'percent' },
    { ...model, value: 14.7, unit: 'percent' },
  ],
  /** Of wine. The estimate closes the example of the model, so it counts from the same day. */
  markup_fixed: [
    { ...olderModel, value: 5.21, unit: 'pack' },
    { ...quercia, from: model.from, value: 5.4, unit: 'pack' },
  ],
  /** Both pages of the model say that VAT is a fifth of the shelf price. */
  vat: [{ ...model, from: null, value: 25, unit: 'percent' }],
  /** Of wine and spirits; of other drinks no such rule is known. */
  price_step: [{ ...bkwine, value: 1, unit: 'price_step' }],
  deposit: [
    ...depositsOf(depositBefore, 'can', [[1, 1]]),
    ...depositsOf(depositBefore, 'plastic', [
      [1, 1],
      [Number.POSITIVE_INFINITY, 2],
    ]),
    ...depositsOf(deposit2025, 'can', [[1, 2]]),
    ...depositsOf(deposit2025, 'plastic', [
      [1, 2],
      [Number.POSITIVE_INFINITY, 3],
    ]),
  ],
} satisfies Record<string, readonly Figure[]>
