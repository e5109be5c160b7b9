import { expect, it } from 'vitest'
import { isGtin } from './gtin.ts'

it.each([
  ['6291041500213', true],
  ['14567815983469', true],
  ['6291041500214', false],
  ['14567815983468', false],
  ['5.01E+12', false],
  ['629104150021', false],
  ['', false],
])('%s: %s', (text, isOne) => {
  expect(isGtin(text)).toBe(isOne)
})
