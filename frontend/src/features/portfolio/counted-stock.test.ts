import { expect, it } from 'vitest'
import { readUnits } from './counted-stock.tsx'

it.each([
  ['1200', 1200],
  ['1.200', 1200],
  ['1,200', 1200],
  ['1 200', 1200],
  ['1\u202f200\u00a0000', 1_200_000],
  ['1.200.000', 1_200_000],
  ['0', 0],
])('reads %j as %d units', (typed, units) => {
  expect(readUnits(typed)).toBe(units)
})

it.each(['', '1.5', '1,25', '12.5000', '-3', 'many', '1.2.3'])(
  'takes %j for no number of units',
  (typed) => {
    expect(readUnits(typed)).toBeNull()
  },
)
