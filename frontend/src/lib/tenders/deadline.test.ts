import { describe, expect, it } from 'vitest'
import { deadlineState } from './deadline.ts'

const at = (instant: string) => new Date(instant)

describe('deadlineState', () => {
  it('counts days on the calendar of the market', () => {
    expect(deadlineState('2026-01-29', 'SE', at('2026-01-10T12:00:00Z'))).toEqual({
      state: 'left',
      days: 19,
    })
  })

  it('lasts until the end of the day in the market', () => {
    // 23:59 in Stockholm is 22:59Z; an hour later it is tomorrow there
    expect(deadlineState('2026-01-29', 'SE', at('2026-01-29T22:59:00Z')).state).toBe('today')
    expect(deadlineState('2026-01-29', 'SE', at('2026-01-29T23:01:00Z')).state).toBe('closed')
  })

  it('ends an hour earlier in Finland', () => {
    expect(deadlineState('2026-01-29', 'FI', at('2026-01-29T22:30:00Z')).state).toBe('closed')
  })

  it('says when no day is announced', () => {
    expect(deadlineState(null, 'NO', at('2026-01-29T22:30:00Z')).state).toBe('not_announced')
  })
})
