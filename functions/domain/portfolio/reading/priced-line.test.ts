import { expect, test } from 'vitest'
import { readListLine } from './priced-line.ts'

const read = (...texts: readonly string[]) =>
  readListLine({
    page: 1,
    y: 700,
    size: 10,
    pieces: texts.map((text, at) => ({ text, x: 40 + at * 200, width: text.length * 4.5 })),
  })
const amounts = (...texts: readonly string[]) =>
  read(...texts).prices.map(({ price }) => price.amount)

test('the one figure of a line is its price, also below one', () => {
  expect(amounts('Long Shadow Pale Ale 33 cl 5 % vol', '0,75')).toEqual([0.75])
  expect(amounts('Long Shadow Pale Ale', '0.80')).toEqual([0.8])
  expect(read('Long Shadow Pale Ale', '0,75').volume_ml).toBeNull()
})

test('beside a price a usual size is a size, another figure a price of its own', () => {
  expect(read('Long Shadow', '0,33', '4,50')).toMatchObject({ volume_ml: 330 })
  expect(amounts('Long Shadow', '0,33', '4,50')).toEqual([4.5])
  expect(amounts('Long Shadow', '0,90', '4,50')).toEqual([0.9, 4.5])
})
