import { expect, test } from 'vitest'
import { basisIn } from './column-facts.ts'

test('prices that hold the tax are those of a shop, whatever the list is called', () => {
  expect(basisIn(['Tarif export 2026', 'Prix TTC en EUR.'])).toBe('retail')
  expect(basisIn(['Trade price list', 'Prices in EUR, excl. VAT.'])).toBeNull()
  expect(basisIn(['Trade price list 2026', 'Recommended retail price on request'])).toBeNull()
})
