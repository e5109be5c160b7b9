import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalSignOf, readNumber, withoutNoise } from './read-number.ts'

describe('readNumber', () => {
  test.each([
    ['15.50', null, 15.5],
    ['7,00', null, 7],
    ["1'500", null, 1500],
    ['1’090', null, 1090],
    ['1 500', null, 1500],
    ['12.000,00', null, 12000],
    ['1,032.50', null, 1032.5],
    ['1,950', null, 1950],
    ['1.950', ',', 1950],
    ['3.408', '.', 3.408],
    ['3.408', null, 3.408],
    ['1,250', ',', 1.25],
    ['6 0', null, 60],
    ['12.–', null, 12],
    ['-5', null, -5],
    ['1.234.567', null, 1234567],
  ] as const)('%s with decimal %s is %s', (text, decimal, value) => {
    expect(readNumber(text, decimal)).toBe(value)
  })

  test.each(['', 'abc', '12/750', '1,2,3', '12 Flaschen', '75 cl', '.', '20 21 2022 x'])(
    '%j is no number',
    (text) => {
      expect(readNumber(text)).toBeNull()
    },
  )

  test('reads back what a list program writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (cents) => {
        const amount = cents / 100
        const german = amount.toLocaleString('de-DE', { minimumFractionDigits: 2 })
        const english = amount.toLocaleString('en-GB', { minimumFractionDigits: 2 })
        expect(readNumber(german, ',')).toBe(amount)
        expect(readNumber(english, '.')).toBe(amount)
      }),
    )
  })

  test('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void readNumber(text)))
  })
})

test.each([
  [['€7,00', '€1.234,50'], ','],
  [['12.50', '1,200.00'], '.'],
  [['1.500', '2.300'], null],
  [['1.500', '9,95'], ','],
  [['12', 'abc'], null],
] as const)('the decimal sign of %j is %s', (texts, sign) => {
  expect(decimalSignOf(texts)).toBe(sign)
})

test.each([
  [450.00021, 450],
  [13.9997, 14],
  [11999.99955, 12000],
  [3.408, 3.408],
  [9.833, 9.833],
  [0.1 + 0.2, 0.3],
])('the noise of %s leaves %s', (amount, clean) => {
  expect(withoutNoise(amount)).toBe(clean)
})
