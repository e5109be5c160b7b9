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
