import { describe, expect, test } from 'vitest'
import { currencyIn, currencyInHeader, readPrice } from './read-price.ts'

describe('readPrice', () => {
  test.each([
    ['15.50€', 15.5, 'EUR', null],
    ['€7,00', 7, 'EUR', null],
    ['8,95 €', 8.95, 'EUR', null],
    ["1'500", 1500, null, null],
    ['£222.85/6 bts', 222.85, 'GBP', 6],
    ['£99.95/6B case', 99.95, 'GBP', 6],
    ['£23,15', 23.15, 'GBP', null],
    ['6 0', 60, null, null],
    ['CHF 12.50', 12.5, 'CHF', null],
    ['129,90 kr', 129.9, null, null],
    ['12,-', 12, null, null],
  ])('%s', (text, amount, currency, units) => {
    expect(readPrice(text, null)).toEqual({ amount, currency, raw: text, units })
  })

  test.each(['', '~', '-', '€0,00', '0', 'on request', '16.13%', 'Barolo 2016', '2 bottles'])(
    '%j is none',
    (text) => {
      expect(readPrice(text, null)).toBeNull()
    },
  )

  test('a number of a spreadsheet loses its noise, not its digits', () => {
    expect(readPrice(450.00021, null)).toEqual({
      amount: 450,
      currency: null,
      raw: '450.00021',
      units: null,
    })
  })
})

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
