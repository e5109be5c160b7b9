import { describe, expect, test } from 'vitest'
import { namedSize } from '../../vocabulary/size-words.ts'
import { packIn, sizesIn, unitsIn, volumeFromNumber, volumeUnitOf } from './read-size.ts'

describe('sizesIn', () => {
  test.each([
    ['750 ml', 750, null],
    ['75cl', 750, null],
    ['37,5 cl', 375, null],
    ['1,5 Lts.', 1500, null],
    ['0.75 l', 750, null],
    ['275 CC', 275, null],
    ['5 dl', 500, null],
    ['10 L', 10_000, null],
    ['6-Liter', 6000, null],
    ['Pisador 2020 12/750ml', 750, 12],
    ['Marienburg GG 2022 12/750m', 750, 12],
    ['El Mismo Pais 9/1L (NV) (9/1000ml)', 1000, 9],
    ['6 x 75 cl', 750, 6],
  ])('%s', (text, volume_ml, units) => {
    expect(sizesIn(text)[0]).toEqual({ volume_ml, units })
  })

  test.each(['2020', 'Foster Reserva Malbec', '12%', '15 °', 'Cuvée 1086', '120 LIMITED EDITION'])(
    '%s has none',
    (text) => {
      expect(sizesIn(text)).toEqual([])
    },
  )
})

test('a pack without unit: 6x75 are bottles of 75 cl', () => {
  expect(packIn('Barolo 6x75')).toEqual({ volume_ml: 750, units: 6 })
  expect(packIn('2 x 3')).toBeNull()
})

test('formats by name', () => {
  expect(namedSize('ACHELO SYRAH MAGNUM LEGNO')).toBe(1500)
  expect(namedSize('1 Doppelmagnum OHK')).toBe(3000)
  expect(namedSize('Moët Impérial')).toBeNull()
})

test.each([
  ['6 Blles', 6],
  ['12B case', 12],
  ['6 bts.', 6],
  ['carton de 6', 6],
  ['12', 12],
  ['12 Flaschen 6er OHK', 12],
  ['doos van 6', 6],
  ['kasse med 6', 6],
  ['kartong 6', 6],
  ['kolli om 6', 6],
  ['6er-Karton', 6],
  ['12本', 12],
  ['24 cans', 24],
  ['50 cases', null],
  ['12-pack', 12],
  ['BIB', null],
  ['2020', null],
])('units in %s: %s', (text, units) => {
  expect(unitsIn(text)).toBe(units)
})

test.each([
  ['Volum (l)', [0.75], 'l'],
  ['Volymiml', [700], 'ml'],
  ['Bottle Size (ml)', [750], 'ml'],
  ['Volum', [0.375, 0.5, 0.75], 'l'],
  ['Format', [75, 150, 37.5, 75], 'cl'],
  ['Size', [330, 500, 750], 'ml'],
] as const)('the unit of the column %s', (header, numbers, unit) => {
  expect(volumeUnitOf(header, numbers)).toBe(unit)
})

test('150 in a column of centilitres is a magnum', () => {
  expect(volumeFromNumber(150, 'cl')).toBe(1500)
  expect(volumeFromNumber(0.75, 'ml')).toBe(750)
  expect(volumeFromNumber(0, 'l')).toBeNull()
})
