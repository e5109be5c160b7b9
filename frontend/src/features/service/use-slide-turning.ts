import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react'

const forward = ['ArrowRight', 'ArrowDown', 'PageDown']
const back = ['ArrowLeft', 'ArrowUp', 'PageUp']
/** CSS pixels; less is a tap. */
const shortestSwipe = 50

/** Where a key leads from a slide; null for keys that lead nowhere. */
export function slideAfterKey(number: number, count: number, key: string): number | null {
  if (forward.includes(key)) return Math.min(number + 1, count - 1)
  if (back.includes(key)) return Math.max(number - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Which slide is shown, and what turns it: keys, a swipe, buttons. */
export function useSlideTurning(count: number) {
  const [number, setNumber] = useState(0)
  const touchedAt = useRef<number | null>(null)
  const turn = (by: 1 | -1) => setNumber((now) => Math.min(Math.max(now + by, 0), count - 1))
  return {
    number,
    turn,
    onKeyDown: (event: KeyboardEvent) => {
      // on a button it presses the button
      const isSpace = event.key === ' ' && !(event.target instanceof HTMLButtonElement)
      const key = isSpace ? 'ArrowRight' : event.key
      const isWithOthers = event.altKey || event.ctrlKey || event.metaKey
      if (isWithOthers || slideAfterKey(number, count, key) === null) return
      event.preventDefault()
      setNumber((now) => slideAfterKey(now, count, key) ?? now)
    },
    onTouchStart: ({ touches }: TouchEvent) => {
      touchedAt.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0]?.clientX
      if (touchedAt.current === null || end === undefined) return
      const moved = end - touchedAt.current
      touchedAt.current = null
      if (Math.abs(moved) >= shortestSwipe) turn(moved < 0 ? 1 : -1)
    },
  }
}
