import type { ImportRow, ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import type { ColumnRole } from '#domain/portfolio/reading/column-roles.ts'
import { columnLetter } from './column-letter.ts'

/** What a table of the sheet has in a column of it. */
interface ColumnHead {
  readonly table: ImportTable
  /** Of the table, from 0. */
  readonly index: number
  readonly header: string
  readonly role: ColumnRole | null
}

/** A column of the file as it is shown beside the products. */
export interface FileColumn {
  /** Of a row's cells; null: all of them, as words. */
  readonly cell: number | null
  /** As the spreadsheet names it: a letter, or of a table on its side the number of a row. */
  readonly name: string
  /** Tables below one another have the same columns. */
  readonly heads: readonly ColumnHead[]
}

/** All that a row says, in one column. */
export const inWords: FileColumn = { cell: null, name: '', heads: [] }

/** Whether the rows are lines of a document, which has no columns to speak of. */
const isDocument = (rows: readonly Pick<ImportRow, 'page'>[]) =>
  rows.some(({ page }) => page !== null)

/** The columns that a sheet has in its tables, in their order. */
export function fileColumns(
  tables: readonly ImportTable[],
  sheet: number,
  rows: readonly Pick<ImportRow, 'page'>[],
): readonly FileColumn[] {
  const own = tables.filter((table) => table.sheet === sheet)
  if (own.length === 0 || isDocument(rows)) return [inWords]
  const columns = new Map<number, FileColumn>()
  for (const table of own) {
    for (const { index, header, role } of table.columns) {
      const at = table.first_column + index
      // the cells of a table that lies on its side begin with it
      const cell = table.is_turned ? index : at
      const before = columns.get(cell)
      const head = { table, index, header, role }
      columns.set(cell, {
        cell,
        name: before?.name ?? (table.is_turned ? String(at + 1) : columnLetter(at)),
        heads: [...(before?.heads ?? []), head],
      })
    }
  }
  return [...columns.values()].sort((a, b) => (a.cell ?? 0) - (b.cell ?? 0))
}

/** Whether something is read from the column. */
export const isUsed = ({ cell, heads }: FileColumn): boolean =>
  cell === null || heads.some(({ role }) => role !== null && role !== 'ignore')

/** The words of a row; an entry of a document may have several lines. */
export const linesOf = ({ cells, lines }: Pick<ImportRow, 'cells' | 'lines'>): string[] =>
  (lines.length > 0 ? lines : [cells]).map((line) => line.filter(Boolean).join(' · '))

/** What a row says in a column of the file. */
export const wordsOfCell = (
  row: Pick<ImportRow, 'cells' | 'lines'>,
  { cell }: Pick<FileColumn, 'cell'>,
): string => (cell === null ? linesOf(row).join(' · ') : (row.cells[cell] ?? ''))

/** Rem that most of the texts need; the longest are cut and shown in full on demand. */
export function widthFor(texts: readonly string[], least = 4, most = 13): number {
  const lengths = texts.map((text) => text.length).sort((a, b) => a - b)
  const usual = lengths[Math.floor((lengths.length - 1) * 0.9)] ?? 0
  return Math.min(most, Math.max(least, Math.round(usual * 4.6) / 10 + 1.2))
}
