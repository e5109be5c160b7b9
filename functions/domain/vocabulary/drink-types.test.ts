import { expect, test } from 'vitest'
import { categoryOf } from './categories.ts'
import { kindTerms } from './data/kind-terms.ts'
import { isNameWithStyle, termsIn } from './drink-terms.ts'
import { drinkTypes } from './drink-types.ts'
import { fold } from './fold.ts'
import { plainTypeOf } from './plain-types.ts'

const lines = `${drinkTypes}\n${kindTerms}`.split('\n').filter((line) => line !== '')
const words = lines.flatMap((line) => {
  const [head = '', ...rest] = line.split('|').map((part) => part.trim())
  return rest.map((word) => ({ head, word, key: fold(word) + (word.endsWith('*') ? '*' : '') }))
})

test('every word for a drink means one type', () => {
  const heads = new Map<string, Set<string>>()
  for (const { head, key } of words) heads.set(key, (heads.get(key) ?? new Set()).add(head))
  expect([...heads].filter(([, meanings]) => meanings.size > 1)).toEqual([])
})

test('what a list is told in plain English is of the category that a tender reads in the same words', () => {
  const apart = words.filter(({ word }) => {
    const own = categoryOf(word).categories
    const plain = plainTypeOf(word)
    const read = categoryOf(plain).categories
    return plain === null || (own.length === 0) !== (read.length === 0)
      ? true
      : !own.every((one) => read.includes(one))
  })
  expect(apart.map(({ word }) => word)).toEqual([])
})

test.each([
  ['Mezcal', 'mezcal'],
  ['Vermouth', 'vermouth'],
  ['Genever', 'genever'],
  ['Marc', 'grappa'],
  ['Obstler', 'fruit spirit'],
  ['Glögg', 'mulled wine'],
  ['Gin liqueur', 'liqueur'],
  ['hard liquor', 'spirits'],
  ['Ginit ja maustetut viinat / Tequilat', 'tequila'],
  ['Dolci', 'dessert wine'],
  ['Skin contact', 'orange wine'],
  ['로제스파클링', 'sparkling rosé wine'],
  ['Rode wijnen', 'red wine'],
  ['India pale ales', 'beer'],
  ['Sektkellerei', 'sparkling wine'],
])('%s is %s', (text, plain) => {
  expect(plainTypeOf(text)).toBe(plain)
})

test('an orange or a dessert wine may be any wine', () => {
  expect(categoryOf('Vin orange')).toEqual(categoryOf('Wine'))
  expect(categoryOf('Dessert wine')).toEqual(categoryOf('Wine'))
})

test('a style among other words is a name, a style alone a heading', () => {
  expect(isNameWithStyle('Norrlands julöl')).toBe(true)
  expect(isNameWithStyle('Saison')).toBe(false)
  expect(isNameWithStyle('Lambic & Gueuze')).toBe(false)
  expect(isNameWithStyle('Red wines of the north')).toBe(false)
})

test('the longest term is found at each place', () => {
  expect(termsIn('Kentucky straight bourbon and rum').map(({ subtype }) => subtype)).toEqual([
    'whisky_straight_bourbon',
    'rum',
  ])
})
