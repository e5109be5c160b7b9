import { describe, expect, it } from 'vitest'
import type { PublishedTender } from '../published-tender.ts'
import { read } from './published-for-tests.ts'

type Published = NonNullable<PublishedTender['price']>[number]

const nok = (text: string, more: Partial<Published> = {}): Published => ({
  basis: 'retail',
  currency: 'NOK',
  min: null,
  max: null,
  per_volume_ml: null,
  text,
  ...more,
})
const limits = (...price: Published[]) =>
  read('price', { price }).flatMap(({ any_of }) =>
    any_of.map(
      (limit) =>
        `${limit.min_inclusive ? '' : '>'}${limit.min_minor ?? ''}..${limit.max_inclusive ? '' : '<'}${limit.max_minor ?? ''}/${limit.per_volume_ml ?? '-'}`,
    ),
  )

describe('readPrice', () => {
  it.each<[string, Published[], string[]]>([
    ['<300', [nok('<300', { max: 300, per_volume_ml: 750 })], ['..<30000/750']],
    [
      'fixed',
      [nok('Fixed price kr 550', { min: 550, max: 550, per_volume_ml: 3000 })],
      ['55000..55000/3000'],
    ],
    [
      'other volume',
      [nok('<75 (price refers to 50 cl)', { max: 75, per_volume_ml: 500 })],
      ['..<7500/500'],
    ],
    ['maximum', [nok('maksimumspris kr 220,-', { max: 220 })], ['..22000/-']],
    ['range', [nok('70-99SEK', { min: 70, max: 99, currency: 'SEK' })], ['7000..9900/-']],
    [
      'ex works',
      [nok('1,00 – 1,69 Euro/bottle FOB', { min: 1, max: 1.69, currency: 'EUR', basis: 'fob' })],
      ['100..169/-'],
    ],
    [
      'two sizes',
      [
        nok('<200 for 75 cl <120 for 37,5 cl', { max: 200, per_volume_ml: 750 }),
        nok('<200 for 75 cl <120 for 37,5 cl', { max: 120, per_volume_ml: 375 }),
      ],
      ['..<20000/750', '..<12000/375'],
    ],
    [
      'two segments',
      [
        nok('<175', { max: 175 }),
        nok('>200 -<250', { min: 200, max: 250 }),
        nok('350 - <400', { min: 350, max: 400 }),
      ],
      ['..<17500/-', '>20000..<25000/-', '35000..<40000/-'],
    ],
  ])('%s', (_words, price, expected) => expect(limits(...price)).toEqual(expected))

  it.each([
    ['<300', ['..<30000/-']],
    ['1) <250 2) 350 - <400', ['..<25000/-', '35000..<40000/-']],
    ['Fixed price kr 550', ['55000..55000/-']],
    ['<75 (price refers to 50 cl)', ['..<7500/500']],
    ['<200 for 75 cl <120 for 37,5 cl', ['..<20000/750', '..<12000/375']],
    [
      '<100 (37,5 cl), <175 (75 cl) and <325 (150 cl)',
      ['..<10000/375', '..<17500/750', '..<32500/1500'],
    ],
    ['<1200', ['..<120000/-']],
    ['max 49 SEK / 250 ml', ['..4900/250']],
    ['1,00 – 1,69 Euro/bottle FOB', ['100..169/-']],
  ])('reads the words alone: %s', (text, expected) => expect(limits(nok(text))).toEqual(expected))

  it('is one criterion for all prices, with the words of each', () => {
    const price = [nok('<250', { max: 250 }), nok('350 - <400', { min: 350, max: 400 })]
    expect(read('price', { price }).map(({ id, text }) => [id, text])).toEqual([
      ['price-1', '<250; 350 - <400'],
    ])
  })

  it('asks for a price whose words it does not understand, beside those it does', () => {
    const words = 'as low as possible'
    expect(read('price', { price: [nok(words)] })).toMatchObject([
      { any_of: [], unread: [words], required: true },
    ])
    expect(read('price', { price: [nok('<300', { max: 300 }), nok(words)] })).toMatchObject([
      { any_of: [{ max_minor: 30_000 }], unread: [words], required: true },
    ])
  })
})
