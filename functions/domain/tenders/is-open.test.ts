import { describe, expect, it } from 'vitest'
import { isOpen } from './is-open.ts'

describe('a tender is open until its day ends in its market', () => {
  it.each([
    ['SE', '2026-01-29T22:59:59Z', true],
    ['SE', '2026-01-29T23:00:00Z', false],
    ['NO', '2026-01-29T22:59:59Z', true],
    ['NO', '2026-01-29T23:00:00Z', false],
    ['FI', '2026-01-29T21:59:59Z', true],
    ['FI', '2026-01-29T22:00:00Z', false],
  ] as const)('%s at %s: %s', (market, at, expected) => {
    expect(isOpen({ market, offer_deadline: '2026-01-29' }, new Date(at))).toBe(expected)
  })

  it('and one without an announced day is open', () => {
    expect(isOpen({ market: 'FI', offer_deadline: null }, new Date())).toBe(true)
  })
})
