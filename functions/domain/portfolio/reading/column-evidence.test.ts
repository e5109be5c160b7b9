import { expect, test } from 'vitest'
import { readSheet } from './read-sheet.ts'

test('remarks that come again beside some of the wines are not their names, whatever heads them', () => {
  const wines = [
    'Merlot',
    'Malbec',
    'Syrah',
    'Gamay',
    'Nebbiolo',
    'Carignan',
    'Riesling',
    'Furmint',
  ]
  const rows = [...wines, ...wines].map((grape, at) => [
    `Estate ${grape}`,
    'Villány',
    grape,
    at + 5.35,
    at % 4 === 0 ? '' : 'Ripe plum and spice',
  ])
  const { products } = readSheet(
    {
      name: '',
      has_row_numbers: true,
      rows: [['Producer', 'Appellation', 'Grapes', 'Price', 'Description'], ...rows].map(
        (cells, at) => ({ number: at + 1, cells }),
      ),
    },
    [],
  )
  expect(products.length).toBe(16)
  expect(products.filter(({ name }) => name.startsWith('Ripe'))).toEqual([])
})
