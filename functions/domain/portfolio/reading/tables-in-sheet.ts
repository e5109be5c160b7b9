import { findHeader } from './recognise-header.ts'
import { cellText, isFilled, type Sheet } from './sheet.ts'

const fewestColumns = 3

/** Where the header begins anew with the same words; null: there is one table from left to right. */
function secondTable(texts: readonly string[]): number | null {
  const start = texts.findIndex((text) => text !== '')
  const first = texts[start]
  if (first === undefined) return null
  const again = texts.indexOf(first, start + fewestColumns)
  if (again < 0) return null
  const width = texts.length - again
  if (width < fewestColumns) return null
  const same = texts.slice(again).filter((text, at) => text === texts[start + at]).length
  return same >= width * 0.8 ? again : null
}

/** The tables of a sheet that stand side by side under headers of the same words, from left to right. */
export function tablesBesideEachOther(sheet: Sheet): Sheet[] {
  const rows = sheet.rows.filter(isFilled)
  const header = findHeader(rows)
  if (header === null) return [sheet]
  const line = rows.slice(0, header.last_row + 1).findLast((row) => {
    const texts = row.cells.map(cellText)
    return secondTable(texts) !== null
  })
  const at = line === undefined ? null : secondTable(line.cells.map(cellText))
  if (at === null) return [sheet]
  const left = {
    ...sheet,
    rows: sheet.rows.map((row) => ({ ...row, cells: row.cells.slice(0, at) })),
  }
  const right = {
    ...sheet,
    first_column: (sheet.first_column ?? 0) + at,
    rows: sheet.rows.map((row) => ({ ...row, cells: row.cells.slice(at) })),
  }
  return [left, ...tablesBesideEachOther(right)]
}
