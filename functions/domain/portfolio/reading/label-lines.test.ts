import { expect, test } from 'vitest'
import { labelLines } from './label-lines.ts'
import type { DocumentLine } from './sheet.ts'

type Piece = readonly [x: number, text: string]
const line = (y: number, size: number, ...pieces: Piece[]): DocumentLine => ({
  page: 1,
  y,
  size,
  pieces: pieces.map(([x, text]) => ({ text, x, width: text.length * size * 0.5 })),
})
const labelsOf = (lines: readonly DocumentLine[]) =>
  labelLines(lines).lines.map(({ label }) => label)

test('headings, names over two lines, details, notes and what belongs to the page', () => {
  expect(
    labelsOf([
      line(783, 18, [42, 'Price list 2026']),
      line(757, 13, [42, 'Spain']),
      line(739, 10, [42, 'LONG SHADOW OF THE OLD'], [258, '16,50']),
      line(727, 10, [42, 'MUSTER TREE 2018']),
      line(715, 8.5, [42, 'Rioja · Tempranillo']),
      line(705, 8.5, [42, 'Dark fruit with a little smoke.']),
      line(688, 10, [42, 'SHORT SHADOW 2017'], [258, '12,00']),
      line(676, 8.5, [42, 'Rueda']),
      line(659, 10, [42, 'ROUND STONE 2016'], [258, '11,00']),
      line(647, 8.5, [42, 'Rueda · Verdejo']),
      line(36, 7, [42, 'Page 1 of 1']),
    ]),
  ).toEqual([
    'heading',
    'heading',
    'item',
    'rest',
    'detail',
    'note',
    'item',
    'detail',
    'item',
    'detail',
    'furniture',
  ])
})

test('names above their prices, with house and place beside them', () => {
  const lines = [
    line(376, 8, [9, 'VINI BIANCHI']),
    line(363, 6.7, [9, 'OMBRA LUNGA']),
    line(357, 6.7, [9, 'Azienda Muster (Campania) 25']),
    line(341, 6.7, [9, 'OMBRA CORTA']),
    line(335, 6.7, [9, 'Azienda Beispiel (Puglia) 22']),
  ]
  expect(labelsOf(lines)).toEqual(['heading', 'title', 'item', 'title', 'item'])
  expect(labelLines(lines).areTitled).toBe(true)
})

test('a price a little below its name belongs to it', () => {
  const { lines } = labelLines([
    line(430, 14, [76, 'Long Shadow P.G.I. Muster']),
    line(421, 14, [463, '€ 23.00']),
    line(405, 14, [76, 'Short Shadow'], [463, '€ 20.00']),
  ])
  expect(lines.map(({ list }) => list.prices[0]?.price.amount)).toEqual([23, 20])
})

test('a document without prices is no list', () => {
  expect(labelLines([line(700, 10, [42, 'How to serve wine'])]).lines).toEqual([])
})

test('a size right below the beginning of a name is the end of it, no label of prices', () => {
  expect(
    labelsOf([
      line(690, 13, [42, 'WHISKY']),
      line(672, 10, [42, 'Long Shadow Single Malt'], [258, '30,30']),
      line(660, 10, [42, '100 cl']),
      line(648, 8.5, [42, 'Scotland']),
      line(631, 10, [42, 'Short Shadow Burgundy Finish Single Malt'], [258, '16,70']),
      line(619, 8.5, [42, 'Canada']),
    ]).slice(1, 4),
  ).toEqual(['item', 'rest', 'detail'])
})

test('a figure in the small print is no price, and its length no room that entries have', () => {
  const labels = labelsOf([
    line(757, 13, [42, 'Beri']),
    line(739, 10, [42, 'Long Shadow Brewing - Bavarian'], [258, '14,30']),
    line(727, 10, [42, 'Lager - Pennsylvania']),
    line(712, 10, [42, 'Green Orchard Beverage -'], [258, '6,75']),
    line(700, 10, [42, 'Woodpecker Smith Varietal Old']),
    line(688, 10, [42, 'Draft Cider - Vermont']),
    line(673, 10, [42, 'Round Stone Brewing - Old'], [258, '6,95']),
    line(661, 10, [42, 'Horizontal - Pennsylvania']),
    line(646, 10, [42, 'Victory Hall Brewing - Pilsner'], [258, '3,25']),
    line(600, 9, [42, 'Comandă minimă 6 baxuri, transport gratuit peste 1000']),
  ])
  expect(labels.slice(3, 6)).toEqual(['item', 'rest', 'rest'])
  expect(labels.filter((label) => label === 'item')).toHaveLength(4)
})
