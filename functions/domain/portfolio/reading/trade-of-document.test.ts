import { expect, test } from 'vitest'
import type { DocumentLine } from './sheet.ts'
import { isOfDrinks } from './trade-of-document.ts'

const line = (...texts: string[]): DocumentLine => ({
  page: 1,
  y: 700,
  size: 10,
  pieces: texts.map((text, at) => ({ text, x: at * 100, width: text.length * 5 })),
})
const rows = (kind: (at: number) => string) =>
  ['Muster', 'Stein', 'Schatten', 'Mulde', 'Kehre', 'Halde'].map((name, at) =>
    line(name, kind(at), `EUR ${at + 10},00`),
  )

test('a list of red wine alone says so of each of its wines', () => {
  expect(
    isOfDrinks(
      rows(() => '赤ワイン'),
      6,
    ),
  ).toBe(true)
})

test('one thing called like a drink makes no list of drinks', () => {
  expect(
    isOfDrinks(
      rows((at) => (at === 0 ? 'Champagne' : 'Teppich')),
      6,
    ),
  ).toBe(false)
  expect(
    isOfDrinks(
      rows((at) => (at === 0 ? 'Merlot' : 'Teppich')),
      6,
    ),
  ).toBe(false)
})

test('one grape and the appellations of the other wines make a list of drinks', () => {
  const wines = ['Merlot', 'Chianti', 'Barolo Stein', 'Mulde', 'Kehre', 'Halde']
  expect(
    isOfDrinks(
      wines.map((name) => line(name, 'EUR 9,00')),
      6,
    ),
  ).toBe(true)
  const towns = ['Chianti', 'Barolo', 'Bordeaux', 'Porto', 'Kehre', 'Halde']
  expect(
    isOfDrinks(
      towns.map((name) => line(name, 'EUR 9,00')),
      6,
    ),
  ).toBe(false)
})
