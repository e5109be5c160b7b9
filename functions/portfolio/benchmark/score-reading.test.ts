import { describe, expect, it } from 'vitest'
import type { ReadProduct } from '#domain/portfolio/read-product.ts'
import { blankProduct } from '#domain/portfolio/reading/blank-product.ts'
import type { Expectation, ExpectedProduct } from '../made-lists/expectation.ts'
import type { WithConfidence } from './confidence.ts'
import { f1, precision, scoreReading } from './score-reading.ts'

const barolo: ExpectedProduct = {
  row: 2,
  name: 'Barolo Riserva',
  producer: 'Pio Cesare',
  type_norm: 'red wine',
  vintage: 2016,
  price_amount: 21,
  price_currency: 'EUR',
  price_unit: 'bottle, EXW',
  derivable: { country_norm: 'Italy', region: '*' },
}
const arneis: ExpectedProduct = { row: 3, name: 'Arneis', type_norm: 'white wine', vintage: 2023 }

const readBarolo: ReadProduct = {
  ...blankProduct(2, 'BAROLO riserva 2016'),
  producer: 'Pio Cesare',
  type_norm: 'red wine',
  vintage: 2016,
  price_amount: 21,
  price_currency: 'EUR',
  price_unit: 'bottle, EXW',
}
const readArneis: ReadProduct = {
  ...blankProduct(3, 'Arneis'),
  type_norm: 'white wine',
  vintage: 2023,
}

const score = (
  products: readonly WithConfidence[],
  expected: readonly ExpectedProduct[] = [barolo, arneis],
  file = 'list.xlsx',
) => {
  const truth: Expectation = {
    file,
    language: 'en',
    total_products: expected.length,
    products: expected,
  }
  return scoreReading(truth, { total_products: products.length, products, problems: [] })
}

describe('the score of a reading', () => {
  it('is 1 where all that is stated is read, whatever its lettering', () => {
    const { total, faults } = score([readBarolo, readArneis])
    expect(faults).toEqual([])
    expect(f1(total)).toBe(1)
  })

  it('takes what is rightly derived for nothing, and what is wrongly derived for wrong', () => {
    const derived = { ...readBarolo, country_norm: 'Italia', region: 'Piemonte' }
    expect(score([derived, readArneis]).total).toEqual(score([readBarolo, readArneis]).total)
    expect(score([{ ...derived, country_norm: 'Spain' }, readArneis]).fields.country_norm).toEqual({
      right: 0,
      wrong: 1,
      missing: 0,
    })
  })

  it('counts a mistaken value as wrong and as missing', () => {
    expect(score([{ ...readBarolo, vintage: 2017 }, readArneis]).fields.vintage).toEqual({
      right: 1,
      wrong: 1,
      missing: 1,
    })
  })

  it('finds a retail price that is taken for a price ex works', () => {
    const retail = { ...readBarolo, price_unit: 'bottle, retail, incl. VAT' }
    expect(score([retail, readArneis]).fields.price_unit).toEqual({
      right: 0,
      wrong: 1,
      missing: 1,
    })
  })

  it('takes another answer as a whole only', () => {
    const perCase = {
      ...barolo,
      alternatives: [{ price_amount: 126, price_unit: 'case of 6 bottles, EXW' }],
    }
    const read = { ...readBarolo, price_amount: 126 }
    expect(score([{ ...read, price_unit: 'case of 6 bottles, EXW' }], [perCase]).faults).toEqual([])
    expect(score([read], [perCase]).fields.price_amount.wrong).toBe(1)
  })

  it('counts rows that are none as invented, each of their values as wrong', () => {
    const invented = { ...blankProduct(1, 'Prices without VAT'), price_amount: 20 }
    const { rows, total } = score([invented, readBarolo, readArneis])
    expect(rows).toEqual({ expected: 2, found: 3, invented: 1 })
    expect(total.wrong).toBe(2)
    expect(precision(total)).toBeLessThan(1)
  })

  it('does not take a further size of a row for invented', () => {
    const magnum = { ...readBarolo, volume_ml: 1500, price_amount: 45 }
    const withMagnum = { ...barolo, variants: [{ volume_ml: 1500, price_amount: 45 }] }
    expect(score([readBarolo, magnum], [withMagnum]).rows.invented).toBe(0)
    expect(score([readBarolo, magnum], [barolo]).rows.invented).toBe(1)
  })

  it('finds the products of a document although one before them was left out', () => {
    const { faults } = score([{ ...readArneis, row: 1 }], [barolo, arneis], 'list.pdf')
    expect(faults).toEqual(['row 2: not read: Barolo Riserva'])
  })

  it('keeps how sure the reader was of what was right and what was not', () => {
    const of = (confidence: number) => ({ confidence, column: 0, from: 'cell' as const })
    const values = { name: of(0.95), vintage: of(0.6) }
    const evidence = { sheet: 0, table: 0, line: 2, place: null, values }
    const read = { ...readBarolo, vintage: 2017, evidence }
    expect(score([read], [barolo]).judged).toEqual([
      { confidence: 0.95, is_right: true },
      { confidence: 0.6, is_right: false },
    ])
  })
})
