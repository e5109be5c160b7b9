import { expect, test } from 'vitest'
import { isNoVintage } from '../../vocabulary/attributes.ts'
import { readAgeing, readFarming, readOrganic } from './read-claims.ts'

test.each(['in conversion', 'en conversion', 'in Umstellung', 'planned 2027', 'vegan'])(
  '%s is not organic',
  (words) => {
    expect(readOrganic(words)).not.toBe(true)
    expect(readFarming(words).organic).not.toBe(true)
  },
)

test.each(['not organic', 'non bio', 'konventionell'])('%s is a plain no', (words) => {
  expect(readOrganic(words)).toBe(false)
})

test('several certificates in a cell are several', () => {
  expect(readFarming('Bio / vegan')).toEqual({
    organic: true,
    certifications: ['organic', 'Vegan'],
  })
  expect(readFarming('biodynamisch + vegan').certifications).toEqual(['biodynamic', 'Vegan'])
  expect(readFarming('in conversione + vegan')).toEqual({
    organic: null,
    certifications: ['Vegan'],
  })
})

test.each(['no oak', 'unoaked', 'sans bois', 'kein Holz', 'no'])('%s is without oak', (words) => {
  expect(readAgeing(words).oak).toBe(false)
})

test('months in oak, in the words of the list', () => {
  expect(readAgeing('12 mois en barrique')).toEqual({ oak: true, months: 12 })
  expect(readAgeing('8 mesi in legno')).toEqual({ oak: true, months: 8 })
})

test('a wine without a vintage says so in its language', () => {
  expect(['NV', 'sans année', 'без года'].every(isNoVintage)).toBe(true)
  expect(isNoVintage('2019')).toBe(false)
})
