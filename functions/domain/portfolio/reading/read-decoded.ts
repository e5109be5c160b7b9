import type { Problem, Reading, ReadProduct } from '../read-product.ts'
import { readLines, withNameParts } from './read-lines.ts'
import { readSheet, type TableReading } from './read-sheet.ts'
import type { DecodedFile, Sheet } from './sheet.ts'

/** The products of a decoded file: every worksheet, or the lines of a document. */
export function readDecoded(file: DecodedFile): Reading {
  const products: ReadProduct[] = []
  const problems: Problem[] = []
  const parts = file.kind === 'sheets' ? file.sheets.map(readTable) : [readLines(file.lines)]
  for (const part of parts) {
    for (const product of part.products) products.push(product)
    for (const problem of part.problems) problems.push(problem)
  }
  if (products.length === 0) problems.unshift({ code: 'no_products_found', row: null, text: null })
  return { total_products: products.length, products, problems }
}

/** Rows of a document have no numbers that the producer could see: its products are counted. */
function readTable(sheet: Sheet): TableReading {
  const reading = readSheet(sheet)
  if (sheet.has_row_numbers) return reading
  const products = reading.products.map((product, index) => ({
    ...withNameParts(product),
    row: index + 1,
  }))
  return { products, problems: reading.problems }
}
