import { describe, expect, it } from 'vitest'
import { dayAfterKey } from './use-grid-keys.ts'

describe('keys in the grid of days', () => {
  it.each([
    ['ArrowLeft', '2027-03-27'],
    ['ArrowRight', '2027-03-29'],
    ['ArrowUp', '2027-03-21'],
    ['ArrowDown', '2027-04-04'],
    ['Home', '2027-03-22'],
    ['End', '2027-03-28'],
    ['PageUp', '2027-02-28'],
    ['PageDown', '2027-04-28'],
    ['a', null],
  ])('%s leads from the last Sunday of March to %s', (key, day) => {
    expect(dayAfterKey('2027-03-28', key)).toBe(day)
  })

  it('lead to the last day of a month that has no such day', () => {
    expect(dayAfterKey('2027-01-31', 'PageDown')).toBe('2027-02-28')
    expect(dayAfterKey('2028-03-31', 'PageUp')).toBe('2028-02-29')
  })
})
