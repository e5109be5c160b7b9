import { unzipSync, zipSync } from 'fflate'
import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import type { Cell, DecodedFile, Sheet, SheetRow } from '#domain/portfolio/reading/sheet.ts'
import { cleaned, type Decoding, usualDecoding } from './decoding.ts'
import { largeParts } from './inspect-archive.ts'
import { limits } from './limits.ts'
import { ReadingFailure } from './reading-failure.ts'

/**
 * Visible worksheets, row by row. The archive has been inspected before (`inspect-archive.ts`) but for the large parts:
 * their unpacking ends with an error where it passes the size that the directory claims, and rows are counted here.
 */
export async function decodeXlsx(
  bytes: Uint8Array,
  decoding: Decoding = usualDecoding,
): Promise<DecodedFile> {
  const sheets: Sheet[] = []
  let cells = 0
  for (const name of await visibleSheets(bytes)) {
    const rows: SheetRow[] = []
    const columns = columnsOf(decoding)
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: name })) {
      if (rows.length >= limits.rows) throw new ReadingFailure('too_many_rows')
      const row = columns.take(values)
      cells += row.length
      if (cells > limits.cells) throw new ReadingFailure('too_large_unpacked')
      rows.push({ number: index + 1, cells: row })
    }
    sheets.push({ name, rows, has_row_numbers: true })
  }
  return { kind: 'sheets', sheets }
}

async function visibleSheets(bytes: Uint8Array): Promise<string[]> {
  const names: string[] = []
  const hidden: string[] = []
  await readXlsx(outlineOf(bytes), {
    // the filter sees every sheet's name and visibility; refusing all reads no sheet at all
    sheets: (sheet) => {
      if (sheet.hidden || sheet.veryHidden) hidden.push(sheet.name)
      else names.push(sheet.name)
      return false
    },
  })
  return names.length > 0 ? names : hidden
}

/** The workbook without its rows and their words, which say nothing of its sheets: only their names and visibility are read of it. */
const outlineOf = (bytes: Uint8Array) =>
  zipSync(unzipSync(bytes, { filter: ({ name }) => !largeParts.test(name) }), { level: 0 })

/**
 * Cells as they come, row by row: what stands below itself is tidied once. They stay in the array that the stream made
 * for the row and lets go of: copies of rows are most of what a large list leaves to collect.
 */
function columnsOf(decoding: Decoding) {
  const raw: unknown[] = []
  const known: Cell[] = []
  return {
    take(values: unknown[]): Cell[] {
      const row = values.length > limits.columns ? values.slice(0, limits.columns) : values
      for (let at = 0; at < row.length; at += 1) {
        const value = row[at]
        if (typeof value === 'number' || value === null) continue
        if (typeof value !== 'string') row[at] = toCell(value, decoding)
        else if (value === raw[at]) row[at] = known[at]
        else {
          raw[at] = value
          row[at] = known[at] = toCell(value, decoding)
        }
      }
      return row as Cell[]
    },
  }
}

function toCell(value: unknown, decoding: Decoding): Cell {
  if (typeof value === 'string') return cleaned(value, decoding)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return null
}
