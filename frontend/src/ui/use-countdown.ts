import { useCallback, useEffect, useRef } from 'react'

/** Calls `onEnd` after `ms` of time that was not paused; never with null. */
export function useCountdown(ms: number | null, onEnd: () => void) {
  const end = useRef(onEnd)
  end.current = onEnd
  const left = useRef(ms)
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; since: number } | null>(null)
  const pause = useCallback(() => {
    if (running.current === null || left.current === null) return
    clearTimeout(running.current.timer)
    left.current -= Date.now() - running.current.since
    running.current = null
  }, [])
  const resume = useCallback(() => {
    if (running.current !== null || left.current === null) return
    const timer = setTimeout(() => end.current(), left.current)
    running.current = { timer, since: Date.now() }
  }, [])
  useEffect(() => {
    resume()
    return pause
  }, [pause, resume])
  return { pause, resume }
}
