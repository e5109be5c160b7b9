import { expect, test } from 'vitest'
import { sureConfidence } from '../evidence.ts'
import { readDecoded } from './read-decoded.ts'
import type { Cell } from './sheet.ts'

const read = (...table: readonly (readonly Cell[])[]) =>
  readDecoded({
    kind: 'sheets',
    sheets: [
      {
        name: 'List',
        has_row_numbers: true,
        rows: table.map((cells, at) => ({ number: at + 1, cells })),
      },
    ],
  }).products[0]?.evidence

const list = [
  ['Name', 'Country', 'Vintage', 'Closure', 'Price EXW (EUR)'],
  ['Barolo Cannubi', 'Italy', 2016, 'cork', 21],
  ['Rioja Reserva 75 cl', 'Spain', 2017, 'screw cap', 12],
  ['Chablis', 'France', 2018, 'cork', 14],
] as const

test('a value says in which cell it stands, and is sure under a known header', () => {
  const evidence = read(...list)
  expect(evidence).toMatchObject({ sheet: 0, table: 0, line: 2 })
  expect(evidence?.values.vintage).toMatchObject({ from: 'cell', column: 2 })
  expect(evidence?.values.price_amount?.column).toBe(4)
  for (const field of ['name', 'country_norm', 'vintage', 'price_amount'] as const)
    expect(evidence?.values[field]?.confidence).toBeGreaterThanOrEqual(sureConfidence)
  expect(evidence?.values.gtin).toBeUndefined()
})

test('a place stands in the column of places, also where that of the houses comes first', () => {
  const evidence = read(
    ['Producer', 'Appellation', 'Grapes', 'Vintage', 'Price EXW (EUR)'],
    ['Sample Domaine', 'Volnay', 'Pinot noir', 2020, 8.4],
    ['Sample Domaine', 'Chablis', 'Chardonnay', 2022, 6.1],
    ['Sample Cave', 'Barolo', 'Nebbiolo', 2019, 12],
    ['Sample Cave', 'Soave', 'Garganega', 2021, 13],
  )
  expect(evidence?.values.producer).toMatchObject({ from: 'cell', column: 0 })
  expect(evidence?.values.region).toMatchObject({ from: 'cell', column: 1 })
})

test('what is no known word of the trade is doubtful, and so is a title taken for a house', () => {
  const [header] = list
  const strange = read(header, ['Barolo', 'Italy', 2016, 'something new', 21], list[2], list[3])
  expect(strange?.values.closure?.confidence).toBeLessThan(sureConfidence)
  const titled = read(header, ['Pio Cesare'], ...list.slice(1))
  expect(titled?.values.producer).toMatchObject({ from: 'heading' })
  expect(titled?.values.producer?.confidence).toBeLessThan(sureConfidence)
})

test('a name without a header of its own is doubtful', () => {
  const evidence = read(
    ['Barolo Riserva Cannubi', 'Rossi', 2017, '75 cl', '€ 24,50'],
    ['Barbera Superiore', 'Rossi', 2020, '75 cl', '€ 9,80'],
    ['Soave Classico', 'Verdi', 2021, '75 cl', '€ 7,20'],
  )
  expect(evidence?.values.name?.confidence).toBeLessThan(sureConfidence)
})

test('what stands once for several rows is in no cell of theirs', () => {
  const { products } = readDecoded({
    kind: 'sheets',
    sheets: [
      {
        name: 'List',
        has_row_numbers: true,
        rows: [
          ['Producer', 'Wine', 'Vintage', 'Price EXW (EUR)'],
          ['Cantina Rossi', 'Barolo Cannubi', 2016, 21],
          ['', 'Barbera Superiore', 2019, 9],
          ['', 'Langhe Nebbiolo', 2020, 11],
          ['Cantina Verdi', 'Soave Classico', 2021, 7],
          ['', 'Valpolicella', 2021, 8],
        ].map((cells, at) => ({ number: at + 1, cells })),
      },
    ],
  })
  expect(products.map(({ producer }) => producer?.slice(8))).toEqual([
    'Rossi',
    'Rossi',
    'Rossi',
    'Verdi',
    'Verdi',
  ])
  expect(products.map(({ evidence }) => evidence?.values.producer)).toMatchObject([
    { from: 'cell', column: 0 },
    { from: 'above', column: null },
    { from: 'above', column: null },
    { from: 'cell', column: 0 },
    { from: 'above', column: null },
  ])
})

test('a size stands where it was read: in the header of its price, in a cell of its own, in the name', () => {
  const perSize = read(
    ['Wine', 'Country', 'Price 75 cl (EUR)', 'Price magnum 150 cl (EUR)'],
    ['Barolo Cannubi', 'Italy', 21, 45],
    ['Rioja Reserva', 'Spain', 12, 25],
    ['Chablis', 'France', 14, 29],
  )
  expect(perSize?.values.volume_ml).toMatchObject({ from: 'heading', column: null })
  expect(perSize?.values.price_amount).toMatchObject({ from: 'cell', column: 2 })
  // the stock is a filled cell too, and says nothing of the size
  const header = ['Name', 'Country', 'Quantity', 'Price EXW (EUR)']
  const named = read(
    header,
    ['Barolo Cannubi 75 cl', 'Italy', 120, 21],
    ['Rioja Reserva 75 cl', 'Spain', 60, 12],
    ['Chablis 75 cl', 'France', 240, 14],
  )
  expect(named?.values.volume_ml).toMatchObject({ from: 'name', column: 0 })
  expect(named?.values.quantity_available).toMatchObject({ from: 'cell', column: 2 })
  const sized = read(
    [...header, 'Size'],
    ['Barolo Cannubi', 'Italy', 120, 21, '75 cl'],
    ['Rioja Reserva', 'Spain', 60, 12, '37,5 cl'],
    ['Chablis', 'France', 240, 14, '75 cl'],
  )
  expect(sized?.values.volume_ml).toMatchObject({ from: 'cell', column: 4 })
})
