import { expect, it } from 'vitest'
import { blankProduct } from '#domain/portfolio/reading/blank-product.ts'
import { userId } from '../platform/test/builders.ts'
import { candidatesOf } from './candidates-of.ts'

it('tells products of one row in tables side by side from several of one table', () => {
  const table = { sheet: 0, name: '', heading: 'a|b', is_turned: false, columns: [], count: 1 }
  const products = ['Left', 'Right'].map((name) => blankProduct(2, name))
  const places = (tables: Parameters<typeof candidatesOf>[1]['tables']) =>
    candidatesOf(userId('beside'), { products, tables }).candidates.map(({ place }) => place)
  expect(
    places([
      { ...table, first: 0, first_column: 0 },
      { ...table, first: 1, first_column: 4 },
    ]),
  ).toEqual(['0.0.2.1', '0.4.2.1'])
  expect(places([{ ...table, first: 0, first_column: 0, count: 2 }])).toEqual([
    '0.0.2.1',
    '0.0.2.2',
  ])
})
