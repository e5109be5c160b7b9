import { expect, test } from 'vitest'
import { readDecoded } from './read-decoded.ts'
import type { Cell } from './sheet.ts'

const read = (...rows: readonly (readonly Cell[])[]) =>
  readDecoded({
    kind: 'sheets',
    sheets: [
      {
        name: 'Wines',
        has_row_numbers: true,
        rows: rows.map((cells, at) => ({ number: at + 1, cells })),
      },
    ],
  }).products

test('a wine that is called by appellation and grapes is not called by their shares', () => {
  const products = read(
    ['Producer', 'Appellation', 'Grapes', 'Vintage', 'Price'],
    ['Monte Tondo', 'Soave', '100% Garganega', 2019, 4.2],
    ['Cantina Alta', 'Sicilia', 'Syrah (85), Grillo (15)', 2020, 5.9],
    ['Casa del Sole', 'Etna', 'Nerello Mascalese', 2018, 12.5],
  )
  expect(products.map(({ name }) => name)).toEqual([
    'Soave Garganega',
    'Sicilia Syrah, Grillo',
    'Etna Nerello Mascalese',
  ])
  expect(products[1]?.grapes).toEqual([
    { variety: 'Syrah', share: 85 },
    { variety: 'Grillo', share: 15 },
  ])
})

test('a column of prices is known by the sign before them, without a header', () => {
  const products = read(
    ['Carmen', 'Gran Reserva Chardonnay', 'Chile', '75 cl', 'zł 53,25'],
    ['Inka', 'Tannat de Altura', 'Argentina', '75 cl', 'zł 186,60'],
    ['Fanti', 'Sangiovese Sant Antimo', 'Italy', '75 cl', 'zł 48,95'],
    ['Monsanto', 'Fabrizio Bianchi', 'Italy', '150 cl', 'zł 133,60'],
  )
  expect(products.map((one) => [one.price_amount, one.price_currency])).toEqual([
    [53.25, 'PLN'],
    [186.6, 'PLN'],
    [48.95, 'PLN'],
    [133.6, 'PLN'],
  ])
})
