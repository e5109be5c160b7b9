// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSettled } from './use-settled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pointer = (type: 'pointerdown' | 'pointerup' | 'pointercancel') =>
  act(() => void document.body.dispatchEvent(new Event(type, { bubbles: true })))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

function typed() {
  const { result, rerender } = renderHook(({ value }) => useSettled(value), {
    initialProps: { value: 'before' },
  })
  rerender({ value: 'typed' })
  return {
    settled: () => result.current[0],
    leaveField: () => act(() => result.current[1]()),
  }
}

it('takes what was typed when typing pauses, or when the field is left', () => {
  const paused = typed()
  pass(599)
  expect(paused.settled()).toBe('before')
  pass(1)
  expect(paused.settled()).toBe('typed')
  const left = typed()
  left.leaveField()
  expect(left.settled()).toBe('typed')
})

it.each(['pointerup', 'pointercancel'] as const)(
  'moves nothing while something is pressed, until %s',
  (end) => {
    const form = typed()
    pointer('pointerdown')
    form.leaveField()
    pass(2000)
    expect(form.settled()).toBe('before')
    pointer(end)
    pass(0)
    expect(form.settled()).toBe('typed')
  },
)
