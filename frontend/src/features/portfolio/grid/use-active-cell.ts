import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CellWay } from './cell-editor.tsx'
import type { Place } from './press-in-grid.ts'

const afterWay: Readonly<Record<CellWay, readonly [rows: number, columns: number]>> = {
  down: [1, 0],
  right: [0, 1],
  left: [0, -1],
  stay: [0, 0],
}

interface Options {
  readonly rowCount: number
  readonly columnCount: number
  /** Pixels. */
  readonly rowHeight: number
  /** Pixels at the top of the frame that the head covers. */
  readonly headHeight: number
  /** Where the keys act before one was pressed. @default 0 */
  readonly firstColumn?: number
  readonly cellId: (row: number, column: number) => string
}

/** A grid whose rows are drawn as they are seen, and the one cell of it that the keys act on. */
export function useActiveCell(options: Options) {
  const { rowCount, columnCount, rowHeight, headHeight, firstColumn = 0, cellId } = options
  const scroll = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const [isEdited, setEdited] = useState(false)
  // what cannot be saved as it was typed: nothing is lost by a press elsewhere
  const isHeld = useRef(false)
  const active = {
    row: Math.min(place?.row ?? 0, rowCount - 1),
    column: Math.min(place?.column ?? firstColumn, columnCount - 1),
  }
  const virtual = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    scrollPaddingStart: headHeight,
    overscan: 8,
    useFlushSync: false,
    // the cell that the keys act on exists also while it is scrolled away: the grid names it
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active.row])]
        .filter((row) => row >= 0)
        .sort((a, b) => a - b),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights are measured anew where the form changes
  useEffect(() => virtual.measure(), [virtual, rowHeight])

  const latest = useRef({ active, rowCount, columnCount, cellId })
  latest.current = { active, rowCount, columnCount, cellId }
  const moveTo = useCallback(
    (next: Place) => {
      setPlace(next)
      setEdited(false)
      virtual.scrollToIndex(next.row)
      requestAnimationFrame(() =>
        document
          .getElementById(latest.current.cellId(next.row, next.column))
          ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
      )
    },
    [virtual],
  )
  const press = useCallback((next: Place, isEditing: boolean) => {
    if (isHeld.current) return
    setPlace(next)
    setEdited(isEditing)
  }, [])
  const leave = useCallback(
    (way: CellWay) => {
      setEdited(false)
      if (way === 'stay') return
      const [down, right] = afterWay[way]
      const now = latest.current
      moveTo({
        row: Math.min(now.rowCount - 1, now.active.row + down),
        column: Math.max(0, Math.min(now.columnCount - 1, now.active.column + right)),
      })
      table.current?.focus()
    },
    [moveTo],
  )
  const cancel = useCallback(() => {
    setEdited(false)
    table.current?.focus()
  }, [])
  const hold = useCallback((held: boolean) => {
    isHeld.current = held
  }, [])
  return {
    scroll,
    table,
    virtual,
    active,
    isEdited,
    /** How many rows a page of the keyboard is: those in sight but the head and one. */
    pageRows: () =>
      Math.max(1, Math.floor(((scroll.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1),
    moveTo,
    press,
    /** After a cell was saved. */
    leave,
    cancel,
    hold,
  }
}
