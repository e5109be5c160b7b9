import { useCallback, useRef, useState } from 'react'
import type { OpenPoint } from './open-points.ts'

export interface CurrentPoint {
  readonly current: OpenPoint | undefined
  /** Its place among the open ones, from 1. */
  readonly place: number
  readonly next: () => void
  /** Rises with each press of "next": the focus follows. */
  readonly turn: number
}

/** Which open point the next step shows; the one after it comes once it is settled. */
export function useOpenPoint(points: readonly OpenPoint[]): CurrentPoint {
  const [wanted, setWanted] = useState<{ id: string; at: number; turn: number } | null>(null)
  const found = points.findIndex(({ id }) => id === wanted?.id)
  const at = found >= 0 ? found : Math.min(wanted?.at ?? 0, Math.max(0, points.length - 1))
  const latest = useRef({ points, at })
  latest.current = { points, at }
  const next = useCallback(() => {
    const { points: all, at: now } = latest.current
    const following = (now + 1) % Math.max(1, all.length)
    const point = all[following]
    if (point !== undefined)
      setWanted((before) => ({ id: point.id, at: following, turn: (before?.turn ?? 0) + 1 }))
  }, [])
  return { current: points[at], place: at + 1, next, turn: wanted?.turn ?? 0 }
}
