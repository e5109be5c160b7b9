import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localValue } from './local-value.ts'
import { browserGlobals } from './test/browser-globals.ts'

const numbers = (stored: unknown): readonly number[] =>
  Array.isArray(stored) ? stored.map(Number) : []

let events: EventTarget
beforeEach(() => {
  events = browserGlobals()
})
afterEach(() => vi.unstubAllGlobals())

describe('a value in local storage', () => {
  it('answers with the same object while nothing changed', () => {
    const value = localValue('numbers', numbers)
    value.set([1, 2])
    expect(value.get()).toEqual([1, 2])
    expect(value.get()).toBe(value.get())
  })

  it('tells of changes here and in another tab', () => {
    const value = localValue('numbers', numbers)
    const changed = vi.fn()
    const stop = value.subscribe(changed)
    value.set([1])
    localStorage.setItem('numbers', '[7]')
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'numbers' }))
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }))
    expect(changed).toHaveBeenCalledTimes(2)
    expect(value.get()).toEqual([7])
    stop()
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'numbers' }))
    expect(changed).toHaveBeenCalledTimes(2)
  })

  it('lasts for the page where storage refuses', () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const value = localValue('numbers', numbers)
    value.set([3])
    expect(value.get()).toEqual([3])
    expect(localStorage.getItem('numbers')).toBeNull()
  })
})
