import type { ProductEvidence, ValueEvidence } from '../evidence.ts'
import type { Problem, Reading, ReadTable } from '../read-product.ts'
import { readLines, withNameParts } from './read-lines.ts'
import { readSheet, type TableReading } from './read-sheet.ts'
import { noChoices, type ReadingChoices } from './reading-choices.ts'
import { type Cell, cellText, type DecodedFile, type Sheet } from './sheet.ts'
import { tablesBesideEachOther } from './tables-in-sheet.ts'

interface Part extends TableReading {
  readonly sheet: number
}

/** The products of a decoded file: every worksheet, or the lines of a document. */
export function readDecoded(file: DecodedFile, choices: ReadingChoices = noChoices): Reading {
  const products: Reading['products'][number][] = []
  const problems: Problem[] = []
  const tables: ReadTable[] = []
  const parts =
    file.kind === 'sheets'
      ? readTables(file.sheets, choices)
      : [{ ...readLines(file.lines, choices), sheet: 0 }]
  for (const { sheet, table, ...part } of parts) {
    const place = {
      sheet: file.kind === 'sheets' ? sheet : null,
      table: table === undefined ? null : tables.length,
    }
    if (table !== undefined) {
      tables.push({ ...table, sheet, first: products.length, count: part.products.length })
    }
    const inSheet = fromColumn(table === undefined || table.is_turned ? 0 : table.first_column)
    for (const product of part.products) {
      const { evidence } = product
      // a copy of each would cost as much as reading it
      if (evidence !== undefined) {
        const { values, sizes } = evidence
        Object.assign(evidence, place, { values: inSheet(values) })
        if (sizes !== undefined)
          Object.assign(evidence, {
            sizes: sizes.map((size) => ({ ...size, values: inSheet(size.values) })),
          })
      }
      products.push(product)
    }
    for (const problem of part.problems) {
      problems.push(sheet === 0 || problem.row === null ? problem : { ...problem, sheet })
    }
  }
  if (products.length === 0) problems.unshift({ code: 'no_products_found', row: null, text: null })
  return { total_products: products.length, products, problems, tables }
}

/** Evidence of a table that begins at this column, by the columns of the sheet. */
function fromColumn(
  first: number,
): (values: ProductEvidence['values']) => ProductEvidence['values'] {
  if (first === 0) return (values) => values
  const known = new Map<ValueEvidence, ValueEvidence>()
  const moved = (value: ValueEvidence) => {
    const made = known.get(value) ?? {
      ...value,
      column: value.column === null ? null : value.column + first,
    }
    known.set(value, made)
    return made
  }
  return (values) =>
    Object.fromEntries(Object.entries(values).map(([field, value]) => [field, moved(value)]))
}

/** Every table of every sheet; terms may stand on a sheet of their own. */
function readTables(sheets: readonly Sheet[], choices: ReadingChoices): Part[] {
  const terms = sheets.flatMap(loneLines)
  const readings = sheets.flatMap((whole, sheet) =>
    tablesBesideEachOther(whole).map((table) => ({
      ...readTable(table, terms, { sheet, choices }),
      sheet,
    })),
  )
  const lists = readings.filter(({ is_bare, products }) => !is_bare && products.length > 0)
  return lists.length > 0 ? lists : readings
}

const mostLines = 200
const hasText = (cell: Cell) => cellText(cell) !== ''

/** Lines of text beside the tables of a sheet: titles, conditions, contacts. */
function loneLines({ rows }: Sheet): string[] {
  const lines: string[] = []
  for (const { cells } of rows) {
    if (lines.length === mostLines) break
    const first = cells.findIndex(hasText)
    if (first >= 0 && !cells.some((cell, at) => at > first && hasText(cell)))
      lines.push(cellText(cells[first]))
  }
  return lines
}

/** Rows of a document have no numbers that the producer could see: its products are counted. */
function readTable(
  sheet: Sheet,
  terms: readonly string[],
  said: { readonly sheet: number; readonly choices: ReadingChoices },
): TableReading {
  const reading = readSheet(sheet, terms, said)
  if (sheet.has_row_numbers) return reading
  const products = reading.products.map((product, index) => ({
    ...withNameParts(product),
    row: index + 1,
  }))
  return { ...reading, products }
}
