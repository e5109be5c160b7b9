import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('items stand in the order of the list, groups in that of their first item', () => {
  const groups = groupBy([3, 8, 1, 4], (number) => (number % 2 === 0 ? 'even' : 'odd'))
  expect([...groups]).toEqual([
    ['odd', [3, 1]],
    ['even', [8, 4]],
  ])
  expect(groupBy([], () => null).size).toBe(0)
})
