import { expect, test } from 'vitest'
import { readLines } from './read-lines.ts'
import type { DocumentLine } from './sheet.ts'

type Piece = readonly [x: number, text: string]
const line = (page: number, y: number, size: number, ...pieces: Piece[]): DocumentLine => ({
  page,
  y,
  size,
  pieces: pieces.map(([x, text]) => ({ text, x, width: text.length * size * 0.45 })),
})

const { products } = readLines([
  line(1, 780, 18, [40, 'Wine list 2026']),
  line(1, 750, 14, [40, 'Italy']),
  line(1, 730, 10, [40, 'Barolo Riserva 2016, Sample Cantina'], [400, '€ 48.00']),
  line(1, 710, 10, [40, 'Barbera 2021, Sample Podere'], [400, '€ 21.00']),
  line(1, 690, 10, [40, 'Dolcetto 2022, Sample Cantina'], [400, '€ 18.00']),
  line(2, 750, 14, [40, 'France']),
  line(2, 730, 10, [40, 'Chablis 2022 Magnum, Sample Domaine'], [400, '€ 44.00']),
  line(2, 710, 10, [40, 'Sancerre 2022, Sample Domaine'], [400, '€ 26.00']),
])

test('a product of a list keeps the page and the place of its line', () => {
  expect(products.map(({ evidence }) => [evidence?.place?.page, evidence?.place?.y])).toEqual([
    [1, 730],
    [1, 710],
    [1, 690],
    [2, 730],
    [2, 710],
  ])
  expect(products.map(({ evidence }) => evidence?.line)).toEqual([3, 4, 5, 7, 8])
  expect(products[0]?.evidence?.place).toMatchObject({ x: 40, height: 10 })
})

test('each of its values says where it stands and how sure it is', () => {
  const [barolo] = products
  for (const field of ['name', 'producer', 'vintage', 'price_amount'] as const)
    expect(barolo?.evidence?.values[field]?.from).toBe('line')
  expect(barolo?.evidence?.values.country?.from).toBe('heading')
  for (const product of products)
    for (const [field, value] of Object.entries(product.evidence?.values ?? {})) {
      expect(product[field as keyof typeof product]).not.toBeNull()
      expect(value.confidence).toBeGreaterThan(0)
      expect(value.confidence).toBeLessThan(1)
    }
})
