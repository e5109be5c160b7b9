import { useCallback, useEffect, useState } from 'react'

/** How long typing pauses before what was typed is looked at. */
const settledAfterMs = 600

/** A value as it was when it last stood still; `settle` takes it as it is now, as when a field is left. */
export function useSettled<Value>(value: Value): readonly [settled: Value, settle: () => void] {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settledAfterMs)
    return () => clearTimeout(timer)
  }, [value])
  const settle = useCallback(() => setSettled(value), [value])
  return [settled, settle]
}
