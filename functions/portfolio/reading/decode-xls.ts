import { read, set_cptable, utils } from '@e965/xlsx'
import * as codepages from '@e965/xlsx/dist/cpexcel.full.mjs'
import type { Cell, DecodedFile, Sheet } from '#domain/portfolio/reading/sheet.ts'
import { cleaned, type Decoding, usualDecoding } from './decoding.ts'
import { limits } from './limits.ts'
import { ReadingFailure } from './reading-failure.ts'

/** Old Excel files, and the HTML or XML tables that programs export under the ending .xls. */
export function decodeXls(bytes: Uint8Array, decoding: Decoding = usualDecoding): DecodedFile {
  set_cptable(codepages)
  const workbook = open(bytes)
  const visible = workbook.SheetNames.filter(
    (_, index) => !workbook.Workbook?.Sheets?.[index]?.Hidden,
  )
  const names = visible.length > 0 ? visible : workbook.SheetNames
  const sheets: Sheet[] = []
  let cells = 0
  for (const name of names) {
    const sheet = workbook.Sheets[name]
    const range = sheet?.['!ref']
    if (sheet === undefined || range === undefined) continue
    const used = utils.decode_range(range)
    used.e.c = Math.min(used.e.c, limits.columns - 1)
    if (used.e.r >= limits.rows) throw new ReadingFailure('too_many_rows')
    const rows = utils.sheet_to_json<unknown[]>(sheet, {
      header: 1,
      range: used,
      blankrows: true,
      defval: null,
      raw: true,
    })
    cells += rows.length * (used.e.c + 1)
    if (cells > limits.cells) throw new ReadingFailure('too_large_unpacked')
    sheets.push({
      name,
      has_row_numbers: true,
      rows: rows.map((row, index) => ({
        number: used.s.r + index + 1,
        cells: row.map((value) => toCell(value, decoding)),
      })),
    })
  }
  return { kind: 'sheets', sheets }
}

function open(bytes: Uint8Array) {
  try {
    return read(bytes, { type: 'array', dense: true, cellDates: true, sheetRows: limits.rows + 1 })
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message)
    throw new ReadingFailure(isLocked ? 'encrypted_file' : 'broken_file')
  }
}

function toCell(value: unknown, decoding: Decoding): Cell {
  if (typeof value === 'string') return cleaned(value, decoding)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return value instanceof Date ? value.toISOString().slice(0, 10) : null
}
