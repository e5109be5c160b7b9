import { expect, test } from 'vitest'
import { filledCells, isFilled, textsOf, tidy } from './sheet.ts'

test.each([
  ['Château  Margaux', 'Château Margaux'],
  [' Barolo', 'Barolo'],
  ['Barolo ', 'Barolo'],
  ['Clos\u00a0Vougeot', 'Clos Vougeot'],
  ['Clos\tVougeot\n', 'Clos Vougeot'],
  ['Gewürz\u00adtraminer', 'Gewürztraminer'],
  ['白\u3000ワイン', '白 ワイン'],
  ['白\u200bワイン', '白ワイン'],
  ['\ufeffRioja', 'Rioja'],
  [' ', ''],
  ['', ''],
  ['Крым и Дон', 'Крым и Дон'],
])('%j is tidied', (text, tidied) => expect(tidy(text)).toBe(tidied))

const note = 'Fruktig, nyanserad smak med fatkaraktär, inslag av mörka körsbär, örter och choklad.'

test.each([
  ['  ', ' '],
  [' \u00a0', ' '],
  ['\n', ' '],
  ['\u00ad', ''],
  ['\u200b', ''],
  ['’', '’'],
])('%j is tidied inside, before and behind a description', (text, tidied) => {
  expect(tidy(`${note}${text}${note}`)).toBe(`${note}${tidied}${note}`)
  expect(tidy(`${text}${note}${text}`)).toBe(`${tidied}${note}${tidied}`.trim())
})

test('a row has the texts of its filled cells', () => {
  const row = { number: 1, cells: [null, '', 'Barolo', 12.5, true] }
  expect(textsOf(row)).toEqual(['Barolo', '12.5', 'true'])
  expect(filledCells(row)).toBe(3)
  expect(filledCells(row, 2)).toBe(2)
  expect(isFilled(row)).toBe(true)
  expect(isFilled({ number: 2, cells: [null, ''] })).toBe(false)
})
