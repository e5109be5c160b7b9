import { useCallback, useRef, useState } from 'react'
import type { OpenPoint } from './open-points.ts'

export interface CurrentPoint {
  readonly current: OpenPoint | undefined
  /** Its place among the open ones, from 1. */
  readonly place: number
  /** How many are open, with the shown one. */
  readonly count: number
  readonly next: () => void
  /** Rises with each press of "next": the focus follows. */
  readonly turn: number
  /** While something is typed for the shown point it stays, also when that settles it. */
  readonly hold: (isHeld: boolean) => void
}

/** Which open point the next step shows; the one after it comes once it is settled and left. */
export function useOpenPoint(points: readonly OpenPoint[]): CurrentPoint {
  const [wanted, setWanted] = useState<{ id: string; at: number; turn: number } | null>(null)
  const [held, setHeld] = useState<OpenPoint | null>(null)
  const found = points.findIndex(({ id }) => id === (held ?? wanted)?.id)
  const isSettled = held !== null && found < 0
  const last = Math.max(0, points.length - (isSettled ? 0 : 1))
  const at = found >= 0 ? found : Math.min(wanted?.at ?? 0, last)
  const current = isSettled ? held : points[at]
  const latest = useRef({ points, at, current, isSettled })
  latest.current = { points, at, current, isSettled }
  const next = useCallback(() => {
    const { points: all, at: now, isSettled: isGone } = latest.current
    const following = (isGone ? now : now + 1) % Math.max(1, all.length)
    const point = all[following]
    setHeld(null)
    if (point !== undefined)
      setWanted((before) => ({ id: point.id, at: following, turn: (before?.turn ?? 0) + 1 }))
  }, [])
  const hold = useCallback((isHeld: boolean) => {
    const { current: shown, at: now } = latest.current
    setHeld(isHeld ? (shown ?? null) : null)
    if (isHeld && shown !== undefined)
      setWanted((before) => ({ id: shown.id, at: now, turn: before?.turn ?? 0 }))
  }, [])
  const count = points.length + (isSettled ? 1 : 0)
  return { current, place: at + 1, count, next, turn: wanted?.turn ?? 0, hold }
}
