import { expect, it } from 'vitest'
import type { Criterion } from './criterion.ts'
import { pairCriteria } from './pair-criteria.ts'

const red: Criterion = {
  id: 'category-1',
  kind: 'category',
  text: 'Red wine',
  source_field: 'product_type',
  required: true,
  any_of: ['red_wine'],
  subtypes: [],
}
const words = (id: string, text: string): Criterion => ({
  id,
  kind: 'text',
  text,
  source_field: 'requirements',
  required: true,
})
const organic: Criterion = {
  id: 'certification-1',
  kind: 'certification',
  text: 'Organic grapes',
  source_field: 'requirements',
  required: true,
  schemes: ['organic'],
  combine: 'any_of',
}

it('finds what stood for the same words, whatever its number', () => {
  const before = [red, words('text-1', 'Organic grapes'), words('text-2', 'Light style')]
  const after = [red, organic, words('text-1', 'Light style')]
  const { changed, gone } = pairCriteria(before, after)
  expect([...changed]).toEqual([['certification-1', before[1]]])
  expect(gone).toEqual([])
})

it('names what is new and what is gone', () => {
  const { changed, gone } = pairCriteria([red, words('text-1', 'Light style')], [red, organic])
  expect([...changed]).toEqual([['certification-1', null]])
  expect(gone).toEqual([words('text-1', 'Light style')])
})

it('takes each earlier one once', () => {
  const rose: Criterion = { ...red, any_of: ['rose_wine'] }
  const { changed, gone } = pairCriteria(
    [red],
    [rose, { ...rose, id: 'category-2', subtypes: ['x'] }],
  )
  expect([...changed.values()]).toEqual([red, null])
  expect(gone).toEqual([])
})
