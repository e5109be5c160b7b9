import { expect, test } from 'vitest'
import { readSheet } from './read-sheet.ts'

test('a column that says "excl. VAT" goes before terms that include it, but not before those of a shop', () => {
  const unitBelow = (terms: string) =>
    readSheet({
      name: '',
      has_row_numbers: true,
      rows: [
        [terms],
        ['Wine', 'Vintage', 'Price excl. VAT (EUR)'],
        ['Barolo Cannubi', 2019, 24.5],
        ['Rioja Reserva', 2018, 12],
        ['Chablis', 2022, 14],
      ].map((cells, at) => ({ number: at + 1, cells })),
    }).products[0]?.price_unit
  expect(unitBelow('Prices in EUR include VAT.')).toBe('excl. VAT')
  expect(unitBelow('Recommended retail prices, VAT included.')).toContain('retail')
})
