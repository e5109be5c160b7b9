import { expect, it } from 'vitest'
import { publishedLanguage } from './published-language.ts'

it.each([
  ['Musserende vin, AOC Champagne, France', 'no'],
  ['maksimumspris kr 220,-', 'no'],
  ['White wine, Tokaj, Hungary', 'en'],
  ['Minimum 85 % Furmint', 'en'],
])('%s is %s', (words, language) => {
  expect(publishedLanguage(words)).toBe(language)
})
