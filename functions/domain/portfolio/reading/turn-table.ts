import { rolesNamedIn } from './header-evidence.ts'
import { cellText, lineOfColumn, type Sheet, type SheetRow } from './sheet.ts'

/** A table of several products has as many headers at least. */
const fewestHeaders = 4
const rowsSearched = 80

/** How many different roles the texts name outright. */
function rolesOf(texts: readonly string[]): number {
  const roles = texts.flatMap((text) => {
    const sure =
      text.length > 60 ? undefined : rolesNamedIn(text).find(({ weight }) => weight > 0.7)
    // "not organic" below "Certificates" names nothing
    return sure === undefined || sure.role === 'ignore' ? [] : [sure.role]
  })
  return new Set(roles).size
}

/**
 * A table that lies on its side, with a product in each column and the headers down the first one, is turned
 * upright; what stands above and below stays where it is. Any other table comes back as it is.
 */
export function turnTable(sheet: Sheet): Sheet {
  const rows = sheet.rows.slice(0, rowsSearched)
  const down = rolesOf(rows.map((row) => cellText(row.cells[0])))
  if (down < fewestHeaders) return sheet
  const across = rows.reduce((most, row) => Math.max(most, rolesOf(row.cells.map(cellText))), 0)
  if (across >= Math.max(3, down * 0.6)) return sheet
  const isPart = (row: SheetRow) => row.cells.filter((cell) => cellText(cell) !== '').length > 1
  const first = rows.findIndex((row) => isPart(row) && rolesOf([cellText(row.cells[0])]) === 1)
  if (first < 0) return sheet
  const end = sheet.rows.findIndex(
    (row, at) => at > first && !isPart(row) && rolesOf([cellText(row.cells[0])]) === 0,
  )
  const lying = sheet.rows.slice(first, end < 0 ? undefined : end)
  const width = lying.reduce((most, row) => Math.max(most, row.cells.length), 0)
  const upright = Array.from({ length: width }, (_, column) => ({
    number: column + 1,
    line: lineOfColumn(column + 1),
    cells: lying.map((row) => row.cells[column] ?? null),
  }))
  const after = end < 0 ? [] : sheet.rows.slice(end)
  // its columns are rows of the sheet
  const first_column = (lying[0]?.number ?? 1) - 1
  return { ...sheet, first_column, rows: [...sheet.rows.slice(0, first), ...upright, ...after] }
}
