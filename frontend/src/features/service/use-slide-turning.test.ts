import { expect, it } from 'vitest'
import { slideAfterKey } from './use-slide-turning.ts'

it.each([
  [0, 'ArrowRight', 1],
  [7, 'ArrowRight', 7],
  [3, 'PageUp', 2],
  [0, 'ArrowLeft', 0],
  [3, 'Home', 0],
  [3, 'End', 7],
  [3, 'a', null],
])('from slide %i of 8, %s leads to %s', (number, key, next) => {
  expect(slideAfterKey(number, 8, key)).toBe(next)
})
