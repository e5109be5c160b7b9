import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('settings', () => {
  it('gives what is asked for', () => {
    expect(readSettings(['A', 'B'], { A: 'one', B: 'two', C: 'three' })).toEqual({
      A: 'one',
      B: 'two',
    })
  })

  it('names everything missing at once, empty values too, and no value', () => {
    expect(() => readSettings(['A', 'B', 'C'], { A: 'secret', B: '' })).toThrow(
      'Settings missing from the environment: B, C',
    )
  })
})
