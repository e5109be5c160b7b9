import { describe, expect, it } from 'vitest'
import { formatTyped, parseTyped } from './typed-number.ts'

describe('a number typed into a field', () => {
  it.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1 200', 1200],
    ['1\u202f200,75', 1200.75],
    ['-3', -3],
    ['', null],
    ['   ', null],
  ])('reads %j as %j', (text, value) => {
    expect(parseTyped(text)).toBe(value)
  })

  it.each(['twelve', '1,2,3', '1.200,50', ',', '12 %'])('refuses %j', (text) => {
    expect(parseTyped(text)).toBeNaN()
  })

  it('shows the decimal sign of the language, and reads it back', () => {
    expect(formatTyped(1234.5, 'de')).toBe('1234,5')
    expect(formatTyped(1234.5, 'en')).toBe('1234.5')
    expect(parseTyped(formatTyped(0.125, 'fr'))).toBe(0.125)
    expect(formatTyped(null, 'en')).toBe('')
  })
})
