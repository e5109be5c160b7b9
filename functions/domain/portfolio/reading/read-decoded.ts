import type { Problem, Reading, ReadProduct } from '../read-product.ts'
import { readLines, withNameParts } from './read-lines.ts'
import { readSheet, type TableReading } from './read-sheet.ts'
import { cellText, type DecodedFile, type Sheet } from './sheet.ts'
import { tablesBesideEachOther } from './tables-in-sheet.ts'

/** The products of a decoded file: every worksheet, or the lines of a document. */
export function readDecoded(file: DecodedFile): Reading {
  const products: ReadProduct[] = []
  const problems: Problem[] = []
  const parts = file.kind === 'sheets' ? readTables(file.sheets) : [readLines(file.lines)]
  for (const part of parts) {
    for (const product of part.products) products.push(product)
    for (const problem of part.problems) problems.push(problem)
  }
  if (products.length === 0) problems.unshift({ code: 'no_products_found', row: null, text: null })
  return { total_products: products.length, products, problems }
}

/** Every table of every sheet; terms may stand on a sheet of their own. */
function readTables(sheets: readonly Sheet[]): TableReading[] {
  const terms = sheets.flatMap(loneLines)
  const readings = sheets.flatMap(tablesBesideEachOther).map((sheet) => readTable(sheet, terms))
  const lists = readings.filter(({ is_bare, products }) => !is_bare && products.length > 0)
  return lists.length > 0 ? lists : readings
}

const mostLines = 200

/** Lines of text beside the tables of a sheet: titles, conditions, contacts. */
function loneLines({ rows }: Sheet): string[] {
  const lines: string[] = []
  for (const { cells } of rows) {
    const filled = cells.map(cellText).filter((text) => text !== '')
    if (filled.length === 1 && lines.length < mostLines) lines.push(filled[0] ?? '')
  }
  return lines
}

/** Rows of a document have no numbers that the producer could see: its products are counted. */
function readTable(sheet: Sheet, terms: readonly string[]): TableReading {
  const reading = readSheet(sheet, terms)
  if (sheet.has_row_numbers) return reading
  const products = reading.products.map((product, index) => ({
    ...withNameParts(product),
    row: index + 1,
  }))
  return { ...reading, products }
}
