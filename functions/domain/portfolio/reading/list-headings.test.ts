import { expect, test } from 'vitest'
import { readLines } from './read-lines.ts'
import type { DocumentLine } from './sheet.ts'

type Piece = readonly [x: number, text: string]
const line = (y: number, size: number, ...pieces: Piece[]): DocumentLine => ({
  page: 1,
  y,
  size,
  pieces: pieces.map(([x, text]) => ({ text, x, width: text.length * size * 0.5 })),
})

test('a house whose name runs over two lines of a heading, and one with a café', () => {
  const { products } = readLines([
    line(780, 18, [42, 'ワインリスト 2026']),
    line(749, 13, [42, 'Long Shadow Brewery and Cafe']),
    line(727, 10, [42, 'AMBER LAGER'], [264, '1.05']),
    line(711, 8.5, [42, 'Michigan']),
    line(689, 13, [42, 'Bayerische Musterbrauerei']),
    line(670, 13, [42, 'Weihenstadt']),
    line(648, 10, [42, 'KORBIMUS PORTER'], [264, '1.40']),
    line(632, 8.5, [42, 'Bayern']),
    line(609, 13, [42, 'Round Stone Brewing']),
    line(587, 10, [42, 'PALE ALE'], [264, '0.75']),
    line(571, 8.5, [42, 'Montana']),
  ])
  expect(products).toMatchObject([
    { name: 'AMBER LAGER', producer: 'Long Shadow Brewery and Cafe', region: 'Michigan' },
    { name: 'KORBIMUS PORTER', producer: 'Bayerische Musterbrauerei Weihenstadt' },
    { name: 'PALE ALE', producer: 'Round Stone Brewing', price_amount: 0.75 },
  ])
  expect(products.map(({ type }) => type)).toEqual([null, null, null])
})
