import { describe, expect, test } from 'vitest'
import { sharedBy, tagWords } from './tag-words.ts'

const tagsOf = (text: string) => tagWords(text).map(({ kind, text: said }) => [kind, said])

describe('what a text names', () => {
  test('measures, prices and years', () => {
    expect(tagsOf('2019 Muster 75 cl 13,5 % vol € 12.50')).toEqual([
      ['vintage', '2019'],
      ['size', '75 cl'],
      ['strength', '13,5 % vol'],
      ['price', '€ 12.50'],
    ])
    expect(tagsOf('Cuvée 6x0,75l')).toEqual([['size', '6x0,75l']])
  })

  test('places, countries and grapes, longest names first, none over a comma', () => {
    expect(tagsOf('Ribera del Duero, Spain. Cabernet Sauvignon')).toEqual([
      ['place', 'Ribera del Duero'],
      ['country', 'Spain'],
      ['grape', 'Cabernet Sauvignon'],
    ])
    expect(tagsOf('Канада')).toEqual([['country', 'Канада']])
  })

  test('kinds of drink, houses and certificates', () => {
    expect(tagsOf('Tenuta Muster, rosso, biodynamic')).toEqual([
      ['house', 'Tenuta'],
      ['kind', 'rosso'],
      ['certificate', 'biodynamic'],
    ])
  })

  test('a long text is prose', () => {
    expect(tagWords('Merlot '.repeat(100))).toEqual([])
  })
})

test('which part of a text is told', () => {
  expect(sharedBy('Cabernet Sauvignon', ['grape'])).toBe(1)
  expect(sharedBy('Long Shadow', ['grape'])).toBe(0)
  expect(sharedBy('Syrah Muster', ['grape'])).toBeCloseTo(5 / 11)
})
