import type { ColumnRole } from './column-roles.ts'
import { type Cell, cellText, filledCells, isEmpty, type SheetRow } from './sheet.ts'

/** What stands once for several products below each other, as merged cells do. */
const mayBeMerged: ReadonlySet<ColumnRole> = new Set([
  'name',
  'producer',
  'country',
  'region',
  'subregion',
  'origin',
  'type',
])
const fewestEmpty = 2
const leastEmpty = 0.2
/** Many lists leave the kind open where it is not worth a word: only large groups are merged. */
const leastEmptyKinds = 0.5

/** Where one of them is new, what stood above for a smaller place or for its producer is at an end. */
const largerThan: Readonly<Partial<Record<ColumnRole, ReadonlySet<ColumnRole>>>> = {
  region: new Set(['country']),
  subregion: new Set(['country', 'region', 'origin']),
  name: new Set(['producer']),
}

interface RoleOfColumn {
  readonly index: number
  readonly role: ColumnRole
}

/** A heading has nothing beside it. */
const isProduct = (row: SheetRow) => filledCells(row, 2) === 2

/** Each value once, at the top of its group: a column that merely has gaps repeats its values, too. */
function isMerged(rows: readonly SheetRow[], { index, role }: RoleOfColumn): boolean {
  const least = role === 'type' ? leastEmptyKinds : leastEmpty
  if (isEmpty(rows[0]?.cells[index])) return false
  let empty = 0
  let above: Cell = null
  for (const { cells } of rows) {
    const cell = cells[index] ?? null
    if (isEmpty(cell)) empty += 1
    // most columns of a long list say so within a few rows
    else if (cell === above || cellText(cell) === cellText(above)) return false
    above = cell
  }
  if (empty < Math.max(fewestEmpty, rows.length * least)) return false
  const filled = rows.flatMap(({ cells }) => cellText(cells[index]) || [])
  return filled.length >= 2 && new Set(filled).size >= filled.length * 0.9
}

/** The rows with the value of a merged cell in each row that it spans. */
export function fillDown(
  rows: readonly SheetRow[],
  columns: readonly RoleOfColumn[],
): readonly SheetRow[] {
  const products = rows.filter(isProduct)
  const merged = columns.filter(
    (column) => mayBeMerged.has(column.role) && isMerged(products, column),
  )
  if (merged.length === 0) return rows
  const above = new Map<number, SheetRow['cells'][number]>()
  const last = new Map<number, string>()
  return rows.map((row) => {
    if (!isProduct(row)) {
      above.clear()
      last.clear()
      return row
    }
    const begun = beganIn(row, columns, last)
    const cells = [...row.cells]
    const from_above = new Set<number>()
    for (const { index, role } of merged) {
      if (begun.some((larger) => largerThan[role]?.has(larger))) above.delete(index)
      const own = cells[index] ?? null
      if (!isEmpty(own)) {
        above.set(index, own)
        continue
      }
      cells[index] = above.get(index) ?? null
      from_above.add(index)
    }
    return { ...row, cells, from_above }
  })
}

/** The columns whose value in this row is another than in the rows above. */
function beganIn(
  { cells }: SheetRow,
  columns: readonly RoleOfColumn[],
  last: Map<number, string>,
): ColumnRole[] {
  return columns.flatMap(({ index, role }) => {
    const text = cellText(cells[index])
    if (text === '' || text === last.get(index)) return []
    const isFirst = !last.has(index)
    last.set(index, text)
    return isFirst ? [] : [role]
  })
}
