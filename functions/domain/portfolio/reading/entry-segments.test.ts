import { expect, test } from 'vitest'
import { areDashed, entryParts } from './entry-segments.ts'

const textsOf = (main: string, details: readonly string[] = [], isDashed = false) =>
  entryParts(main, details, { isDashed }).segments.map(({ text }) => text)

test('a full stop behind a place divides, however short the place is', () => {
  expect(textsOf('Long Shadow', ['California, USA. Zinfandel'])).toEqual([
    'Long Shadow',
    'California',
    'USA',
    'Zinfandel',
  ])
  expect(textsOf('Long Shadow', ['Bear River, カナダ. Vidal']).slice(2)).toEqual([
    'カナダ',
    'Vidal',
  ])
  expect(textsOf('St. Muster')).toEqual(['St. Muster'])
})

test('where entries are divided by dashes a comma or a bracket is within a part', () => {
  const mains = [
    'Muster Estate - Muster, Long Shadow - California - 2016',
    'Muster Estate - Short Shadow - California - 2017',
    'Stone House (Muster) - Round Stone - Oregon - 2018',
  ]
  expect(areDashed(mains)).toBe(true)
  expect(areDashed(['Long Shadow 2016, Muster', 'Short Shadow - Muster - Oregon'])).toBe(false)
  expect(textsOf(mains[0] ?? '', [], true)).toEqual([
    'Muster Estate',
    'Muster, Long Shadow',
    'California',
  ])
  expect(textsOf(mains[2] ?? '', [], true)[0]).toBe('Stone House (Muster)')
  expect(textsOf('Long Shadow 2016, Muster', [], true)).toEqual(['Long Shadow', 'Muster'])
})

test.each(['vi negre', 'øl', '赤', 'vin doux naturel'])(
  '"%s" says nothing but the kind',
  (words) => {
    expect(entryParts(`Long Shadow 2016, ${words}`, [])).toMatchObject({ type: words })
  },
)

test('a place that gave its name to a kind stays a place', () => {
  expect(entryParts('Muster - Long Shadow - Champagne - NV', [])).toMatchObject({ type: null })
})

test('the kind behind the last comma of a list of dashes, a word for no vintage on a line of its own', () => {
  expect(
    entryParts('Muster - Long Shadow - Mendoza - 2011, red wine', [], { isDashed: true }),
  ).toMatchObject({ type: 'red wine', vintage: 2011 })
  expect(entryParts('Muster - Long Shadow', ['Crete - NV'])).toMatchObject({ vintage: 'NV' })
})
