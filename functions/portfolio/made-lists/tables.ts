import type { Cell } from '#domain/portfolio/reading/sheet.ts'
import type { Column } from './column.ts'
import type { GroupHeading } from './headings.ts'
import type { Item } from './item.ts'
import type { Plan } from './plan.ts'
import { blankRow, headerRow, type Merge, type PlannedRow, textRow } from './sheet-plan.ts'

export interface Table {
  readonly rows: readonly PlannedRow[]
  readonly merges: readonly Merge[]
}

const unitSigns: Readonly<Record<string, string>> = { EUR: '€', USD: 'US$', GBP: '£', JPY: '¥' }

/** Header rows of a table: one, two (groups above), one and the units below, or none. */
export function headerRows(
  { traits, structure, lettering }: Plan,
  columns: readonly Column[],
): Table {
  if (traits.has('no header')) return { rows: [], merges: [] }
  const unitOf = ({ unit }: Column) =>
    unit === null ? null : lettering.currencyIs === 'sign' ? (unitSigns[unit] ?? unit) : unit
  const withUnit = (column: Column) => {
    const unit = unitOf(column)
    return unit === null || column.header.includes(unit)
      ? column.header
      : `${column.header} (${unit})`
  }
  const grouped =
    traits.has('two header rows') || structure === 'tiers' || structure === 'sizes across'
  if (grouped && columns.filter(({ group }) => group !== undefined).length > 1) {
    const first = columns.findIndex(({ group }) => group !== undefined)
    const count = columns.filter(({ group }) => group !== undefined).length
    const above = columns.map((column, at) =>
      column.group === undefined ? null : at === first ? column.group : null,
    )
    return {
      rows: [headerRow(above), headerRow(columns.map(withUnit))],
      merges: [{ row: 0, column: first, rows: 1, columns: count }],
    }
  }
  if (traits.has('row of units') || grouped)
    return {
      rows: [
        headerRow(columns.map(({ header }) => header)),
        headerRow(
          columns.map((column) => (unitOf(column) === null ? null : `(${unitOf(column)})`)),
        ),
      ],
      merges: [],
    }
  return { rows: [headerRow(columns.map(withUnit))], merges: [] }
}

const productRow = (columns: readonly Column[], item: Item, more: GroupHeading[]): PlannedRow => ({
  cells: columns.map(({ cell }) => cell(item)),
  products: [
    {
      item,
      parts: [
        ...columns.map(({ states }) => states(item)),
        ...more.map(({ states }) => states(item)),
      ],
    },
  ],
})

/** Rows below each other, in groups with headings that hold for the rows below them. */
export function bodyRows(
  columns: readonly Column[],
  groups: readonly Group[],
  hasGaps = false,
): PlannedRow[] {
  return groups.flatMap(({ headings, news, items }, at) => [
    ...(hasGaps && at > 0 ? [blankRow] : []),
    ...news.map(({ text }) => textRow(text)),
    ...items.map((item) => productRow(columns, item, headings)),
  ])
}

export interface Group {
  /** All headings that hold for the items. */
  readonly headings: GroupHeading[]
  /** Those that stand above this group: the wider ones may stand above an earlier one. */
  readonly news: GroupHeading[]
  readonly items: readonly Item[]
}

/** The cells of a column that repeat the one above are merged with it: their value stands once. */
export function mergeDown(table: Table, column: number): Table {
  const rows = [...table.rows]
  const merges = [...table.merges]
  for (let from = 0; from < rows.length; ) {
    const value = rows[from]?.cells[column]
    let to = from + 1
    while (to < rows.length && rows[to]?.cells[column] === value && rows[to]?.products.length !== 0)
      to++
    if (rows[from]?.products.length !== 0 && value !== null && to - from > 1) {
      merges.push({ row: from, column, rows: to - from, columns: 1 })
      for (let row = from + 1; row < to; row++)
        rows[row] = { ...(rows[row] as PlannedRow), cells: without(rows[row]?.cells ?? [], column) }
    }
    from = to
  }
  return { rows, merges }
}

const without = (cells: readonly Cell[], column: number) =>
  cells.map((cell, at) => (at === column ? null : cell))

/** Two tables of the same columns, a blank column between them. */
export function sideBySide(left: Table, right: Table, width: number): Table {
  const count = Math.max(left.rows.length, right.rows.length)
  const padded = (cells: readonly Cell[]) =>
    Array.from({ length: width }, (_, at) => cells[at] ?? null)
  const rows = Array.from({ length: count }, (_, at): PlannedRow => {
    const [a, b] = [left.rows[at] ?? blankRow, right.rows[at] ?? blankRow]
    return {
      cells: [...padded(a.cells), null, ...padded(b.cells)],
      products: [...a.products, ...b.products],
    }
  })
  const moved = right.merges.map((merge) => ({ ...merge, column: merge.column + width + 1 }))
  return { rows, merges: [...left.merges, ...moved] }
}

/** Products beside each other: the headers stand in the first column. */
export function transposed(columns: readonly Column[], items: readonly Item[]): Table {
  const unit = (column: Column) => (column.unit === null ? '' : ` (${column.unit})`)
  return {
    rows: columns.map((column, at) => ({
      cells: [`${column.header}${unit(column)}`, ...items.map(column.cell)],
      products:
        at === 0
          ? items.map((item) => ({ item, parts: columns.map(({ states }) => states(item)) }))
          : [],
    })),
    merges: [],
  }
}
