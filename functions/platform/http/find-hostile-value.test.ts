import { expect, it } from 'vitest'
import { findHostileValue } from './find-hostile-value.ts'

it.each([
  ['half a character', { facts: { name: 'Cava \ud800' } }, 'text_not_well_formed'],
  ['half a character in a key', JSON.parse('{"answers":{"\\udc00":1}}'), 'text_not_well_formed'],
  ['a denormal number', [5e-324], 'number_out_of_range'],
  ['a number just too small', { price: 9e-131 }, 'number_out_of_range'],
  ['a number too large', { price: -1e126 }, 'number_out_of_range'],
  ['a number without an end', JSON.parse('[1e999]'), 'number_out_of_range'],
  ['the prototype', JSON.parse('{"a":[{"__proto__":{"admin":true}}]}'), 'key_not_allowed'],
  ['the constructor', { constructor: 1 }, 'key_not_allowed'],
  ['deep lists', JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)), 'too_deep'],
  ['deep maps', JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`), 'too_deep'],
])('finds %s', (_, given, fault) => {
  expect(findHostileValue(given)).toBe(fault)
})

it.each([
  [{ name: 'Grüner Veltliner 🍇', price: 0, tiny: 1e-130, huge: 9.99e125, minus: -0 }],
  [{ text: 'constructor and __proto__ are words', list: [null, true, [], {}] }],
  [undefined],
])('lets %j pass', (given) => {
  expect(findHostileValue(given)).toBeNull()
})
