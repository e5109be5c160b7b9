import type { ProductEvidence, ValueEvidence } from '../evidence.ts'
import type { Problem, Reading, ReadTable } from '../read-product.ts'
import { readLines, withNameParts } from './read-lines.ts'
import { readSheet, type TableReading } from './read-sheet.ts'
import { noChoices, type ReadingChoices } from './reading-choices.ts'
import { cellText, type DecodedFile, filledCells, isEmpty, type Sheet } from './sheet.ts'
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
      if (evidence !== undefined) placeInFile(evidence, place, inSheet)
      products.push(product)
    }
    for (const problem of part.problems) {
      problems.push(sheet === 0 || problem.row === null ? problem : { ...problem, sheet })
    }
  }
  if (products.length === 0) problems.unshift({ code: 'no_products_found', row: null, text: null })
  return { total_products: products.length, products, problems, tables }
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

/** Where a table stands is known only now; a copy of each product's evidence would cost as much as reading it. */
function placeInFile(
  evidence: Writable<ProductEvidence>,
  { sheet, table }: Pick<ProductEvidence, 'sheet' | 'table'>,
  inSheet: (values: ProductEvidence['values']) => ProductEvidence['values'],
): void {
  evidence.sheet = sheet
  evidence.table = table
  evidence.values = inSheet(evidence.values)
  if (evidence.sizes !== undefined)
    evidence.sizes = evidence.sizes.map((size) => ({ ...size, values: inSheet(size.values) }))
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
  return lists.length > 0 ? withoutSummaries(lists, choices.taken_in) : readings
}

/** Of fewer products it is by chance that all of them stand on another sheet. */
const fewestRepeated = 3

/**
 * A sheet of takings names the products of the list again, at the same prices, and says nothing more of them: its rows
 * are no products of their own, unless somebody says so of one.
 */
function withoutSummaries(lists: readonly Part[], taken_in: ReadingChoices['taken_in']): Part[] {
  if (new Set(lists.map(({ sheet }) => sheet)).size < 2) return [...lists]
  const known = new Map<string, Part['products'][number]>()
  return lists.map((list) => {
    const { products, problems, sheet } = list
    const isSummary =
      products.length >= fewestRepeated &&
      products.every((product) => repeats(product, known.get(keyOf(product))))
    if (!isSummary) {
      for (const product of products) known.set(keyOf(product), product)
      return list
    }
    const own = new Set(taken_in.flatMap((one) => (one.sheet === sheet ? [one.row] : [])))
    const repeated = products.flatMap(({ row, name }) => {
      const text = name.slice(0, longestText)
      return own.has(row) ? [] : [{ code: 'row_repeated', row, text } as const]
    })
    const kept = products.filter(({ row }) => own.has(row))
    return { ...list, products: kept, problems: [...problems, ...repeated] }
  })
}

const longestText = 120

const keyOf = ({ name, producer, price_amount }: Part['products'][number]) =>
  `${name}|${producer}|${price_amount}`

/** Where a product stands and how its price is written is no fact. */
const noFacts: ReadonlySet<string> = new Set(['row', 'price_raw', 'evidence'])

/** A product adds nothing to what is known; without a price nothing says that it is the same. */
function repeats(
  product: Part['products'][number],
  known: Part['products'][number] | undefined,
): boolean {
  if (known === undefined || product.price_amount === null) return false
  const before: Readonly<Record<string, unknown>> = { ...known }
  return Object.entries(product).every(
    ([field, value]) =>
      noFacts.has(field) ||
      value === null ||
      JSON.stringify(value) === JSON.stringify(before[field]),
  )
}

const mostLines = 200

/** Lines of text beside the tables of a sheet: titles, conditions, contacts. */
function loneLines({ rows }: Sheet): string[] {
  const lines: string[] = []
  for (const row of rows) {
    if (lines.length === mostLines) break
    if (filledCells(row, 2) === 1) lines.push(cellText(row.cells.find((cell) => !isEmpty(cell))))
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
