import { describe, expect, it, test } from 'vitest'
import { tenderFilterSchema } from '../tenders/tender-filter-schema.ts'
import { searchedPlace } from './saved-search.ts'
import { searchNameSchema } from './saved-search-schema.ts'

describe('the name of a saved search', () => {
  it('is one line of words', () => {
    expect(searchNameSchema.parse(' Furmint, Sweden ')).toBe('Furmint, Sweden')
  })

  test.each([
    ['', 'nothing'],
    ['a\u0001b', 'a control character'],
    ['\ud800', 'half a letter'],
  ])('is not %j: %s', (name) => {
    expect(searchNameSchema.safeParse(name).success).toBe(false)
  })

  it('has at most sixty letters', () => {
    expect(searchNameSchema.safeParse('a'.repeat(60)).success).toBe(true)
    expect(searchNameSchema.safeParse('a'.repeat(61)).success).toBe(false)
  })
})

it('lies where a tender of its market and kind finds it', () => {
  expect(searchedPlace(tenderFilterSchema.parse({ market: 'SE', category: 'cider' }))).toBe(
    'SE#cider',
  )
  expect(searchedPlace(tenderFilterSchema.parse({ category: 'beer' }))).toBe('*#beer')
})
