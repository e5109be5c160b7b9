import { expect, test } from 'vitest'
import { currencyIn, currencyInHeader } from './currencies.ts'

test('a bare $ or kr does not say which', () => {
  expect(currencyIn('$ 12')).toBeNull()
  expect(currencyIn('kr 12')).toBeNull()
  expect(currencyIn('US$ 12')).toBe('USD')
})

test.each([
  ['Precio (MXN)', 'MXN'],
  ['price_nok', 'NOK'],
  ['Prezzo €', 'EUR'],
  ['Preis', null],
])('the header %s states %s', (header, currency) => {
  expect(currencyInHeader(header)).toBe(currency)
})
