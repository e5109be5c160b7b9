import { writeCursor } from '../http/cursor.ts'
import type { Row } from './table.ts'

/** So many rows are looked at for each that a page may hold: 2,000 for a page of the desk. */
const lookedForOne = 40

/** How many rows a page may still look at, and behind which row it stopped; null: it saw all there are. */
export interface Look {
  readonly budget: { left: number }
  stoppedAt: Row | null
}

/** A look that others share the budget of. */
export const lookWithin = (budget: Look['budget']): Look => ({ budget, stoppedAt: null })

/** `limit`: how many rows the page may hold. Infinite: all are looked at. */
export const startLook = (limit: number): Look => lookWithin({ left: lookedForOne * limit })

/**
 * The cursor of a page: that behind its last item, else that behind the last row looked at. A page that stopped
 * looking may be short, even empty, and goes on all the same.
 */
export const cursorBehind = (
  next_cursor: string | null,
  { stoppedAt }: Look,
  positionOf: (row: Row) => unknown,
): string | null => next_cursor ?? (stoppedAt && writeCursor(positionOf(stoppedAt)))
