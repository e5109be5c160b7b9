import { expect, test } from 'vitest'
import { drinkWordsIn, namesSparkling } from './name-words.ts'

test.each([
  ['Hazy IPA 0.44', ['hazy ipa']],
  ['Grande Champagne XO Cognac', ['cognac']],
  ['Caribbean Rum Cask', []],
  ['Pèt-Nat Rosé', ['pet nat']],
  ['Barolo', []],
])('%s names %j', (name, words) => {
  expect(drinkWordsIn(name)).toEqual(words)
})

test('a wine that may sparkle does so by its name', () => {
  expect(namesSparkling('Cuvée Brut')).toBe(true)
  expect(namesSparkling('Cuvée Rouge')).toBe(false)
})
