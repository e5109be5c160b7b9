import { expect, it } from 'vitest'
import { changedValue } from './changed-value.ts'

it.each([
  [1, 2, '1'],
  [null, 'live', '\u2013'],
  [{ name: 'B', open: true, note: null }, { name: 'A', open: true, note: '' }, 'name: B'],
  [{ name: 'B', phone: null }, null, 'name: B'],
  [null, { name: 'B' }, '\u2013'],
  ['x'.repeat(300), null, `${'x'.repeat(200)}\u2026`],
])('of %j beside %j are shown: %s', (value, other, expected) => {
  expect(changedValue(value, other)).toBe(expected)
})
