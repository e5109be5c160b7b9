import type { KeyboardEvent } from 'react'
import { type GridColumn, gridColumns } from './grid-filter.ts'

/** The cell that the keys act on. */
export interface Place {
  readonly row: number
  readonly column: number
}

export interface GridActions {
  readonly place: Place
  readonly rowCount: number
  /** How many rows a page of the keyboard is. */
  readonly pageRows: number
  readonly moveTo: (place: Place, extends_: boolean) => void
  readonly toggle: (row: number) => void
  readonly selectAll: () => void
  readonly clear: () => void
  readonly edit: (place: Place) => void
  readonly open: (row: number) => void
  readonly search: () => void
  readonly undo: () => void
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  k: [-1, 0],
  ArrowDown: [1, 0],
  j: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
const within = (value: number, last: number) => Math.max(0, Math.min(last, value))

/** Where a key leads; null: it leads nowhere. */
export function placeAfter(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { place, rowCount, pageRows }: Pick<GridActions, 'place' | 'rowCount' | 'pageRows'>,
  columnCount: number,
): Place | null {
  const lastColumn = columnCount - 1
  const [rows, columns] = steps[key] ?? [0, 0]
  if (rows !== 0 || columns !== 0) {
    return {
      row: within(place.row + rows, rowCount - 1),
      column: within(place.column + columns, lastColumn),
    }
  }
  const rowOf: Readonly<Record<string, number>> = {
    PageUp: place.row - pageRows,
    PageDown: place.row + pageRows,
    Home: ctrlKey ? 0 : place.row,
    End: ctrlKey ? rowCount - 1 : place.row,
  }
  const row = rowOf[key]
  if (row === undefined) return null
  const column = key === 'Home' ? 0 : key === 'End' ? lastColumn : place.column
  return { row: within(row, rowCount - 1), column: ctrlKey ? place.column : column }
}

/** The keys of the grid while it has the focus; those of a field in a cell never come here. */
export function pressInGrid(event: KeyboardEvent, actions: GridActions): void {
  const { key } = event
  const isCommand = event.ctrlKey || event.metaKey
  const letters: Readonly<Record<string, () => void>> = {
    ' ': () => actions.toggle(actions.place.row),
    Enter: () => actions.edit(actions.place),
    F2: () => actions.edit(actions.place),
    o: () => actions.open(actions.place.row),
    '/': actions.search,
    Escape: actions.clear,
  }
  const next = placeAfter(event, actions, gridColumns.length)
  if (next !== null && (!isCommand || key === 'Home' || key === 'End')) {
    actions.moveTo(next, event.shiftKey && next.row !== actions.place.row)
  } else if (isCommand && key === 'a') actions.selectAll()
  else if (isCommand && key === 'z') actions.undo()
  else if (!isCommand && !event.altKey && letters[key] !== undefined) letters[key]()
  else return
  event.preventDefault()
}

export const columnAt = (index: number): GridColumn => gridColumns[index] ?? 'name'
