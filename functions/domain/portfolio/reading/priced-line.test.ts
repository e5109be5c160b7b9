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

test('beside a price a figure below one is a size, whatever is poured', () => {
  expect(read('Long Shadow', '0,33', '4,50')).toMatchObject({ volume_ml: 330 })
  expect(read('Obstbrand Marille', '0,02', '3,50')).toMatchObject({ volume_ml: 20 })
  expect(read('Grappa', '0,04', '5,00')).toMatchObject({ volume_ml: 40 })
  expect(read('Wine', '0,37', '12,00')).toMatchObject({ volume_ml: 370 })
  expect(amounts('Long Shadow', '0,33', '4,50')).toEqual([4.5])
  expect(amounts('Obstbrand Marille', '0,02', '3,50')).toEqual([3.5])
  expect(amounts('Wine', '0,37', '12,00')).toEqual([12])
})

test('without another price the figure that is no usual size is the price', () => {
  expect(read('Long Shadow', '0,33', '0,80')).toMatchObject({ volume_ml: 330 })
  expect(amounts('Long Shadow', '0,33', '0,80')).toEqual([0.8])
})
