import { useCallback, useEffect, useState } from 'react'
import { afterPress, watchPresses } from './after-press.ts'

/** How long typing pauses before what was typed is looked at. */
const settledAfterMs = 600

/**
 * A value as it was when it last stood still; `settle` takes it as it is now, as when a field is left. What
 * is said of it moves the page, so neither happens while something is being pressed.
 */
export function useSettled<Value>(value: Value): readonly [settled: Value, settle: () => void] {
  const [settled, setSettled] = useState(value)
  useEffect(watchPresses, [])
  const settle = useCallback(() => afterPress(() => setSettled(value)), [value])
  useEffect(() => {
    const timer = setTimeout(settle, settledAfterMs)
    return () => clearTimeout(timer)
  }, [settle])
  return [settled, settle]
}
