import { expect, test } from 'vitest'
import { inReadingOrder } from './page-columns.ts'
import type { DocumentLine } from './sheet.ts'

type Piece = readonly [x: number, text: string]
const line = (y: number, ...pieces: Piece[]): DocumentLine => ({
  page: 1,
  y,
  size: 10,
  pieces: pieces.map(([x, text]) => ({ text, x, width: text.length * 4.5, size: 10 })),
})
const texts = (lines: readonly DocumentLine[]) =>
  lines.map(({ pieces }) => pieces.map(({ text }) => text).join(' '))

test('of a page in two columns the left one is read first, titles over both divide it', () => {
  const lines = [
    line(800, [200, 'Wines of this year, all bottles']),
    line(780, [40, 'Pinot Noir'], [250, '12,00'], [310, 'Merlot'], [520, '9,50']),
    line(766, [40, 'Riesling'], [250, '11,00']),
    line(760, [310, 'Syrah'], [520, '14,00']),
    line(752, [40, 'Chardonnay'], [250, '10,00'], [310, 'Gamay'], [520, '8,00']),
  ]
  expect(texts(inReadingOrder(lines))).toEqual([
    'Wines of this year, all bottles',
    'Pinot Noir 12,00',
    'Riesling 11,00',
    'Chardonnay 10,00',
    'Merlot 9,50',
    'Syrah 14,00',
    'Gamay 8,00',
  ])
})

test('columns of figures beside the names are no second column of the page', () => {
  const lines = [780, 766, 752, 738].map((y) =>
    line(y, [40, 'Pinot Noir'], [300, '4,00'], [400, '6,00'], [520, '24,00']),
  )
  expect(inReadingOrder(lines)).toEqual(lines)
})

test('prices with their currency in letters are no second column, whatever figures the names hold', () => {
  for (const currency of ['EUR', 'Kč', 'SEK']) {
    const lines = [780, 766, 752, 738, 724].flatMap((y) => [
      line(y, [40, 'Clos Lojen Bobal 2021 75 cl 12.5'], [237, `${currency} 59.85`]),
      line(y - 6, [40, '% vol']),
    ])
    expect(inReadingOrder(lines)).toEqual(lines)
  }
})

test('prices are not cut off from the names of their column, whatever figures the names hold', () => {
  const beside = [780, 740, 700].map((y) =>
    line(
      y,
      [40, 'Long Shadow 2011 75 cl 12'],
      [250, '22,10'],
      [310, `Malvazija ${y}`],
      [520, '9,45'],
    ),
  )
  const alone = [770, 760, 750, 730, 720, 710].map((y) =>
    line(y, [310, `Short Shadow ${y}`], [520, '7,15']),
  )
  const lines = [...beside, ...alone].toSorted((a, b) => b.y - a.y)
  expect(texts(inReadingOrder(lines)).slice(0, 4)).toEqual([
    'Long Shadow 2011 75 cl 12 22,10',
    'Long Shadow 2011 75 cl 12 22,10',
    'Long Shadow 2011 75 cl 12 22,10',
    'Malvazija 780 9,45',
  ])
})

test('a line of the right column keeps the height that it has of its own', () => {
  const off = (y: number, own: number): DocumentLine => {
    const { pieces, ...rest } = line(
      y,
      [40, 'Pinot Noir'],
      [250, '12,00'],
      [310, 'Merlot'],
      [520, '9,50'],
    )
    return { ...rest, pieces: pieces.map((one) => ({ ...one, y: one.x < 300 ? y : own })) }
  }
  const ordered = inReadingOrder([off(780, 778), off(766, 765), off(752, 752)])
  expect(ordered.map(({ y }) => y)).toEqual([780, 766, 752, 778, 765, 752])
})

test('a document without a layout has no columns: a glass and a bottle stand behind tabs', () => {
  const lines = [0, -14, -28, -42].map((y) =>
    line(y, [0, 'Long Shadow Muster'], [200, 'EUR 0,80'], [400, 'EUR 4,00']),
  )
  expect(inReadingOrder(lines)).toEqual(lines)
})
