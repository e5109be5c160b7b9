import { expect, test } from 'vitest'
import type { Cell } from './sheet.ts'
import { turnTable } from './turn-table.ts'

const turned = (rows: readonly (readonly Cell[])[]) =>
  turnTable({
    name: '',
    has_row_numbers: true,
    rows: rows.map((cells, at) => ({ number: at + 1, cells })),
  }).rows.map(({ cells }) => cells)

test('few headers lie on their side where the first column holds nothing else', () => {
  const rows = [
    ['Nome do vinho', 'Sombra Longa', 'Sombra Curta'],
    ['País', 'Itália', 'Chile'],
    ['Volume', '6x0,7l', '6x1l'],
    ['Parker', '88', '95'],
    ['Ficha', 'A', 'B'],
  ]
  expect(turned(rows)[1]).toEqual(['Sombra Longa', 'Itália', '6x0,7l', '88', 'A'])
})

test('a row under a header of unknown words belongs to the table, above it and within it', () => {
  const rows = [
    ['Vinliste 2026'],
    ['Qwertynavn', 'Lang Skygge', 'Kort Skygge'],
    ['Kategori', 'Rødvin', 'Hvidvin'],
    ['Land', 'Italien', 'Chile'],
    ['Zxcvbn'],
    ['Årgang', '2015', '2016'],
    ['Pris', '92,15', '80,35'],
    ['Betaling 30 dage netto.'],
  ]
  const upright = turned(rows)
  expect(upright[0]).toEqual(['Vinliste 2026'])
  expect(upright[2]).toEqual(['Lang Skygge', 'Rødvin', 'Italien', null, '2015', '92,15'])
  expect(upright.at(-1)).toEqual(['Betaling 30 dage netto.'])
})

test('a table that stands upright stays as it is', () => {
  const rows = [
    ['Wine', 'Country', 'Volume', 'Price'],
    ['Long Shadow', 'Italy', '75 cl', '9.00'],
    ['Short Shadow', 'Chile', '75 cl', '8.00'],
  ]
  expect(turned(rows)).toEqual(rows)
})
