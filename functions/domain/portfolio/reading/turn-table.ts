import { rolesNamedIn } from './header-evidence.ts'
import { cellText, lineOfColumn, type Sheet, type SheetRow } from './sheet.ts'

/** A table of several products has as many headers at least. */
const fewestHeaders = 4
/** So few are enough where nearly all cells of the first column are headers, the name among them. */
const fewestOfAll = 3
const rowsSearched = 80

/** The role that a text names outright, be it one that is no matter of ours. */
const namedRole = (text: string) =>
  text.length > 60 ? undefined : rolesNamedIn(text).find(({ weight }) => weight > 0.7)?.role

/** How many different roles the texts name outright. */
function rolesOf(texts: readonly string[]): number {
  // "not organic" below "Certificates" names nothing
  const roles = texts.map(namedRole).filter((role) => role !== undefined && role !== 'ignore')
  return new Set(roles).size
}

/** The row right below goes on with headers. */
const isWithin = (below: SheetRow | undefined, row: SheetRow) =>
  cellText(row.cells[0]) !== '' &&
  below !== undefined &&
  below.number === row.number + 1 &&
  isPart(below) &&
  rolesOf([cellText(below.cells[0])]) === 1

const isPart = (row: SheetRow) => row.cells.filter((cell) => cellText(cell) !== '').length > 1

/** Three headers, and hardly another cell in the first column of a table that is no list of one column. */
function areAllHeaders(rows: readonly SheetRow[]): boolean {
  const labels = rows.filter(isPart).map((row) => cellText(row.cells[0]))
  const roles = labels.map(namedRole)
  const known = roles.filter((role) => role !== undefined).length
  return roles.includes('name') && known >= 4 && known >= labels.length * 0.6
}

/** Rows of a lying table follow each other: a header of unknown words stands among them too. */
function firstOf(rows: readonly SheetRow[], known: number): number {
  const width = (at: number) => rows[at]?.cells.filter((cell) => cellText(cell) !== '').length ?? 0
  let first = known
  while (
    first > 0 &&
    rows[first - 1]?.number === (rows[first]?.number ?? 0) - 1 &&
    width(first - 1) > 2 &&
    width(first - 1) >= width(known) * 0.8 &&
    cellText(rows[first - 1]?.cells[0]) !== ''
  )
    first -= 1
  return first
}

/**
 * A table that lies on its side, with a product in each column and the headers down the first one, is turned
 * upright; what stands above and below stays where it is. Any other table comes back as it is.
 */
export function turnTable(sheet: Sheet): Sheet {
  const rows = sheet.rows.slice(0, rowsSearched)
  const down = rolesOf(rows.map((row) => cellText(row.cells[0])))
  if (down < (areAllHeaders(rows) ? fewestOfAll : fewestHeaders)) return sheet
  const across = rows.reduce((most, row) => Math.max(most, rolesOf(row.cells.map(cellText))), 0)
  if (across >= Math.max(3, down * 0.6)) return sheet
  const known = rows.findIndex((row) => isPart(row) && rolesOf([cellText(row.cells[0])]) === 1)
  if (known < 0) return sheet
  const first = firstOf(rows, known)
  // a header may stand over nothing; what follows the last full row is no part of the table
  const end = sheet.rows.findIndex(
    (row, at) =>
      at > first &&
      !isPart(row) &&
      rolesOf([cellText(row.cells[0])]) === 0 &&
      !isWithin(sheet.rows[at + 1], row),
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
