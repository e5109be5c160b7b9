import type { Cell } from '#domain/portfolio/reading/sheet.ts'
import type { Placed } from './truth.ts'

/** A row before it is written: its cells and the products that stand in it. */
export interface PlannedRow {
  readonly cells: readonly Cell[]
  readonly products: readonly Placed[]
  /** A line of text beside the table: title, heading, condition. */
  readonly isText?: boolean
  readonly isHeader?: boolean
}

/** Cells that are one, positions from 0. */
export interface Merge {
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

export interface SheetPlan {
  readonly name: string
  readonly rows: readonly PlannedRow[]
  readonly merges: readonly Merge[]
}

export const textRow = (...texts: readonly string[]): PlannedRow => ({
  cells: texts,
  products: [],
  isText: true,
})
export const blankRow: PlannedRow = { cells: [], products: [] }
export const headerRow = (cells: readonly Cell[]): PlannedRow => ({
  cells,
  products: [],
  isHeader: true,
})
