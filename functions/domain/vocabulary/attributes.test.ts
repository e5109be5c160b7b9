import { expect, test } from 'vitest'
import { isNoVintage, monthsIn } from './attributes.ts'

test.each([
  ['12 months', 12],
  ['16 mnd på fat', 16],
  ['18-24 mesi', 18],
  ['12mois en barrique', 12],
  ['3 years in French oak', 36],
  ['2 ans', 24],
  ['18ヶ月', 18],
  ['24 месяца', 24],
  ['barrique', null],
  ['Reserva 2015', null],
])('%s: %s months', (words, months) => {
  expect(monthsIn(words)).toBe(months)
})

test.each([
  ['N.V.', true],
  ['non-vintage', true],
  ['without vintage', true],
  ['u.å.', true],
  ['2021', false],
  ['vintage', false],
])('%s is of no vintage: %s', (words, isNone) => {
  expect(isNoVintage(words)).toBe(isNone)
})
