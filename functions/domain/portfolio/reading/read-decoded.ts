import type { Problem, Reading, ReadProduct } from '../read-product.ts'
import { readLines } from './read-lines.ts'
import { readSheet } from './read-sheet.ts'
import type { DecodedFile } from './sheet.ts'

/** The products of a decoded file: every worksheet, or the lines of a document. */
export function readDecoded(file: DecodedFile): Reading {
  const products: ReadProduct[] = []
  const problems: Problem[] = []
  const parts = file.kind === 'sheets' ? file.sheets.map(readSheet) : [readLines(file.lines)]
  for (const part of parts) {
    for (const product of part.products) products.push(product)
    for (const problem of part.problems) problems.push(problem)
  }
  if (products.length === 0) problems.unshift({ code: 'no_products_found', row: null, text: null })
  return { total_products: products.length, products, problems }
}
