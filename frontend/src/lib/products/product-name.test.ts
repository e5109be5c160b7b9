import { expect, it } from 'vitest'
import { productName } from './product-name.ts'

it.each([
  [
    { name: 'Blanc de Blancs', producer: 'Vaucelle', vintage: 2018 },
    'Vaucelle, Blanc de Blancs 2018',
  ],
  [{ name: 'Blanc de Blancs', producer: null, vintage: 'NV' as const }, 'Blanc de Blancs NV'],
  [{ name: 'VAUCELLE Rosé 2020', producer: 'Vaucelle', vintage: 2020 }, 'VAUCELLE Rosé 2020'],
  [{ name: 'Pale ale', producer: null, vintage: null }, 'Pale ale'],
])('%o is %s', (facts, line) => {
  expect(productName(facts)).toBe(line)
})
